import { expect, test } from 'vitest';
import { day } from '#platform/values/durations.ts';
import { ana, askAs, tokenOfNewAccount } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { hashToken } from '../token-hash.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeOnEachDatabase('opening an account and signing in', (open) => {
  let app: TestApp;

  async function start(settings: Record<string, string> = {}) {
    const database = await open();
    app = await createTestApp(database, settings);
    return database.db;
  }

  test('sign-up answers the account and a token that works, and sets the cookies of the session', async () => {
    await start();
    const response = await app.post('/api/v1/signup', { ...ana, username: ' Ana@Example.com ' });
    expect(response.status).toBe(201);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const answer = await response.json();
    expect(answer).toEqual({
      id: expect.any(String),
      fullname: 'Ana Ruiz',
      email: 'ana@example.com',
      token: expect.stringMatching(/^[\w-]{43}$/),
      msg: 'Account created successfully. Check your e-mail: a link in it confirms your address.',
    });
    const [session, marker] = response.headers.getSetCookie();
    expect(session).toBe(`session=${answer.token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`);
    expect(marker).toBe('signed-in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    const known = await (await askAs(app, answer.token)('GET', '/account')).json();
    expect(known).toEqual({
      userId: answer.id,
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      emailVerified: false,
      locale: 'en',
      company: '',
      phone: '',
      address: '',
      legalName: '',
      taxKind: '',
      taxNumber: '',
    });
    const byCookie = await app.request('/api/v1/account', { headers: { Cookie: `session=${answer.token}` } });
    expect(await byCookie.json()).toEqual(known);
  });

  test('an account and its mails have the locale of the page that it was opened on', async () => {
    const db = await start();
    await app.post('/api/v1/signup', ana, { 'Form-Signals': 'locale=en' });
    expect(await db.selectFrom('accounts').select('locale').execute()).toEqual([{ locale: 'en' }]);
    expect(await db.selectFrom('outbox').select(['type', 'locale']).execute()).toEqual([
      { type: 'verify-email', locale: 'en' },
    ]);
  });

  test('sign-in answers the user and a token of its own, whatever the case of the address', async () => {
    await start();
    const first = await tokenOfNewAccount(app);
    const response = await app.post('/api/v1/signin', { ...ana, username: 'ANA@example.com' });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({
      userId: expect.any(String),
      name: 'Ana Ruiz',
      email: 'ana@example.com',
      token: expect.any(String),
      msg: 'Signed in successfully',
    });
    expect(answer.token).not.toBe(first);
  });

  test('an unknown name, a name that is no address and a wrong password are answered alike', async () => {
    await start();
    await tokenOfNewAccount(app);
    const wrong = [
      { username: 'ana@example.com', password: 'not the password' },
      { username: 'nobody@example.com', password: ana.password },
      { username: 'nobody', password: ana.password },
      { username: 'ana@example.com', password: 'x'.repeat(5000) },
    ];
    const answers = await Promise.all(
      wrong.map(async (body) => {
        const response = await app.post('/api/v1/signin', body);
        return {
          status: response.status,
          body: await response.json(),
          cookies: response.headers.getSetCookie(),
        };
      }),
    );
    const msg = 'The e-mail address or the password is not right.';
    for (const answer of answers) {
      expect(answer).toEqual({
        status: 401,
        body: { success: false, msg, error: msg, message: msg },
        cookies: [],
      });
    }
  });

  test('an address has one account: 409, also for two at once', async () => {
    const db = await start();
    const both = await Promise.all([app.post('/api/v1/signup', ana), app.post('/api/v1/signup', ana)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const third = await app.post('/api/v1/signup', { ...ana, username: 'ANA@EXAMPLE.COM' });
    expect(third.status).toBe(409);
    expect(await third.json()).toMatchObject({ success: false, msg: expect.stringContaining('sign in') });
    expect(await db.selectFrom('accounts').select('id').execute()).toHaveLength(1);
  });

  test.each([
    ['nothing', {}, ['fullname', 'username', 'password']],
    ['no address', { ...ana, username: 'ana' }, ['username']],
    ['seven characters', { ...ana, password: '🚢🚢🚢🚢🚢🚢🚢' }, ['password']],
    ['257 characters', { ...ana, password: 'x'.repeat(257) }, ['password']],
    ['a common password', { ...ana, password: 'PassWord123' }, ['password']],
    ['half a character', { ...ana, password: 'correct horse \ud800' }, ['password']],
    [
      'fields of another type',
      { fullname: 5, username: {}, password: [] },
      ['fullname', 'username', 'password'],
    ],
  ])('sign-up with %s is answered with the fields at fault', async (_what, body, fields) => {
    const db = await start();
    const response = await app.post('/api/v1/signup', body);
    expect(response.status).toBe(422);
    const answer = await response.json();
    expect(answer).toMatchObject({ success: false, msg: expect.any(String), error: expect.any(String) });
    expect(Object.keys(answer.errors).sort()).toEqual(fields.sort());
    expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
  });

  test.each([
    ['eight characters', 'a b c d '],
    ['256 of them', `${'🚢'.repeat(255)}⚓`],
    ['a NUL', 'a\u0000bcdefgh'],
  ])('a password may be %s', async (_what, password) => {
    await start();
    const given = await tokenOfNewAccount(app, { ...ana, password });
    expect(given).toMatch(/^[\w-]{43}$/);
    expect((await app.post('/api/v1/signin', { ...ana, password })).status).toBe(200);
    expect((await app.post('/api/v1/signin', { ...ana, password: `${password} ` })).status).toBe(401);
  });

  test('sign-out ends both sessions of a browser whose token and cookie are not of one', async () => {
    const db = await start();
    const token = await tokenOfNewAccount(app);
    const again = await app.post('/api/v1/signin', { username: ana.username, password: ana.password });
    const cookie = again.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(cookie).not.toBe(`session=${token}`);
    await askAs(app, token)('POST', '/signout', undefined, { Cookie: cookie });
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });

  test('sign-out ends the token and takes the cookies away, and can be said twice', async () => {
    await start();
    const token = await tokenOfNewAccount(app);
    const ask = askAs(app, token);
    for (let time = 0; time < 2; time += 1) {
      const response = await ask('POST', '/signout');
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ success: true, message: 'Logged out successfully' });
      expect(response.headers.getSetCookie()).toEqual([
        'session=; Max-Age=0; Path=/; SameSite=Lax',
        'signed-in=; Max-Age=0; Path=/; SameSite=Lax',
      ]);
    }
    const after = await ask('GET', '/account');
    expect(after.status).toBe(401);
    expect(after.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await after.json()).toMatchObject({ success: false, message: 'Please sign in first.' });
  });

  test('a token that is no longer known leaves the word to the cookie', async () => {
    await start();
    const old = await tokenOfNewAccount(app);
    const again = await app.post('/api/v1/signin', ana);
    const { token } = await again.json();
    await askAs(app, old)('POST', '/signout');
    const ask = askAs(app, old);
    expect((await ask('GET', '/account')).status).toBe(401);
    const cookie = { Cookie: `session=${token}` };
    expect((await ask('GET', '/account', undefined, cookie)).status).toBe(200);
    await ask('POST', '/raterequestform', { products: 'Coffee', email: 'ana@example.com' }, cookie);
    const { requests } = await (await askAs(app, token)('GET', '/account/export')).json();
    expect(requests).toHaveLength(1);
  });

  test('an expired session is none, and its cookies are taken away', async () => {
    const db = await start();
    const token = await tokenOfNewAccount(app);
    await db
      .updateTable('sessions')
      .set({ expires_at: Date.now() - 1000 })
      .execute();
    const response = await app.request('/api/v1/account', { headers: { Cookie: `session=${token}` } });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie().map((cookie) => cookie.slice(0, 20))).toEqual([
      'session=; Max-Age=0;',
      'signed-in=; Max-Age=',
    ]);
  });

  test('use moves the end of a session, at most once a day', async () => {
    const db = await start();
    const token = await tokenOfNewAccount(app);
    const soon = Date.now() + 10 * day;
    const used = Date.now() - 20 * day;
    await db.updateTable('sessions').set({ used_at: used, expires_at: soon }).execute();
    const response = await app.request('/api/v1/account', { headers: { Cookie: `session=${token}` } });
    expect(response.headers.getSetCookie()[0]).toMatch(/Max-Age=25(92000|919\d\d)/);
    const { expires_at: expiresAt } = await db
      .selectFrom('sessions')
      .select('expires_at')
      .executeTakeFirstOrThrow();
    expect(Number(expiresAt)).toBeGreaterThan(soon + 19 * day);
  });

  test('stores the password as argon2id, the token as its hash, and the device', async () => {
    const db = await start();
    const token = await tokenOfNewAccount(app);
    const account = await db.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
    expect(account.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(account).toMatchObject({ email: 'ana@example.com', email_verified: 0 });
    const session = await db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(session).toMatchObject({ account_id: account.id, token: hashToken(token) });
    const byHash = await app.request('/api/v1/account', {
      headers: { Authorization: `Bearer ${session.token}` },
    });
    expect(byHash.status).toBe(401);
  });

  test('the eleventh failure in a row is asked to wait, the owner elsewhere is not', async () => {
    await start({ TRUST_PROXY: 'loopback' });
    await tokenOfNewAccount(app);
    const guess = (password: string, address: string) =>
      app.post('/api/v1/signin', { ...ana, password }, { 'X-Forwarded-For': address });
    const guesses = await Promise.all(Array.from({ length: 12 }, () => guess('wrong password', '192.0.2.1')));
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = await guess(ana.password, '192.0.2.1');
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    expect(await refused.json()).toMatchObject({ msg: expect.stringContaining('15 minutes') });
    for (let time = 0; time < 12; time += 1)
      expect((await guess(ana.password, '192.0.2.2')).status).toBe(200);
  });

  test('sign-ups beyond the rate limit are asked to wait', async () => {
    await start({ RATE_LIMIT_SIGN_UPS: '2' });
    const send = (name: string) => app.post('/api/v1/signup', { ...ana, username: `${name}@example.com` });
    expect([(await send('a')).status, (await send('b')).status]).toEqual([201, 201]);
    const third = await send('c');
    expect(third.status).toBe(429);
    expect(Number(third.headers.get('Retry-After'))).toBeGreaterThan(3500);
  });

  test('an account whose mail cannot be stored is not stored either', async () => {
    const db = await start();
    await db.schema.alterTable('outbox').renameTo('elsewhere').execute();
    expect((await app.post('/api/v1/signup', ana)).status).toBe(500);
    await db.schema.alterTable('elsewhere').renameTo('outbox').execute();
    expect(await db.selectFrom('accounts').select('id').execute()).toEqual([]);
    expect((await app.post('/api/v1/signup', ana)).status).toBe(201);
  });

  test('every refusal is JSON with a message, of the specification’s calls as msg and error too', async () => {
    await start();
    const json = { 'Content-Type': 'application/json' };
    const origin = { Origin: 'https://elsewhere.example' };
    const requests: [number, string, RequestInit][] = [
      [400, '/signin', { method: 'POST', headers: json, body: '{' }],
      [403, '/signin', { method: 'POST', headers: { ...json, ...origin }, body: '{}' }],
      [403, '/signout', { method: 'POST', headers: origin }],
      [403, '/account/sessions/x', { method: 'DELETE', headers: origin }],
      [405, '/signin', { method: 'GET' }],
      [405, '/updatepassword', { method: 'POST', headers: json, body: '{}' }],
      [
        413,
        '/signup',
        { method: 'POST', headers: json, body: JSON.stringify({ fullname: 'x'.repeat(70_000) }) },
      ],
      [415, '/signup', { method: 'POST', body: 'fullname=Ana' }],
      [401, '/account/sessions/x', { method: 'DELETE' }],
    ];
    for (const [status, path, init] of requests) {
      const response = await app.request(`/api/v1${path}`, init);
      expect(response.status, path).toBe(status);
      const { success, msg, error, message } = await response.json();
      expect({ success, message }, path).toEqual({ success: false, message: expect.any(String) });
      const isSpecified = ['/signin', '/signup', '/updatepassword'].includes(path);
      expect([msg, error], path).toEqual(isSpecified ? [message, message] : [undefined, undefined]);
    }
    expect((await app.request('/api/v1/signin')).headers.get('Allow')).toBe('POST');
  });

  test('nothing personal is logged', async () => {
    await start();
    const token = await tokenOfNewAccount(app);
    await app.post('/api/v1/signup', ana);
    await app.post('/api/v1/signin', { ...ana, password: 'a wrong one' }, { 'User-Agent': firefox });
    await askAs(app, token)('GET', '/account/export');
    await app.post('/api/v1/password/forgot', ana);
    await app.dependencies.outbox.drain();
    const log = app.logged.join('\n');
    for (const secret of ['Ana', 'ana@', ana.password, 'a wrong one', token, '127.0.0.1', 'Firefox']) {
      expect(log).not.toContain(secret);
    }
  });
});
