import { expect, test } from 'vitest';
import { customerMail, inboundOn } from '#tests/support/inbound.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { newRecord } from './inbound-records.ts';
import { countSetAside, type UnusedMail } from './list-mails.ts';
import { receiveMail } from './receive-mail.ts';

const report =
  '--b\r\n\r\nNot delivered.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; x@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n--b\r\nContent-Type: text/csv; name=list.csv\r\nContent-Disposition: attachment; filename=list.csv\r\n\r\npiece,kg\r\n1,40\r\n--b--';

describeOnEachDatabase('a received mail that is on no request', (open) => {
  async function start() {
    const database = await open();
    const app = await createTestApp(database);
    const { db } = database;
    const desk = Object.assign(inboundOn(database, Date.now()), { cipher: app.dependencies.services.cipher });
    const cookieOf = async (staff: Parameters<typeof addStaff>[1]) =>
      askDesk(app, { Cookie: await staffCookie(db, await addStaff(db, staff)) });
    const receive = (headers: Record<string, string>, text: string) => {
      const raw = Buffer.from(customerMail('one', text, headers));
      return receiveMail(desk, { raw, receivedAt: desk.now, size: raw.byteLength });
    };
    const listed = async () =>
      (await db.selectFrom('inbound_mails').selectAll().orderBy('received_at').execute()).map(({ id }) => id);
    return { db, app, desk, receive, listed, cookieOf };
  }

  const mailer = {
    From: 'MAILER-DAEMON@example.com',
    'Return-Path': '<>',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
  };

  test('is listed with its reason, and made a request once, with its files, by any of two colleagues', async () => {
    const { db, receive, cookieOf } = await start();
    await receive(mailer, report);
    const one = await cookieOf({ name: 'Ana', role: 'agent' });
    const other = await cookieOf({ name: 'Ben', role: 'agent' });
    const { mails } = await (await one('GET', '/inbound/mails')).json();
    expect(mails).toMatchObject([
      { address: 'mailer-daemon@example.com', subject: 'Tiles one', reason: 'bounce' },
    ]);
    const path = `/inbound/mails/${mails[0].id}/request`;
    expect((await one('POST', path, { email: 'no address' })).status).toBe(422);
    const made = await (await one('POST', path, { email: 'zoe@example.com' })).json();
    const again = await (await other('POST', path, {})).json();
    expect(again).toMatchObject({ leadId: made.leadId, reference: made.reference });
    const leads = await db.selectFrom('leads').selectAll().execute();
    expect(leads).toHaveLength(1);
    expect(leads[0]).toMatchObject({ email: 'zoe@example.com', folder: 'inbox' });
    expect(JSON.parse(leads[0]?.payload ?? '')).toMatchObject({
      attachments: expect.arrayContaining([expect.objectContaining({ name: 'list.csv' })]),
    });
    const outbox = await db.selectFrom('outbox').select('type').execute();
    expect(outbox.map(({ type }) => type)).not.toContain('lead-acknowledgement');
    expect((await (await one('GET', '/inbound/mails')).json()).mails).toEqual([]);
  });

  test('is made one request by two that press at the same time', async () => {
    const { db, receive, listed, cookieOf } = await start();
    await receive(mailer, report);
    const [id] = await listed();
    const ask = await cookieOf({ name: 'Ana', role: 'agent' });
    const emails = ['a@example.com', 'b@example.com', 'c@example.com'];
    const statuses = await Promise.all(
      emails.map(async (email) => (await ask('POST', `/inbound/mails/${id}/request`, { email })).status),
    );
    expect(statuses).toContain(200);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });

  test('that names no sender becomes a request without an address', async () => {
    const { db, receive, listed, cookieOf } = await start();
    await receive({ From: 'nobody' }, 'Two pallets to Lima.');
    const [id] = await listed();
    const ask = await cookieOf({ name: 'Ana', role: 'agent' });
    // Marked as done a moment before.
    expect((await ask('POST', `/inbound/mails/${id}/done`, {})).status).toBe(200);
    expect((await ask('POST', `/inbound/mails/${id}/request`, {})).status).toBe(200);
    const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead).toMatchObject({ email: '', stage: 'new' });
    expect(JSON.parse(lead.payload)).toMatchObject({ message: 'Two pallets to Lima.' });
    const notes = await db.selectFrom('lead_event_texts').select('text').where('key', '=', 'note').execute();
    expect(notes).toEqual([{ text: expect.stringContaining('The sender is not known') }]);
  });

  test('cannot be one that is on a request, waits, is unknown or is not kept any more', async () => {
    const { db, receive, cookieOf } = await start();
    const { leadId } = await receive({}, 'Please quote.');
    const [stored] = await db.selectFrom('inbound_mails').selectAll().execute();
    const rows = [
      newRecord({ size: 5 }),
      newRecord({ size: 5, outcome: 'unreadable', reason: 'not-fetched' }),
      newRecord({ size: 0, outcome: 'own' }),
    ];
    await db.insertInto('inbound_mails').values(rows).execute();
    const ask = await cookieOf({ name: 'Ana', role: 'agent' });
    const press = async (id = 'unknown') => {
      const response = await ask('POST', `/inbound/mails/${id}/request`, {});
      return [response.status, (await response.json()).leadId];
    };
    expect(await press(stored?.id)).toEqual([200, leadId]);
    expect(await press()).toEqual([404, undefined]);
    expect(await press(rows[0]?.id)).toEqual([404, undefined]);
    expect(await press(rows[1]?.id)).toEqual([409, undefined]);
    expect(await press(rows[2]?.id)).toEqual([404, undefined]);
    expect((await ask('POST', `/inbound/mails/${rows[1]?.id}/retry`, {})).status).toBe(200);
    expect((await ask('POST', `/inbound/mails/${rows[2]?.id}/retry`, {})).status).toBe(404);
    const { mails } = await (await ask('GET', '/inbound/mails')).json();
    expect(mails).toMatchObject([{ reason: 'not-fetched', hasOriginal: false }]);
  });

  test('that could not be read counts until it is done, and may be fetched again after', async () => {
    const { db, cookieOf } = await start();
    const rows = [
      newRecord({ size: 5, outcome: 'unreadable', reason: 'not-fetched', received_at: 2, next_try_at: 9 }),
      newRecord({ size: 5, outcome: 'unreadable', reason: 'not-parsed', received_at: 1 }),
      newRecord({ size: 5, outcome: 'bounce', received_at: 3 }),
    ];
    await db.insertInto('inbound_mails').values(rows).execute();
    const ask = await cookieOf({ name: 'Ana', role: 'agent' });
    const list = async (query = '') => {
      const { mails } = await (await ask('GET', `/inbound/mails${query}`)).json();
      return mails.map(({ reason, isDone }: UnusedMail) => (isDone ? `${reason} done` : reason));
    };
    const setAside = () => list('?show=set-aside');
    expect(await setAside()).toEqual(['not-fetched', 'not-parsed']);
    const press = async (row: number, verb: string) =>
      (await ask('POST', `/inbound/mails/${rows[row]?.id}/${verb}`, {})).status;
    expect([await press(0, 'done'), await press(0, 'done'), await press(2, 'done')]).toEqual([200, 200, 404]);
    expect([await setAside(), await countSetAside(db, 0)]).toEqual([['not-parsed'], 1]);
    expect(await list()).toEqual(['bounce', 'not-fetched done', 'not-parsed']);
    expect(await press(0, 'retry')).toBe(200);
    expect(await setAside()).toEqual(['not-fetched', 'not-parsed']);
  });

  test('is listed once on one of the pages, also when many were received in one second', async () => {
    const { db, cookieOf } = await start();
    const rows = Array.from({ length: 120 }, () => newRecord({ size: 5, outcome: 'bounce', received_at: 7 }));
    await db.insertInto('inbound_mails').values(rows).execute();
    const ask = await cookieOf({ name: 'Ana', role: 'agent' });
    const ids: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page = await (await ask('GET', `/inbound/mails${next && `?before=${next}`}`)).json();
      ids.push(...page.mails.map(({ id }: UnusedMail) => id));
      next = page.next;
    }
    expect(ids).toEqual(rows.map(({ id }) => id).reverse());
    expect((await ask('GET', '/inbound/mails?before=seven')).status).toBe(422);
  });

  test('as a copy is listed apart with its request, its reading is logged, and it is made another request', async () => {
    const { db, receive, cookieOf } = await start();
    const { leadId } = await receive({}, 'Please quote.');
    await receive({}, 'CAUTION: external sender.\r\n\r\nPlease quote.');
    const ask = await cookieOf({ name: 'Ana', role: 'agent' });
    for (const list of ['', '?show=set-aside'])
      expect((await (await ask('GET', `/inbound/mails${list}`)).json()).mails).toEqual([]);
    const { mails } = await (await ask('GET', '/inbound/mails?show=copies')).json();
    expect(mails).toMatchObject([{ reason: 'copy', request: { id: leadId }, hasOriginal: true }]);
    expect(await (await ask('GET', `/inbound/mails/${mails[0].id}`)).text()).toContain('CAUTION');
    const log = await db.selectFrom('attachment_access_log').selectAll().execute();
    expect(log).toMatchObject([{ lead_id: leadId, attachment_id: mails[0].id }]);
    const made = await (await ask('POST', `/inbound/mails/${mails[0].id}/request`, {})).json();
    expect(made.leadId).not.toBe(leadId);
    expect((await (await ask('GET', '/inbound/mails?show=copies')).json()).mails).toEqual([]);
  });

  test('is for staff alone', async () => {
    const { app, receive, listed } = await start();
    await receive(mailer, report);
    const [id] = await listed();
    const ask = askDesk(app, {});
    expect((await ask('GET', '/inbound/mails')).status).toBe(401);
    for (const verb of ['request', 'retry', 'done'])
      expect((await ask('POST', `/inbound/mails/${id}/${verb}`, {})).status).toBe(401);
    expect((await ask('GET', `/inbound/mails/${id}`)).status).toBe(401);
  });
});
