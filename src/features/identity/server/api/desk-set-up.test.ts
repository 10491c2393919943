import { expect, test } from 'vitest';
import type { Database } from '#platform/db/open-database.ts';
import { day } from '#platform/values/durations.ts';
import { addStaff, askDesk, cookieOf } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { isSetUpOpen, openSetUp } from '../staff/set-up.ts';

describeOnEachDatabase('the first owner', (open) => {
  let app: TestApp;
  let database: Database;
  let now: number;

  async function start(settings: Record<string, string> = {}): Promise<void> {
    database = await open();
    now = Date.parse('2026-11-20T15:00:00Z');
    app = await createTestApp(database, settings, () => now);
  }

  const openOne = async () => String(await openSetUp(app.dependencies.services));
  const setUp = (token: string, password = 'an owner of a desk') =>
    askDesk(app)('POST', '/set-up', { token, name: 'Olga', email: 'Olga@Desk.example', password });

  test('is made by a link, once, and is signed in', async () => {
    await start();
    const earlier = await openOne();
    const token = await openOne();
    expect((await setUp('made up')).status).toBe(422);
    expect((await setUp(token, 'password123')).status).toBe(422);
    const response = await setUp(token);
    expect(response.status).toBe(200);
    const who = await askDesk(app, { Cookie: cookieOf(response) })('GET', '/session');
    expect(await who.json()).toMatchObject({ name: 'Olga', email: 'olga@desk.example', role: 'owner' });
    for (const used of [token, earlier]) expect((await setUp(used)).status).toBe(422);
    expect(await openSetUp(app.dependencies.services)).toBeNull();
  });

  test('is one, of two links used at once', async () => {
    await start();
    const answers = await Promise.all([setUp(await openOne()), setUp(await openOne())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await database.db.selectFrom('staff').select('id').execute()).toHaveLength(1);
  });

  test('comes too late after 24 hours, and when there is staff by another way', async () => {
    await start();
    const late = await openOne();
    now += day;
    expect(await isSetUpOpen(app.dependencies.services, late)).toBe(false);
    expect((await setUp(late)).status).toBe(422);
    const overtaken = await openOne();
    expect(await isSetUpOpen(app.dependencies.services, overtaken)).toBe(true);
    await addStaff(database.db, { role: 'agent', now });
    expect((await setUp(overtaken)).status).toBe(422);
  });

  test('is made by the settings, and left as it is by the next start', async () => {
    const settings = { DESK_OWNER_EMAIL: 'Owner@Desk.example', DESK_OWNER_PASSWORD: 'set by the machine' };
    await start(settings);
    const signIn = (password: string) =>
      askDesk(app)('POST', '/session', { email: 'owner@desk.example', password });
    expect((await signIn('set by the machine')).status).toBe(200);
    expect(await openSetUp(app.dependencies.services)).toBeNull();
    await app.close();
    app = await createTestApp(database, { ...settings, DESK_OWNER_PASSWORD: 'another of the machine' });
    expect((await signIn('another of the machine')).status).toBe(401);
    expect((await signIn('set by the machine')).status).toBe(200);
    const owners = database.db.selectFrom('staff').select(['email', 'role']);
    expect(await owners.execute()).toEqual([{ email: 'owner@desk.example', role: 'owner' }]);
  });

  test('is not made with a password that many use, and the start says so', async () => {
    database = await open();
    const settings = { DESK_OWNER_EMAIL: 'owner@desk.example', DESK_OWNER_PASSWORD: 'password123' };
    await expect(createTestApp(database, settings)).rejects.toThrow(/^DESK_OWNER_PASSWORD/);
    app = await createTestApp(database);
    expect(await database.db.selectFrom('staff').select('id').execute()).toEqual([]);
  });
});
