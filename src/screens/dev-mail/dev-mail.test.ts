import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { createFolderTransport } from '#platform/mail/folder-transport.ts';
import { createDevMail } from './dev-mail.tsx';

const domain = company.email.noReply.split('@').at(-1);
const id = '019a9f00-0000-7000-8000-000000000001';
const newerId = '019a9f00-0001-7000-8000-000000000002';

const key = 'a key that the start printed';

let folder: string;
let app: Hono;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-dev-mail-'));
  const mailDir = join(folder, 'mail');
  app = new Hono().route('/dev/mail', createDevMail({ mailDir, key }));
  const transport = createFolderTransport(mailDir);
  const from = { name: company.name, address: company.email.noReply };
  const to = { name: '', address: 'ana@shipper.example' };
  const mail = { from, to, html: '<p style="color:red">Hello</p>', text: 'Hello <script>alert(1)</script>' };
  await transport.deliver({ ...mail, subject: 'RR-7K3M9Q: <b>first</b>', messageId: id });
  await transport.deliver({ ...mail, subject: 'CM-7K3M9Q: second', messageId: newerId });
  writeFileSync(join(folder, 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function get(path: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const environment = { incoming: { socket: { remoteAddress, remotePort: 50_000, remoteFamily: 'IPv4' } } };
  return app.request(
    path,
    { headers: { Host: 'localhost:3000', Cookie: `dev-mail=${encodeURIComponent(key)}`, ...headers } },
    environment,
  );
}

test('lists the newest mail first, escaped', async () => {
  const response = await get('/dev/mail');
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page.indexOf(newerId)).toBeLessThan(page.indexOf(id));
  expect(page).toContain('RR-7K3M9Q: &lt;b&gt;first&lt;/b&gt;');
  expect(page).toContain('<td>CM-7K3M9Q</td>');
  expect(page).toContain('&lt;ana@shipper.example&gt;');
  expect(page).not.toMatch(/<script| style="/);
  expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

test('shows one mail: text, headers and a frame for its HTML', async () => {
  const page = await (await get(`/dev/mail/${id}`)).text();
  expect(page).toContain('Hello &lt;script&gt;');
  expect(page).toContain(`Message-ID: &lt;${id}@${domain}&gt;`);
  expect(page).toContain(`<iframe title="The HTML part" sandbox="" src="/dev/mail/${id}/html">`);
});

test('serves the HTML part in a sandbox, and the file itself', async () => {
  const html = await get(`/dev/mail/${id}/html`);
  expect(await html.text()).toContain('<p style="color:red">Hello</p>');
  expect(html.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*; sandbox;/);
  const raw = await get(`/dev/mail/${id}/raw`);
  expect(raw.headers.get('Content-Type')).toBe('message/rfc822');
  expect(raw.headers.get('Content-Disposition')).toBe(`attachment; filename="${id}.eml"`);
  expect(await raw.text()).toMatch(/^From: /m);
});

test('lists the attachments of a mail, to be downloaded', async () => {
  const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const transport = createFolderTransport(join(folder, 'mail'));
  await transport.deliver({
    from: { name: company.name, address: company.email.noReply },
    to: { name: '', address: 'ana@shipper.example' },
    subject: 'RR-7K3M9Q: with a PDF',
    html: '<p>Hello</p>',
    text: 'Hello',
    attachments: [{ name: 'RR-7K3M9Q.pdf', type: 'application/pdf', content }],
    messageId: newerId,
  });
  const path = `/dev/mail/${newerId}/attachments`;
  expect(await (await get(`/dev/mail/${newerId}`)).text()).toContain(`<a href="${path}/0">RR-7K3M9Q.pdf</a>`);
  const file = await get(`${path}/0`);
  expect(file.headers.get('Content-Type')).toBe('application/pdf');
  expect(file.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''RR-7K3M9Q.pdf");
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(content);
  for (const index of ['1', '-1', 'x']) expect((await get(`${path}/${index}`)).status).toBe(404);
  expect(await (await get(`/dev/mail/${id}`)).text()).not.toContain('Attachments');
});

test('a server that kept no mail has an empty list', async () => {
  app = new Hono().route('/dev/mail', createDevMail({ mailDir: join(folder, 'nothing'), key }));
  expect((await get('/dev/mail')).status).toBe(200);
});

test.each([['127.0.0.1'], ['127.8.8.8'], ['::1'], ['::ffff:127.0.0.1']])('answers %s', async (address) => {
  expect((await get('/dev/mail', {}, address)).status).toBe(200);
});

test.each([['192.168.1.20'], ['203.0.113.9'], ['fe80::1'], ['::ffff:10.0.0.1'], ['']])(
  'does not exist for %s',
  async (address) => {
    expect((await get('/dev/mail', {}, address)).status).toBe(404);
    expect((await get(`/dev/mail/${id}/raw`, {}, address)).status).toBe(404);
  },
);

test.each([
  [{ Forwarded: 'for=203.0.113.9' }],
  [{ 'X-Forwarded': '203.0.113.9' }],
  [{ 'CF-Connecting-IP': '203.0.113.9' }],
  [{ 'True-Client-IP': '203.0.113.9' }],
  [{ 'X-Forwarded-For': '203.0.113.9' }],
  [{ 'x-forwarded-proto': 'https' }],
  [{ Host: 'rebound.example:3000' }],
  [{ Host: 'localhost.rebound.example' }],
  [{ Host: '' }],
])('does not exist with %o', async (headers) => {
  expect((await get('/dev/mail', headers)).status).toBe(404);
});

test.each([['localhost'], ['127.0.0.1:3000'], ['[::1]:3000']])('exists at %s', async (host) => {
  expect((await get('/dev/mail', { Host: host })).status).toBe(200);
});

test.each([[''], ['dev-mail=another'], ['session=x']])('is closed to the cookie %j', async (Cookie) => {
  for (const path of ['/dev/mail', `/dev/mail/${id}/raw`, '/dev/mail?key=another']) {
    const response = await get(path, { Cookie });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain('RR-7K3M9Q');
  }
});

test('keeps the key of the printed address in a cookie', async () => {
  const response = await get(`/dev/mail?key=${encodeURIComponent(key)}`, { Cookie: '' });
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/dev/mail');
  const cookie = String(response.headers.get('Set-Cookie'));
  expect(cookie).toMatch(/; Path=\/dev\/mail; HttpOnly; SameSite=Strict$/);
  expect((await get('/dev/mail', { Cookie: String(cookie.split(';')[0]) })).status).toBe(200);
});

test('does not exist where there is no peer', async () => {
  expect((await app.request('/dev/mail', { headers: { Host: 'localhost' } })).status).toBe(404);
});

test.each([['..%2Fsecret'], ['%2e%2e%2fsecret'], ['secret'], [`..%2Fmail%2F${id}`], [`${id}%00`]])(
  'no file is named %s',
  async (name) => {
    for (const part of ['', '/html', '/raw'])
      expect((await get(`/dev/mail/${name}${part}`)).status).toBe(404);
  },
);
