import { expect, test } from 'vitest';
import { inboundOn } from '#tests/support/inbound.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { listUnusedMails } from './list-mails.ts';
import { listMailsOfLeads, listOriginalAccess } from './originals.ts';
import { receiveMail } from './receive-mail.ts';

const hostile = [
  'From: "<script>alert(1)</script>" <ana@example.com>',
  'To: rates@example.com',
  'Subject: <img src=x onerror=alert(1)>',
  'Message-ID: <hostile@example.com>',
  'Authentication-Results: mx.example.com; dmarc=pass',
  'Content-Type: text/html',
  '',
  '<p>The pallets</p><script>alert(1)</script><img src="https://evil.example/p.png">"></iframe><form action="https://evil.example">',
].join('\r\n');

describeOnDatabase('the original of a mail', (open) => {
  async function start() {
    const database = await open();
    const app = await createTestApp(database);
    const { services } = app.dependencies;
    const desk = Object.assign(inboundOn(database), { cipher: services.cipher });
    const raw = Buffer.from(hostile);
    const { leadId } = await receiveMail(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
    const staff = await addStaff(database.db, { role: 'agent' });
    const cookie = await staffCookie(database.db, staff);
    return { database, app, leadId: leadId ?? '', raw, staff, ask: askDesk(app, { Cookie: cookie }), desk };
  }

  test('is downloaded and shown by staff, and each access is logged', async () => {
    const { database, leadId, raw, ask, staff } = await start();
    const [mail] = await listMailsOfLeads(database.db, [leadId]);
    expect(mail).toMatchObject({ leadId, position: null });
    const file = await ask('GET', `/requests/${leadId}/mails/${mail?.id}`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(raw);
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(file.headers.get('Content-Type')).toBe('application/octet-stream');
    const page = await ask('GET', `/requests/${leadId}/mails/${mail?.id}/page`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('Content-Security-Policy') ?? '';
    for (const part of [
      "default-src 'none'",
      'img-src data:',
      "form-action 'none'",
      'sandbox allow-downloads',
    ])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/script-src|allow-scripts|allow-same-origin/);
    const html = await page.text();
    expect(html).toContain('<iframe sandbox title=');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/<script|<img|<form/);
    const log = await listOriginalAccess(database.db, [leadId]);
    expect(log.map(({ by, byId }) => [by, byId])).toEqual([
      ['staff', staff.id],
      ['staff', staff.id],
    ]);
    expect(log[0]?.name).toContain('<img src=x');
  });

  test('is shown for a mail that is on no request', async () => {
    const { database, ask, desk } = await start();
    const raw = Buffer.from(
      'From: <>\r\nAuto-Submitted: auto-replied\r\nSubject: Away\r\n\r\nBack on Monday <script>',
    );
    await receiveMail(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
    const {
      mails: [mail],
    } = await listUnusedMails(database.db);
    const page = await ask('GET', `/inbound/mails/${mail?.id}/page`);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('Back on Monday &lt;script&gt;');
    expect((await ask('GET', '/inbound/mails/nothing/page')).status).toBe(404);
  });

  test('is not there for other requests, mails, callers or roles', async () => {
    const { database, app, leadId, ask, desk } = await start();
    const [mail] = await listMailsOfLeads(database.db, [leadId]);
    const other = await desk.submit();
    for (const path of [
      `/requests/${other.id}/mails/${mail?.id}`,
      `/requests/${leadId}/mails/nothing`,
      `/requests/nothing/mails/${mail?.id}`,
    ])
      for (const end of ['', '/page']) expect((await ask('GET', `${path}${end}`)).status).toBe(404);
    for (const end of ['', '/page'])
      expect((await askDesk(app)('GET', `/requests/${leadId}/mails/${mail?.id}${end}`)).status).toBe(401);
    expect(await listOriginalAccess(database.db, [leadId])).toEqual([]);
  });
});
