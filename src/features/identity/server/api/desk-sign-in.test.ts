import { expect, test } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { day } from '#platform/values/durations.ts';
import { addStaff, askDesk, cookieOf, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { fromBase32 } from '#tests/support/totp-app.ts';
import { findSession } from '../sessions.ts';
import { listStaff } from '../staff/list-staff.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';
import { listStaffEvents } from '../staff/staff-events.ts';
import { isTwoFactorRequired } from '../staff/staff-rows.ts';
import { totpCode, totpStep } from '../totp.ts';
import { countRecoveryCodes } from '../two-factor.ts';

describeOnEachDatabase('signing in at the desk', (open) => {
  let app: TestApp;
  let db: Db;
  let now: number;
  const email = 'olga@desk.example';

  async function start(settings: Record<string, string> = {}): Promise<void> {
    const database = await open();
    db = database.db;
    now = Date.parse('2026-11-20T15:00:00Z');
    app = await createTestApp(database, settings, () => now);
    await addStaff(db, { now });
  }

  const signIn = (password = staffPassword, headers = {}) =>
    app.post('/api/v1/desk/session', { email: 'OLGA@Desk.example', password }, headers);
  const as = (response: Response) => askDesk(app, { Cookie: cookieOf(response) });

  async function turnTwoFactorOn() {
    const ask = as(await signIn());
    const begun = await (await ask('POST', '/two-factor', { currentPassword: staffPassword })).json();
    const secret = fromBase32(begun.secret);
    const code = totpCode(secret, totpStep(now));
    const confirmed = await ask('POST', '/two-factor/code', { code });
    expect(confirmed.status).toBe(200);
    const { recoveryCodes } = await confirmed.json();
    return { ask, recoveryCodes: recoveryCodes as string[] };
  }

  test('gives an HttpOnly cookie, and no token that a script could keep', async () => {
    await start();
    const response = await signIn();
    expect(await response.json()).toEqual({ success: true, message: 'Signed in.', next: 'desk' });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^desk-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const { token } = await db.selectFrom('staff_sessions').select('token').executeTakeFirstOrThrow();
    expect(cookieOf(response)).not.toContain(token);
    const who = await (await as(response)('GET', '/session')).json();
    expect(who).toEqual({ id: expect.any(String), name: 'Olga', email, role: 'owner' });
  });

  test('a wrong password, an unknown address and a deactivated person are answered alike', async () => {
    await start();
    const ada = await addStaff(db, { name: 'Ada', role: 'agent', now });
    await db.updateTable('staff').set({ deactivated_at: now }).where('id', '=', ada.id).execute();
    const wrong = await signIn('wrong password');
    const said = await wrong.json();
    expect(wrong.status).toBe(401);
    expect(wrong.headers.getSetCookie()).toEqual([]);
    for (const unknown of ['nobody@desk.example', ada.email, 'no address']) {
      const response = await app.post('/api/v1/desk/session', { email: unknown, password: staffPassword });
      expect([response.status, await response.json()]).toEqual([401, said]);
    }
  });

  test('a hundred failures for whomever close it to one address, not to others', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    const guess = (number: number) =>
      app.post(
        '/api/v1/desk/session',
        { email: `somebody${number}@desk.example`, password: 'Summer2026' },
        from('192.0.2.1'),
      );
    const guesses = await Promise.all(Array.from({ length: 101 }, (_, number) => guess(number)));
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(100).fill(401), 429]);
    const refused = await signIn(staffPassword, from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
    expect((await signIn(staffPassword, from('192.0.2.2'))).status).toBe(200);
  });

  test('a session ends after seven days unused, and thirty days after it began', async () => {
    await start();
    const left = as(await signIn());
    now += 7 * day + 1;
    expect((await left('GET', '/session')).status).toBe(401);
    const used = as(await signIn());
    const begun = now;
    const answers: number[] = [];
    for (now = begun + 6 * day; now <= begun + 36 * day; now += 6 * day) {
      answers.push((await used('GET', '/session')).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 401, 401]);
    const token = cookieOf(await signIn()).replace('desk-session=', '');
    for (let days = 0; days <= 8; days += 1) {
      const clock = () => now + days * day;
      const session = await findSession({ db, clock }, staffAccounts, token, { isUse: false });
      expect(session !== null, `after ${days} days of mere looks`).toBe(days < 7);
    }
  });

  test('a sign-in by a recovery code is on record', async () => {
    await start();
    const { recoveryCodes } = await turnTwoFactorOn();
    for (let time = 0; time < 2; time += 1)
      await as(await signIn())('POST', '/session/code', { code: recoveryCodes[3] });
    const [staff] = await listStaff(db);
    expect(staff?.hasTwoFactor).toBe(true);
    expect(await isTwoFactorRequired(db)).toBe(false);
    expect(await countRecoveryCodes(db, staffAccounts, String(staff?.id))).toBe(9);
    expect((await listStaffEvents(db)).map(({ action }) => action)).toEqual([
      'sign-in-code-failed',
      'signed-in',
      'recovery-code-used',
      'two-factor-on',
      'signed-in',
    ]);
  });

  test('two-factor is turned off, but not while an owner requires it', async () => {
    await start();
    const { ask } = await turnTwoFactorOn();
    const own = { currentPassword: staffPassword };
    await ask('PUT', '/staff/two-factor', { required: true });
    expect((await ask('DELETE', '/two-factor', own)).status).toBe(409);
    await ask('PUT', '/staff/two-factor', { required: false });
    expect((await ask('DELETE', '/two-factor', own)).status).toBe(200);
    expect(await (await signIn()).json()).toMatchObject({ next: 'desk' });
  });
});
