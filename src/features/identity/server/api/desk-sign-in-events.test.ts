import { expect, test } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { day, minute } from '#platform/values/durations.ts';
import { addStaff, askDesk, cookieOf, staffCookie, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { findSession } from '../sessions.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';
import { deleteExpiredStaffEvents, findSignInHistory, recordStaffEvent } from '../staff/staff-events.ts';

const firefox = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const email = 'olga@desk.example';

describeOnDatabase('the record of sign-ins', (open) => {
  let app: TestApp;
  let db: Db;
  let now: number;

  async function start(): Promise<void> {
    const database = await open();
    db = database.db;
    now = Date.parse('2026-11-20T15:00:00Z');
    app = await createTestApp(database, { TRUST_PROXY: 'loopback' }, () => now);
    await addStaff(db, { now });
  }

  const from = (address: string, headers = {}) => ({ 'X-Forwarded-For': address, ...firefox, ...headers });
  const signIn = (password: string, headers: Record<string, string>, username = email) =>
    app.post('/api/v1/desk/session', { email: username, password }, headers);

  async function eventsOf(...actions: string[]) {
    const rows = await db.selectFrom('staff_events').selectAll().orderBy('id').execute();
    return rows
      .filter(({ action }) => actions.includes(action))
      .map(({ action, by_name, subject_name, detail, address_hash }) => ({
        action,
        by: by_name,
        subject: subject_name,
        detail,
        addressHash: address_hash,
      }));
  }

  test('holds who signed in on what, and from where as a keyed hash', async () => {
    await start();
    await signIn(staffPassword, from('203.0.113.7'));
    await signIn(staffPassword, from('203.0.113.7'));
    await signIn(staffPassword, from('203.0.113.8'));
    const events = await eventsOf('signed-in');
    expect(events[0]).toEqual({
      action: 'signed-in',
      by: 'Olga',
      subject: 'Olga',
      detail: 'Firefox on Linux',
      addressHash: expect.stringMatching(/^[\w-]{16}$/),
    });
    const [first, second, third] = events.map(({ addressHash }) => addressHash);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('holds a wrong password once in 15 minutes, and the limit once it is reached', async () => {
    await start();
    for (let time = 0; time < 12; time += 1) await signIn('a wrong one', from('203.0.113.7'));
    expect(
      (await eventsOf('sign-in-failed', 'sign-in-limited')).map(({ action, by, subject }) => [
        action,
        by,
        subject,
      ]),
    ).toEqual([
      ['sign-in-failed', 'Not signed in', 'Olga'],
      ['sign-in-limited', 'Not signed in', 'Olga'],
    ]);
  });

  test('holds nothing of names that nobody has', async () => {
    await start();
    expect((await signIn('a wrong one', from('203.0.113.7'), 'nobody@example.com')).status).toBe(401);
    expect(await eventsOf('sign-in-failed')).toEqual([]);
  });

  test('holds that an agent was refused what is for owners, once', async () => {
    await start();
    const agent = await addStaff(db, { name: 'Axel', role: 'agent', now });
    const ask = askDesk(app, { Cookie: await staffCookie(db, agent, now) });
    for (const path of ['/erasures', '/settings']) expect((await ask('GET', path)).status).toBe(403);
    expect(await eventsOf('access-refused')).toEqual([
      {
        action: 'access-refused',
        by: 'Axel',
        subject: '',
        detail: '/api/v1/desk/erasures',
        addressHash: expect.any(String),
      },
    ]);
  });

  test('shows a person the sign-in before this one, and the newest refused one', async () => {
    await start();
    await signIn(staffPassword, from('203.0.113.7'));
    now += minute;
    await signIn('a wrong one', from('198.51.100.9'));
    now += minute;
    const token = cookieOf(
      await signIn(staffPassword, from('203.0.113.7', { 'User-Agent': 'curl/8' })),
    ).split('=')[1];
    const session = await findSession({ db, clock: () => now }, staffAccounts, token ?? '');
    if (!session) throw new Error('There is no session.');
    expect(await findSignInHistory(db, session, now)).toEqual({
      previous: { at: now - 2 * minute, device: 'Firefox on Linux' },
      failedAt: now - minute,
    });
  });

  test('is in the log too, for customers and staff, without names or network addresses', async () => {
    await start();
    await signIn('a wrong one', from('203.0.113.7'));
    await app.post(
      '/api/v1/signin',
      { username: 'ana@example.com', password: 'not it' },
      from('203.0.113.7'),
    );
    const lines = app.logged
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event?.startsWith('sign_in.'));
    expect(lines).toMatchObject([
      { event: 'sign_in.refused', audience: 'staff', step: 'password', reason: 'wrong-name-or-password' },
      { event: 'sign_in.refused', audience: 'customer', step: 'password', reason: 'wrong-name-or-password' },
    ]);
    expect(lines[0].addressHash).toBe(lines[1].addressHash);
    expect(app.logged.join('')).not.toMatch(/203\.0\.113\.7|@desk\.example|@example\.com/);
  });

  test('is kept for 400 days; what was changed by whom stays', async () => {
    await start();
    await signIn(staffPassword, from('203.0.113.7'));
    await signIn('a wrong one', from('203.0.113.7'));
    const by = { id: '', name: 'Olga' };
    await recordStaffEvent(db, { at: now, by, action: 'role-changed', subject: by, detail: 'agent' });
    const actions = async () => (await eventsOf('signed-in', 'sign-in-failed', 'role-changed')).length;
    await deleteExpiredStaffEvents(db, now + 400 * day - 1);
    expect(await actions()).toBe(3);
    await deleteExpiredStaffEvents(db, now + 400 * day);
    expect(await eventsOf('signed-in', 'sign-in-failed')).toEqual([]);
    expect(await eventsOf('role-changed')).toHaveLength(1);
  });

  test('a session that the browser showed ends when it signs in again; of a person’s sessions 20 stay', async () => {
    await start();
    const first = cookieOf(await signIn(staffPassword, from('203.0.113.7')));
    const second = cookieOf(await signIn(staffPassword, from('203.0.113.7', { Cookie: first })));
    const status = async (Cookie: string) => (await askDesk(app, { Cookie })('GET', '/session')).status;
    expect([await status(first), await status(second)]).toEqual([401, 200]);
    const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    for (let time = 0; time < 20; time += 1) {
      now += minute;
      await staffCookie(db, { id }, now);
    }
    expect(await status(second)).toBe(401);
    const { count } = await db
      .selectFrom('staff_sessions')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(20);
  });
});
