import { expect, test } from 'vitest';
import { listUnreadable } from '#tests/support/inbound.ts';
import { addStaff, askDesk, staffCookie } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { newRecord } from './inbound-records.ts';
import { keepOriginal } from './kept-mails.ts';
import { findMailboxStatus, storeConnection, takeLease } from './mailbox-cursor.ts';

const settings = { IMAP_URL: 'imap://desk:secret@127.0.0.1:1/INBOX' };

describeOnDatabase('the mailbox by the API', (open) => {
  let app: TestApp;
  async function start(env: Record<string, string> = settings) {
    const database = await open();
    app = await createTestApp(database, env);
    const ask = askDesk(app, { Cookie: await staffCookie(database.db, await addStaff(database.db)) });
    return { ask, services: app.dependencies.services, db: database.db };
  }

  test('shows how it stands, and gives a mail that could not be read as it came', async () => {
    const { ask, services, db } = await start();
    const id = services.mailboxId ?? '';
    expect([await findMailboxStatus(db, id, 1), await listUnreadable(db)]).toEqual([null, []]);
    await takeLease(db, { id, holder: 'one', now: 0, until: 1 });
    await storeConnection(db, id, { failedAt: 5, problem: 'No answer.' });
    const raw = Buffer.from('<script>no mail</script>\u0000');
    const record = newRecord({
      outcome: 'unreadable',
      reason: 'not-parsed',
      received_at: Date.now(),
      size: raw.byteLength,
    });
    await db.insertInto('inbound_mails').values(record).execute();
    await keepOriginal(services, { id: record.id, raw });
    expect(await findMailboxStatus(db, id, Date.now())).toEqual({
      ...{ connectedAt: null, lastMailAt: null, failedAt: 5, problem: 'No answer.' },
    });
    const unreadable = await listUnreadable(db);
    expect(unreadable).toEqual([
      { id: record.id, reason: 'not-parsed', size: raw.byteLength, received_at: record.received_at },
    ]);
    const response = await ask('GET', `/inbound/mails/${unreadable[0]?.id}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(raw);
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment/);
    expect(response.headers.get('Content-Type')).toBe('application/octet-stream');
    expect((await ask('GET', '/inbound/mails/nothing')).status).toBe(404);
  });

  test('is not there without IMAP_URL', async () => {
    const { services } = await start({});
    expect(services.mailboxId).toBeNull();
  });
});
