import { expect, test, vi } from 'vitest';
import { argon2id } from '#features/identity/server/passwords.ts';
import { ana, tokenOfNewAccount, tokenOfNewestMail } from '#tests/support/accounts.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';

const newPassword = 'a quite different one';
const person = { name: 'Mallory', email: 'mallory@example.com', password: newPassword };

describeOnEachDatabase('links from mails', (open) => {
  let app: TestApp;

  test.each([
    ['/api/v1/password/reset', { newPassword }],
    ['/api/v1/email/verify', {}],
    ['/api/v1/desk/password/reset', { newPassword }],
    ['/api/v1/desk/set-up', person],
    ['/api/v1/desk/join', person],
  ])('%s refuses made-up links without hashing, and the 61st of an hour unread', async (path, body) => {
    app = await createTestApp(await open());
    const hash = vi.spyOn(argon2id, 'hash');
    const attempts = Array.from({ length: 61 }, (_, index) =>
      app.post(path, { ...body, token: `made-up-${index}` }),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array(60).fill(422), 429]);
    expect(
      Number((await app.post(path, { ...body, token: 'x' })).headers.get('Retry-After')),
    ).toBeGreaterThan(0);
    expect(hash).not.toHaveBeenCalled();
  });

  test('a link that works does not count towards the limit of failed ones', async () => {
    app = await createTestApp(await open());
    await tokenOfNewAccount(app);
    const reset = (token: string) => app.post('/api/v1/password/reset', { token, newPassword });
    for (let time = 0; time < 59; time += 1) expect((await reset('made-up')).status).toBe(422);
    for (let time = 0; time < 2; time += 1) {
      await app.post('/api/v1/password/forgot', ana);
      expect((await reset(await tokenOfNewestMail(app))).status).toBe(200);
    }
    expect([(await reset('made-up')).status, (await reset('made-up')).status]).toEqual([422, 429]);
  });

  test('600 passwords from one address are checked in 15 minutes, right or wrong', async () => {
    app = await createTestApp(await open());
    await tokenOfNewAccount(app);
    const { passwordChecks } = app.dependencies.services.accountRateLimits;
    for (let time = 0; time < 599; time += 1) await passwordChecks.take('127.0.0.1');
    const signIns = [await app.post('/api/v1/signin', ana), await app.post('/api/v1/signin', ana)];
    expect(signIns.map(({ status }) => status)).toEqual([200, 429]);
  });
});
