import { expect, test } from 'vitest';
import { deleteOldMails } from '#platform/mail/delete-mails.ts';
import { hour } from '#platform/values/durations.ts';
import { ana, askAs, tokenOfNewAccount, tokenOfNewestMail } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { customerAccounts } from '../customers/customer-accounts.ts';
import { deleteExpired } from '../sessions.ts';

const newPassword = 'a quite different one';

describeOnEachDatabase('changing a password', (open) => {
  let app: TestApp;

  async function start() {
    const database = await open();
    app = await createTestApp(database);
    return database.db;
  }

  const signIn = async (password: string) => (await app.post('/api/v1/signin', { ...ana, password })).status;

  async function mailsOfChange(): Promise<string[]> {
    await app.dependencies.outbox.drain();
    const notices = app.transport.mails.filter(({ subject }) => subject === 'Your password was changed');
    return notices.map(({ to }) => to.address);
  }

  test('ends every session and gives the caller a new token, as a cookie too', async () => {
    await start();
    const token = await tokenOfNewAccount(app);
    const elsewhere = (await (await app.post('/api/v1/signin', ana)).json()).token;
    const response = await askAs(app, token)('PUT', '/updatepassword', {
      currentPassword: ana.password,
      newPassword,
    });
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer).toEqual({ msg: 'Password updated successfully', token: expect.any(String) });
    expect(response.headers.getSetCookie()[0]).toContain(`session=${answer.token};`);
    for (const ended of [token, elsewhere])
      expect((await askAs(app, ended)('GET', '/account')).status).toBe(401);
    expect((await askAs(app, answer.token)('GET', '/account')).status).toBe(200);
    expect([await signIn(ana.password), await signIn(newPassword)]).toEqual([401, 200]);
    expect(await mailsOfChange()).toEqual([ana.username]);
  });

  test.each([
    [
      'a wrong current one',
      { currentPassword: 'not it at all', newPassword },
      'currentPassword',
      'Cannot update the Password',
    ],
    [
      'the same',
      { currentPassword: ana.password, newPassword: ana.password },
      'newPassword',
      'Please enter a different password',
    ],
  ])('%s is refused, and changes nothing', async (_what, body, field, msg) => {
    await start();
    const ask = askAs(app, await tokenOfNewAccount(app));
    const response = await ask('PUT', '/updatepassword', body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      success: false,
      msg,
      error: msg,
      errors: { [field]: expect.any(String) },
    });
    expect((await ask('GET', '/account')).status).toBe(200);
    expect(await signIn(ana.password)).toBe(200);
  });

  test('guesses at the current one count like those at sign-in', async () => {
    await start();
    const ask = askAs(app, await tokenOfNewAccount(app));
    const guess = () => ask('PUT', '/updatepassword', { currentPassword: 'a wrong one', newPassword });
    for (let time = 0; time < 10; time += 1) expect((await guess()).status).toBe(422);
    const eleventh = await guess();
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await signIn(ana.password)).toBe(429);
  });

  test('a forgotten one is reset by the link of a mail, once; every session ends, the address is confirmed', async () => {
    const db = await start();
    const session = await tokenOfNewAccount(app);
    const asked = await app.post('/api/v1/password/forgot', { username: 'ANA@example.com' });
    const unknown = await app.post('/api/v1/password/forgot', { username: 'nobody@example.com' });
    expect([asked.status, unknown.status]).toEqual([200, 200]);
    expect(await asked.json()).toEqual(await unknown.json());

    const token = await tokenOfNewestMail(app);
    const mail = app.transport.mails.at(-1);
    expect(mail).toMatchObject({ to: { address: 'ana@example.com' }, subject: 'Choose a new password' });
    expect(mail?.text).toContain(`http://localhost:3000/resetpassword?token=${token}`);
    expect(app.transport.mails.filter(({ subject }) => subject === mail?.subject)).toHaveLength(1);
    const stored = await db.selectFrom('one_time_tokens').select('token').execute();
    expect(JSON.stringify(stored)).not.toContain(token);

    const reset = (body: object) => app.post('/api/v1/password/reset', { token, newPassword, ...body });
    expect((await reset({ newPassword: 'football' })).status).toBe(422);
    const response = await reset({});
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: expect.stringContaining('changed') });
    expect((await askAs(app, session)('GET', '/account')).status).toBe(401);
    expect([await signIn(ana.password), await signIn(newPassword)]).toEqual([401, 200]);
    expect(await mailsOfChange()).toEqual([ana.username]);
    const again = await reset({ newPassword: 'yet another one' });
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ errors: { token: expect.stringContaining('used') } });
    const account = await db.selectFrom('accounts').select('email_verified').executeTakeFirstOrThrow();
    expect(account.email_verified).toBe(1);
  });

  test('a link is worth nothing after an hour, after another was used, and after the password was changed', async () => {
    const db = await start();
    const ask = askAs(app, await tokenOfNewAccount(app));
    const forgot = async () => {
      await app.post('/api/v1/password/forgot', ana);
      return tokenOfNewestMail(app);
    };
    const reset = async (token: string) =>
      (await app.post('/api/v1/password/reset', { token, newPassword })).status;

    const old = await forgot();
    await db
      .updateTable('one_time_tokens')
      .set({ expires_at: Date.now() - 1 })
      .execute();
    expect(await reset(old)).toBe(422);
    const changed = await forgot();
    await ask('PUT', '/updatepassword', { currentPassword: ana.password, newPassword: 'in between' });
    expect(await reset(changed)).toBe(422);
    const [first, second] = [await forgot(), await forgot()];
    expect([await reset(first), await reset(second)]).toEqual([200, 422]);
  });

  test('five mails an hour go to one account, 20 an hour are asked for from one address', async () => {
    await start();
    await tokenOfNewAccount(app);
    const forgot = () => app.post('/api/v1/password/forgot', ana);
    const answers = await Promise.all(Array.from({ length: 21 }, forgot));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(200), 429]);
    await app.dependencies.outbox.drain();
    const subjects = app.transport.mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Choose a new password')).toHaveLength(5);
  });

  test('what cannot be done whole is not done: the old password and the session stay', async () => {
    const db = await start();
    const ask = askAs(app, await tokenOfNewAccount(app));
    await app.post('/api/v1/password/forgot', ana);
    const token = await tokenOfNewestMail(app);
    const broken = async (request: () => Promise<Response>, table: 'one_time_tokens' | 'sessions') => {
      await db.schema.alterTable(table).renameTo('elsewhere').execute();
      const response = await request();
      await db.schema.alterTable('elsewhere').renameTo(table).execute();
      expect(response.status).toBe(500);
      expect(await response.json()).toMatchObject({ success: false, message: expect.any(String) });
    };
    const change = () => ask('PUT', '/updatepassword', { currentPassword: ana.password, newPassword });
    const reset = () => app.post('/api/v1/password/reset', { token, newPassword });
    await broken(change, 'one_time_tokens');
    await broken(reset, 'sessions');
    expect((await ask('GET', '/account')).status).toBe(200);
    expect([await signIn(newPassword), await signIn(ana.password)]).toEqual([401, 200]);
    expect((await reset()).status).toBe(200);
  });

  test('what has expired is deleted, and the mails of old links with it', async () => {
    const db = await start();
    await tokenOfNewAccount(app);
    await app.post('/api/v1/password/forgot', ana);
    await app.dependencies.outbox.drain();
    const count = async () =>
      Promise.all(
        (['sessions', 'one_time_tokens', 'outbox'] as const).map(
          async (table) => (await db.selectFrom(table).select('id').execute()).length,
        ),
      );
    const cleanUp = async (now: number) => {
      await deleteExpired(db, customerAccounts, now);
      await deleteOldMails(db, now);
    };
    await cleanUp(Date.now());
    expect(await count()).toEqual([1, 2, 2]);
    await cleanUp(Date.now() + 2 * hour);
    expect(await count()).toEqual([1, 1, 0]);
    await cleanUp(Date.now() + 31 * 24 * hour);
    expect(await count()).toEqual([0, 0, 0]);
  });
});
