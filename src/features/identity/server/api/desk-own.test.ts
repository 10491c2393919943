import { expect, test } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { addStaff, askDesk, cookieOf, staffCookie, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { findSession, listSessions } from '../sessions.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';
import { listStaffEvents } from '../staff/staff-events.ts';

describeOnDatabase('what staff do with their own access', (open) => {
  let app: TestApp;
  let db: Db;
  let owner: { id: string };
  let ask: ReturnType<typeof askDesk>;

  async function start(): Promise<void> {
    const database = await open();
    db = database.db;
    app = await createTestApp(database);
    owner = await addStaff(db);
    ask = askDesk(app, { Cookie: await staffCookie(db, owner) });
  }

  test('the name is changed, on record with the new one; the same name again is not', async () => {
    await start();
    expect((await ask('PUT', '/name', { name: ' ' })).status).toBe(422);
    for (const name of ['Olga Ruiz', 'Olga Ruiz'])
      expect((await ask('PUT', '/name', { name })).status).toBe(200);
    expect(await (await ask('GET', '/session')).json()).toMatchObject({ name: 'Olga Ruiz' });
    expect(await listStaffEvents(db)).toMatchObject([
      { action: 'name-changed', by: { name: 'Olga' }, detail: 'Olga Ruiz' },
    ]);
  });

  test('single-key shortcuts are turned off for one person, on every device', async () => {
    await start();
    const ada = await addStaff(db, { name: 'Ada', role: 'agent' });
    const keys = async () => {
      const rows = await db.selectFrom('staff').select(['name', 'single_keys']).orderBy('name').execute();
      return rows.map(({ name, single_keys }) => [name, single_keys]);
    };
    expect((await ask('PUT', '/shortcuts', {})).status).toBe(422);
    expect((await ask('PUT', '/shortcuts', { singleKeys: false })).status).toBe(200);
    expect(await keys()).toEqual([
      [ada.name, 1],
      ['Olga', 0],
    ]);
    const token = await staffCookie(db, owner);
    const elsewhere = await findSession({ db, clock: Date.now }, staffAccounts, String(token.split('=')[1]));
    expect(elsewhere?.hasSingleKeys).toBe(false);
    expect((await ask('PUT', '/shortcuts', { singleKeys: true })).status).toBe(200);
    expect(await keys()).toContainEqual(['Olga', 1]);
  });

  test('devices are listed with this one first, and one of them is signed out; nobody else’s is', async () => {
    await start();
    const elsewhere = askDesk(app, { Cookie: await staffCookie(db, owner, Date.now() + 1) });
    const ada = await addStaff(db, { name: 'Ada', role: 'agent' });
    const asAda = askDesk(app, { Cookie: await staffCookie(db, ada) });
    const ids = db.selectFrom('staff_sessions').select('id').where('staff_id', '=', owner.id);
    const { id: sessionId } = await ids.orderBy('created_at').executeTakeFirstOrThrow();
    const sessions = await listSessions(db, staffAccounts, {
      personId: owner.id,
      sessionId,
      now: Date.now(),
    });
    expect(sessions).toMatchObject([{ current: true }, { current: false }]);
    const [own, other] = sessions;
    expect((await asAda('DELETE', `/sessions/${other?.id}`)).status).toBe(404);
    expect((await ask('DELETE', `/sessions/${other?.id}`)).status).toBe(200);
    expect((await elsewhere('GET', '/session')).status).toBe(401);
    const last = await ask('DELETE', `/sessions/${own?.id}`);
    expect(cookieOf(last)).toBe('desk-session=');
    expect((await ask('GET', '/session')).status).toBe(401);
    expect((await asAda('GET', '/session')).status).toBe(200);
  });

  test('new recovery codes are given for the password, where two-factor is on', async () => {
    await start();
    const given = { currentPassword: staffPassword };
    expect((await ask('POST', '/two-factor/recovery-codes', given)).status).toBe(409);
    await db
      .updateTable('staff')
      .set({ two_factor_secret: new Uint8Array([1]) })
      .execute();
    const wrong = await ask('POST', '/two-factor/recovery-codes', { currentPassword: 'a wrong one' });
    expect(wrong.status).toBe(422);
    const first = await (await ask('POST', '/two-factor/recovery-codes', given)).json();
    const second = await (await ask('POST', '/two-factor/recovery-codes', given)).json();
    expect(new Set([...first.recoveryCodes, ...second.recoveryCodes]).size).toBe(20);
    const signIn = await app.post('/api/v1/desk/session', {
      email: 'olga@desk.example',
      password: staffPassword,
    });
    const half = askDesk(app, { Cookie: cookieOf(signIn) });
    expect((await half('POST', '/session/code', { code: first.recoveryCodes[0] })).status).toBe(422);
    expect((await half('POST', '/session/code', { code: second.recoveryCodes[0] })).status).toBe(200);
  });
});
