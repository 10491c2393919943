import { expect, test } from 'vitest';
import { createApiToken } from '#features/identity/server/staff/api-tokens.ts';
import { listStaffEvents } from '#features/identity/server/staff/staff-events.ts';
import { addDocument } from '#features/kyc/server/documents.ts';
import { sendCase } from '#features/kyc/server/send-case.ts';
import type { Database } from '#platform/db/open-database.ts';
import { day } from '#platform/values/durations.ts';
import { deskOn } from '#tests/support/desk.ts';
import { pdf } from '#tests/support/documents.ts';
import { customers, kycWithCustomers } from '#tests/support/kyc.ts';
import { completeQuote, withQuotes } from '#tests/support/quotes.ts';
import { seedLeads } from '#tests/support/seed/requests.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

const formula = '=HYPERLINK("http://x")';
const formulaAsText = `"'=HYPERLINK(""http://x"")"`;

const lastDayFrom = (now: number) => new Date(now + 14 * day).toISOString().slice(0, 10);

describeOnDatabase('downloads of the desk', (open) => {
  let app: TestApp;
  let database: Database;

  const quoted = (titles: string) => titles.replace(/\w+/g, '"$&"');

  async function linesOf(path: string): Promise<string[]> {
    const agent = await addStaff(database.db, { name: path, role: 'agent' });
    const ask = askDesk(app, { Cookie: await staffCookie(database.db, agent) });
    const response = await ask('GET', path);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const list = path.slice(1, path.indexOf('.')).replace('leads', 'requests').replace('kyc', 'kyc-cases');
    expect(response.headers.get('Content-Disposition')).toMatch(
      new RegExp(`^attachment; filename="${list}-\\d{4}-\\d\\d-\\d\\d\\.csv"`),
    );
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFF')).toBe(true);
    return text.slice(1).trimEnd().split('\r\n');
  }

  async function start() {
    database = await open();
    app = await createTestApp(database);
    return deskOn(database, Date.now());
  }

  test('hold the requests that a filter finds, and run no formulas', async () => {
    const desk = await start();
    await desk.submit({ clientName: formula, products: 'coffee' });
    await desk.submit({ clientName: 'Ana', products: 'tea' });
    const lines = await linesOf('/leads.csv?text=coffee');
    expect(lines[0]).toBe(
      quoted(
        'reference,kind,stage,folder,receivedAt,dueAt,name,company,email,phone,locale,lastMessageAt,followUpAt,laneFrom,laneFromCode,laneTo,laneToCode,mode,incoterm,pieces,containers,grossKg,volumeM3,chargeable,chargeableUnit,readyOn,deliverBy,value,currency,dangerous,unNumbers,answers',
      ),
    );
    expect(lines[1]).toContain(formulaAsText);
    expect(lines).toHaveLength(2);
  });

  test('hold the quotes of a tab, with decimal amounts', async () => {
    const desk = withQuotes(await start());
    const lead = await desk.submit({ clientName: formula });
    const draft = await desk.submit({ email: 'ben@example.com' });
    await desk.quote(lead.id, { ...completeQuote, validUntil: lastDayFrom(desk.now) });
    await desk.draft(draft.id);
    const [titles, ...sent] = await linesOf('/quotes.csv');
    expect(titles).toBe(
      quoted(
        'id,reference,revision,state,name,company,service,laneFrom,laneTo,prices,costs,otherOptions,begunAt,sentAt,validUntil,expiresAt,rule',
      ),
    );
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(`,"${lead.reference}","1","sent",${formulaAsText},`);
    expect(sent[0]).toContain(',"1250 USD","","1",');
    const [, ...drafts] = await linesOf('/quotes.csv?state=draft');
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toContain(`,"${draft.reference}","1","draft",`);
  });

  test('hold a long list whole', async () => {
    await start();
    await seedLeads(database, { requests: 405, now: Date.now() });
    const lines = await linesOf('/leads.csv');
    const listed = lines.slice(1).map((line) => line.split('"')[1]);
    const kept = await database.db
      .selectFrom('leads')
      .select('reference')
      .where('folder', '=', 'inbox')
      .orderBy('number', 'desc')
      .execute();
    expect(kept.length).toBeGreaterThan(200);
    expect(listed).toEqual(kept.map(({ reference }) => reference));
  });

  test('hold the feedback of some marks', async () => {
    await start();
    const give = (name: string, rating: number) =>
      app.post('/api/v1/feedbackform', { name, rating, comments: 'Fast, "clear"\nand kind' });
    expect((await give(formula, 9)).status).toBe(200);
    await give('Ben', 2);
    const [titles, ...rest] = await linesOf('/feedback.csv?from=5');
    expect(titles).toBe(quoted('reference,folder,receivedAt,rating,name,locale,comments'));
    expect(rest).toHaveLength(1);
    expect(rest[0]).toMatch(/^"FB-\w+","inbox","\d{4}-[\d-]+T[\d:.]+Z","9",/);
    expect(rest[0]).toContain(`,${formulaAsText},"en","Fast, ""clear""\nand kind"`);
  });

  test('hold the people who are called so, and accounts alone', async () => {
    const desk = await start();
    await desk.submit({ clientName: 'Ana Ruiz', email: 'ana@example.com', brandName: 'Café, Altura' });
    await desk.submit({ clientName: 'Ben Ode', email: 'ben@example.com' });
    const account = { fullname: 'Clara', username: 'clara@example.com', password: 'correct horse battery' };
    expect((await app.post('/api/v1/signup', account)).status).toBe(201);
    const [titles, ...found] = await linesOf('/people.csv?text=altura');
    expect(titles).toBe(quoted('email,name,company,requests,account,kyc,lastAt,locale'));
    expect(found).toEqual([
      expect.stringMatching(/^"ana@example\.com","Ana Ruiz","Café, Altura","1","","","\d{4}-.*","en"$/),
    ]);
    expect(await linesOf('/people.csv?show=accounts')).toEqual([
      titles,
      expect.stringMatching(/^"clara@example\.com","Clara","","0","unverified","","\d{4}-.*","en"$/),
    ]);
  });

  test('are added to the record of staff, with the person and how they signed in', async () => {
    await start();
    const agent = await addStaff(database.db, { name: 'Ada', role: 'agent' });
    const ask = askDesk(app, { Cookie: await staffCookie(database.db, agent) });
    await (await ask('GET', '/people.csv?text=ana')).text();
    const { token } = await createApiToken({ ...database, clock: Date.now }, agent, {
      name: 'BI',
      scope: 'read',
    });
    const withToken = askDesk(app, { Authorization: `Bearer ${token}` });
    await (await withToken('GET', '/kyc.csv')).text();
    const taken = (await listStaffEvents(database.db)).filter(({ action }) =>
      action.startsWith('downloaded'),
    );
    expect(taken.map(({ action, by, detail }) => [action, by.name, detail]).sort()).toEqual([
      ['downloaded', 'Ada', 'people'],
      ['downloaded-by-token', 'Ada', 'kyc-cases'],
    ]);
  });

  test('hold the KYC cases of a state, without what was answered', async () => {
    await start();
    const deps = await kycWithCustomers(database);
    for (const customer of Object.values(customers)) {
      deps.now += 1000;
      await addDocument(deps, customer.id, { name: 'form.pdf', content: pdf(customer.id) });
      await sendCase(deps, customer, { formAmongDocuments: true });
    }
    const [titles, ...cases] = await linesOf('/kyc.csv');
    expect(titles).toBe(quoted('id,state,name,email,documents,sentAt,changedAt,expiresAt'));
    expect(cases).toEqual([
      expect.stringMatching(
        /,"sent","Ana Ruiz","ana@example\.com","1","2026-11-20T15:00:01\.000Z",".+Z",""$/,
      ),
      expect.stringMatching(/,"sent","Ben Ode","ben@example\.com","1","2026-11-20T15:00:02\.000Z",".+Z",""$/),
    ]);
    expect(await linesOf('/kyc.csv?state=accepted')).toEqual([titles]);
  });
});
