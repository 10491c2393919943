import { sql } from 'kysely';
import type pg from 'pg';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { createWriteCheck } from '#server/create-app.ts';
import { deskOwner } from '#tests/support/desk-owner.ts';
import { addStaff, askDesk, staffCookie, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase, describeOnEachDatabase } from '#tests/support/test-database.ts';
import { messagesIn } from '../commands/messages.ts';
import type { Database } from '../db/open-database.ts';
import { day } from '../values/durations.ts';

function forbidWriting(client: pg.PoolClient): void {
  void client.query('set default_transaction_read_only = on');
}

/** Makes every write fail, as on a read-only disk or a database that became a replica. */
async function setReadOnly({ db, pool }: Database, isOn: boolean): Promise<void> {
  const state = isOn ? 'on' : 'off';
  if (!pool) {
    await sql.raw(`pragma query_only = ${state}`).execute(db);
    return;
  }
  // The pool replaces a connection whose query failed.
  if (isOn) pool.on('connect', forbidWriting);
  else pool.off('connect', forbidWriting);
  const clients = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()));
  await Promise.all(clients.map((client) => client.query(`set default_transaction_read_only = ${state}`)));
  for (const client of clients) client.release();
}

const credentials = { username: 'ana@example.com', password: 'long enough for us 7' };

describeOnEachDatabase('a database that cannot be written', (open) => {
  it('makes the API answer 503 with Retry-After, and log the first error', async () => {
    const database = await open();
    const app = await createTestApp(database, {
      DESK_OWNER_EMAIL: deskOwner.email,
      DESK_OWNER_PASSWORD: deskOwner.password,
    });
    const signedUp = await app.post('/api/v1/signup', { fullname: 'Ana', ...credentials });
    const { token } = (await signedUp.json()) as { token: string };
    const bearer = { Authorization: `Bearer ${token}` };
    await app.dependencies.outbox.drain();

    await setReadOnly(database, true);
    const put = { method: 'PUT', headers: { 'Content-Type': 'application/json', ...bearer } };
    const answers = await Promise.all([
      app.post('/api/v1/raterequestform', { email: 'a@example.com', products: 'Coffee' }),
      app.post('/api/v1/contactform', { email: 'a@example.com' }),
      app.post('/api/v1/feedbackform', { name: 'Ana', rating: 9, comments: 'Good' }),
      app.post('/api/v1/signup', {
        fullname: 'Bo',
        username: 'bo@example.com',
        password: credentials.password,
      }),
      app.post('/api/v1/signin', credentials),
      app.request('/api/v1/account/name', { ...put, body: JSON.stringify({ fullname: 'Ann' }) }),
      app.request('/api/v1/kyc/answers', { ...put, body: JSON.stringify({ legalName: 'Acme' }) }),
      app.post('/api/v1/desk/session', deskOwner),
    ]);
    for (const answer of answers) {
      expect(answer.status, answer.url).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ message: messagesIn('en').unavailable });
    }
    const failures = app.logged
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'request.unavailable');
    expect(failures).toHaveLength(answers.length);
    for (const { err } of failures) expect(JSON.stringify(err)).toMatch(/read-?only/);

    await setReadOnly(database, false);
    const again = await app.post('/api/v1/raterequestform', { email: 'a@example.com', products: 'Coffee' });
    expect(again.status).toBe(200);
  });

  it('makes /readyz answer 503 until it can be written again', async () => {
    const database = await open();
    const app = await createTestApp(database);
    const statusIs = (status: number) =>
      expect.poll(async () => (await app.request('/readyz')).status, { interval: 50 }).toBe(status);
    await statusIs(200);
    await setReadOnly(database, true);
    await statusIs(503);
    expect((await app.request('/healthz')).status).toBe(200);
    await setReadOnly(database, false);
    await statusIs(200);
  });
});

describeOnDatabase('the time of the last use', (open) => {
  it('fails no read of a database that cannot be written', async () => {
    const database = await open();
    let now = Date.now();
    const app = await createTestApp(database, {}, () => now);
    const signedUp = await app.post('/api/v1/signup', { fullname: 'Ana', ...credentials });
    const { token } = (await signedUp.json()) as { token: string };
    const cookie = { Cookie: await staffCookie(database.db, await addStaff(database.db), now) };
    const body = { name: 'Reports', scope: 'read', currentPassword: staffPassword };
    const created = (await (await askDesk(app, cookie)('POST', '/tokens', body)).json()) as { token: string };
    await setReadOnly(database, true);
    now += 2 * day;
    const bearer = (of: string) => ({ Authorization: `Bearer ${of}` });
    expect((await app.request('/api/v1/account', { headers: bearer(token) })).status).toBe(200);
    for (const headers of [bearer(created.token), cookie])
      expect((await askDesk(app, headers)('GET', '/leads')).status).toBe(200);
    await setReadOnly(database, false);
  });
});

describeOnDatabase('the OpenAPI document', (open) => {
  it('declares 503 for every operation', async () => {
    const app = await createTestApp(await open());
    const { paths } = (await (await app.request('/api/v1/openapi.json')).json()) as {
      paths: Record<string, Record<string, { responses: object }>>;
    };
    for (const [path, operations] of Object.entries(paths))
      for (const { responses } of Object.values(operations)) expect(responses, path).toHaveProperty('503');
  });
});

describeOnEachDatabase('the write check', (open) => {
  it('writes once for many questions at the same time', async () => {
    const database = await open();
    const check = createWriteCheck(database);
    await Promise.all(Array.from({ length: 50 }, check));
    const { rows } = await sql<{ id: number }>`select id from readiness`.execute(database.db);
    expect(rows).toEqual([{ id: 1 }]);
  });

  it('rejects while the folder of SQLite takes no file', async () => {
    const { db } = await open();
    await expect(createWriteCheck({ db, folder: '/dev/null' })()).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});

describeOnDatabase('addresses', (open) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp(await open());
  });
  describe('a path of more than 2,048 characters', () => {
    test.each(['/', '/desk/', '/api/v1/'])('is refused below %s', async (start) => {
      const response = await app.request(start.padEnd(2049, '/'));
      expect(response.status).toBe(414);
      expect(await response.text()).toContain('This address is too long to be one of ours.');
    });

    test('fills no log', async () => {
      await app.request(`/${'a'.repeat(15_000)}`);
      expect(app.logged.join('').length).toBeLessThan(2_000);
    });
  });

  test('a path of 2,048 characters and a long query are read', async () => {
    expect((await app.request('/'.padEnd(2048, 'a'))).status).toBe(404);
    expect((await app.request(`/healthz?${'a'.repeat(5_000)}`)).status).toBe(200);
  });
});
