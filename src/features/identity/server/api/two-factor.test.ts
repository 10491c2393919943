import { expect, test } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { minute } from '#platform/values/durations.ts';
import { ana, askAs, tokenOfNewestMail } from '#tests/support/accounts.ts';
import { addStaff, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { fromBase32 } from '#tests/support/totp-app.ts';
import type { AccountKind } from '../account-kind.ts';
import { customerAccounts } from '../customers/customer-accounts.ts';
import { staffAccounts } from '../staff/staff-accounts.ts';
import { totpCode, totpStep } from '../totp.ts';
import { removeLostTwoFactor } from '../two-factor.ts';

interface Calls {
  kind: AccountKind;
  email: string;
  password: string;
  session: string;
  signIn: string;
  code: string;
  twoFactor: string;
  add: (app: TestApp, db: Db, now: number) => Promise<unknown>;
}

const kinds: Calls[] = [
  {
    kind: staffAccounts,
    email: 'olga@desk.example',
    password: staffPassword,
    session: '/desk/session',
    signIn: '/desk/session',
    code: '/desk/session/code',
    twoFactor: '/desk/two-factor',
    add: (_app, db, now) => addStaff(db, { now }),
  },
  {
    kind: customerAccounts,
    email: ana.username,
    password: ana.password,
    session: '/account',
    signIn: '/signin',
    code: '/signin/code',
    twoFactor: '/account/two-factor',
    async add(app, db) {
      await app.post('/api/v1/signup', ana);
      await db.updateTable('accounts').set({ email_verified: 1 }).execute();
      await db.deleteFrom('sessions').execute();
    },
  },
];

/** The cookies that an answer sets, as a browser sends them; those that it takes away are not among them. */
function cookiesOf(response: Response): string {
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return pairs.filter((pair) => !pair.endsWith('=')).join('; ');
}

for (const { kind, email, password, add, ...paths } of kinds) {
  describeOnEachDatabase(`two-factor of ${kind.audience === 'staff' ? 'staff' : 'customers'}`, (open) => {
    let app: TestApp;
    let db: Db;
    let now: number;

    async function start(settings: Record<string, string> = {}): Promise<void> {
      const database = await open();
      db = database.db;
      now = Date.parse('2026-11-20T15:00:00Z');
      app = await createTestApp(database, settings, () => now);
      await add(app, db, now);
    }

    const own = { currentPassword: password };
    const signIn = () => app.post(`/api/v1${paths.signIn}`, { email, username: email, password });
    const as = (response: Response) => {
      const Cookie = cookiesOf(response);
      const ask = askAs(app);
      return (method: string, path: string, body?: unknown, headers = {}) =>
        ask(method, path, body, { Cookie, ...headers });
    };
    const isSignedIn = async (response: Response) =>
      (await as(response)('GET', paths.session)).status === 200;

    async function turnTwoFactorOn() {
      const ask = as(await signIn());
      const begun = await (await ask('POST', paths.twoFactor, own)).json();
      const secret = fromBase32(begun.secret);
      const code = () => totpCode(secret, totpStep(now));
      const confirmed = await ask('POST', `${paths.twoFactor}/code`, { code: code() });
      expect(confirmed.status).toBe(200);
      const { recoveryCodes } = await confirmed.json();
      return { ask, code, secret, recoveryCodes: recoveryCodes as string[] };
    }

    test('its first code cannot be guessed', async () => {
      await start();
      const ask = as(await signIn());
      const begun = await (await ask('POST', paths.twoFactor, own)).json();
      const right = totpCode(fromBase32(begun.secret), totpStep(now));
      const wrong = right === '000000' ? '000001' : '000000';
      const guesses = [];
      for (let guess = 0; guess < 50; guess += 1)
        guesses.push((await ask('POST', `${paths.twoFactor}/code`, { code: wrong })).status);
      expect(new Set(guesses)).toEqual(new Set([422]));
      const refused = await ask('POST', `${paths.twoFactor}/code`, { code: right });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(50 * 60);
    });

    test('asks for a code after the password, and takes each code once', async () => {
      await start();
      const { code, recoveryCodes } = await turnTwoFactorOn();
      expect(new Set(recoveryCodes).size).toBe(10);
      const half = await signIn();
      expect(await half.json()).toMatchObject({ next: 'code' });
      expect(await isSignedIn(half)).toBe(false);
      // The code that turned it on was taken.
      expect((await as(half)('POST', paths.code, { code: code() })).status).toBe(422);
      now += 30_000;
      const whole = await as(half)('POST', paths.code, { code: code() });
      expect(whole.status).toBe(200);
      expect(cookiesOf(whole)).not.toBe(cookiesOf(half));
      expect(await isSignedIn(whole)).toBe(true);
      expect(await isSignedIn(half)).toBe(false);
      const replay = as(await signIn());
      expect((await replay('POST', paths.code, { code: code() })).status).toBe(422);
    });

    test('half a sign-in gives no token, and its cookie is no session', async () => {
      await start();
      await turnTwoFactorOn();
      const half = await signIn();
      const [, value = ''] = cookiesOf(half).split('=');
      expect(JSON.stringify(await half.json())).not.toContain(value);
      for (const name of ['session', 'desk-session'])
        expect(
          (await askAs(app)('GET', paths.session, undefined, { Cookie: `${name}=${value}` })).status,
        ).toBe(401);
      expect((await askAs(app, value)('GET', paths.session)).status).toBe(401);
    });

    test('of two requests with one code at once, one is let in', async () => {
      await start();
      const { code } = await turnTwoFactorOn();
      now += 30_000;
      const halves = [await signIn(), await signIn()];
      const answers = await Promise.all(halves.map((half) => as(half)('POST', paths.code, { code: code() })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    test('a recovery code works once, however it is typed', async () => {
      await start();
      const { recoveryCodes } = await turnTwoFactorOn();
      const typed = String(recoveryCodes[3]).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
      expect((await as(await signIn())('POST', paths.code, { code: typed })).status).toBe(200);
      const again = await as(await signIn())('POST', paths.code, { code: recoveryCodes[3] });
      expect(again.status).toBe(422);
      expect(await db.selectFrom(kind.recoveryCodes).select('id').execute()).toHaveLength(9);
    });

    test('ten minutes after the password, it is asked for again', async () => {
      await start();
      const { code } = await turnTwoFactorOn();
      const half = await signIn();
      now += 10 * minute + 1;
      expect((await as(half)('POST', paths.code, { code: code() })).status).toBe(401);
    });

    test('wrong codes are limited from wherever they come; a recovery code is taken even then', async () => {
      await start({ TRUST_PROXY: 'loopback' });
      const { code, recoveryCodes } = await turnTwoFactorOn();
      const half = as(await signIn());
      const give = (given: string, address: string) =>
        half('POST', paths.code, { code: given }, { 'X-Forwarded-For': address });
      now += 30_000;
      const wrong = code() === '000000' ? '000001' : '000000';
      const guesses = [];
      for (let guess = 0; guess < 50; guess += 1) {
        guesses.push((await give(wrong, `192.0.2.${Math.floor(guess / 9)}`)).status);
      }
      expect(new Set(guesses)).toEqual(new Set([422]));
      expect((await give(code(), '198.51.100.1')).status).toBe(429);
      expect((await give(String(recoveryCodes[0]), '198.51.100.1')).status).toBe(200);
    });

    test('a secret is sealed, waits for its code, and moves to another phone in the same way', async () => {
      await start();
      const { ask, code, secret } = await turnTwoFactorOn();
      const row = await kind.find(db, { email });
      expect(Buffer.from(row?.two_factor_secret ?? []).length).toBeGreaterThan(20);
      expect(Buffer.from(row?.two_factor_secret ?? []).includes(secret)).toBe(false);
      const wrong = await ask('POST', paths.twoFactor, { currentPassword: 'a wrong one' });
      expect(wrong.status).toBe(422);
      const begun = await (await ask('POST', paths.twoFactor, own)).json();
      now += 30_000;
      expect((await ask('POST', `${paths.twoFactor}/code`, { code: code() })).status).toBe(422);
      const still = await as(await signIn())('POST', paths.code, { code: code() });
      expect(still.status).toBe(200);
      const next = fromBase32(begun.secret);
      const moved = await ask('POST', `${paths.twoFactor}/code`, { code: totpCode(next, totpStep(now)) });
      expect(moved.status).toBe(200);
      expect(await isSignedIn(still)).toBe(false);
      expect((await ask('POST', `${paths.twoFactor}/code`, { code: code() })).status).toBe(409);
    });

    test('it is turned off with the password alone', async () => {
      await start();
      const { ask } = await turnTwoFactorOn();
      expect((await ask('DELETE', paths.twoFactor, { currentPassword: 'x' })).status).toBe(422);
      expect((await ask('DELETE', paths.twoFactor, own)).status).toBe(200);
      expect(await isSignedIn(await signIn())).toBe(true);
      expect(await db.selectFrom(kind.recoveryCodes).selectAll().execute()).toEqual([]);
    });

    test('every change of it is mailed', async () => {
      await start();
      const { ask } = await turnTwoFactorOn();
      expect((await ask('POST', `${paths.twoFactor}/recovery-codes`, own)).status).toBe(200);
      expect((await ask('DELETE', paths.twoFactor, own)).status).toBe(200);
      const name = kind.audience === 'staff' ? 'staff-access-changed' : 'two-factor-changed';
      const mails = await db.selectFrom('outbox').select('id').where('type', '=', name).execute();
      expect(mails).toHaveLength(3);
    });

    test('nothing of it is logged', async () => {
      await start();
      const { code, recoveryCodes } = await turnTwoFactorOn();
      const half = await signIn();
      await as(half)('POST', paths.code, { code: recoveryCodes[0] });
      const log = app.logged.join('\n');
      const [, value = ''] = cookiesOf(half).split('=');
      for (const secret of [email.split('@')[0], password, recoveryCodes[0], value]) {
        expect(log).not.toContain(secret);
      }
      // Not as a part of a longer number, such as a time.
      expect(log).not.toMatch(new RegExp(`\\b${code()}\\b`));
    });
  });
}

describeOnEachDatabase('two-factor of a customer', (open) => {
  const setUp = async () => {
    const database = await open();
    const app = await createTestApp(database);
    await app.post('/api/v1/signup', ana);
    const { token } = await (await app.post('/api/v1/signin', ana)).json();
    return { app, db: database.db, ask: askAs(app, token) };
  };
  const own = { currentPassword: ana.password };

  test('is not set up before the address is confirmed: nobody keeps its owner out of an account', async () => {
    const { app, db, ask } = await setUp();
    expect((await ask('POST', '/account/two-factor', own)).status).toBe(409);
    await db.updateTable('accounts').set({ email_verified: 1 }).execute();
    expect((await ask('POST', '/account/two-factor', own)).status).toBe(200);
    expect((await app.post('/api/v1/signin', ana)).status).toBe(200);
  });

  test('a new password by mail leaves it on', async () => {
    const { app, db, ask } = await setUp();
    await db.updateTable('accounts').set({ email_verified: 1 }).execute();
    const { secret } = await (await ask('POST', '/account/two-factor', own)).json();
    const code = totpCode(fromBase32(secret), totpStep(Date.now()));
    expect((await ask('POST', '/account/two-factor/code', { code })).status).toBe(200);
    await app.post('/api/v1/password/forgot', ana);
    const token = await tokenOfNewestMail(app);
    const newPassword = 'a quite different one';
    expect((await app.post('/api/v1/password/reset', { token, newPassword })).status).toBe(200);
    const half = await app.post('/api/v1/signin', { ...ana, password: newPassword });
    expect(await half.json()).toEqual({ next: 'code', msg: 'Please enter the code that your app shows.' });
  });

  test('that is lost is taken away from the terminal: sessions end, the password signs in, a mail says so', async () => {
    const { app, db, ask } = await setUp();
    await db.updateTable('accounts').set({ email_verified: 1 }).execute();
    const { secret } = await (await ask('POST', '/account/two-factor', own)).json();
    const code = totpCode(fromBase32(secret), totpStep(Date.now()));
    await ask('POST', '/account/two-factor/code', { code });
    const person = await customerAccounts.find(db, { email: ana.username });
    if (!person) throw new Error('There is no account.');
    await removeLostTwoFactor(app.dependencies.services, customerAccounts, person);
    expect((await ask('GET', '/account')).status).toBe(401);
    expect(await (await app.post('/api/v1/signin', ana)).json()).toMatchObject({ token: expect.any(String) });
    await app.dependencies.outbox.drain();
    expect(app.transport.mails.at(-1)?.text).toContain('Two-step verification was turned off');
  });
});
