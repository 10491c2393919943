import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messagesIn } from '#platform/commands/messages.ts';
import { postgresUrl } from '../support/find-postgres.ts';
import { createPostgresSchema, type PostgresSchema } from '../support/postgres-schema.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts';

const customer = { fullname: 'Ana', username: 'ana@example.com', password: 'long enough for us 7' };

describe.runIf(postgresUrl)('while PostgreSQL cannot be reached', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-away-'));
  let schema: PostgresSchema;
  let proxy: TcpProxy;
  let server: ServerProcess;
  let cookie = '';

  beforeAll(async () => {
    schema = await createPostgresSchema(postgresUrl as string);
    const url = new URL(schema.url);
    proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
    url.host = `127.0.0.1:${proxy.port}`;
    server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: url.href });
    cookie = cookieOf(await post('/signup', customer));
    await proxy.cut();
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await proxy.cut().catch(() => {});
    await schema.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const cookieOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');

  /** Posts a form as a browser without scripts does. */
  function post(path: string, fields: Record<string, string>): Promise<Response> {
    return fetch(server.origin + path, {
      method: 'POST',
      headers: { Accept: 'text/html', Cookie: cookie, Origin: server.origin },
      body: path === '/kyc' ? formDataOf(fields) : new URLSearchParams(fields),
      redirect: 'manual',
    });
  }

  function formDataOf(fields: Record<string, string>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  }

  test('the server lives on, and is not ready', async () => {
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  const typed = 'Typed 40 bags of coffee';
  const forms: [path: string, fields: Record<string, string>, isSignedIn: boolean][] = [
    ['/contactus', { email: 'ana@example.com', message: typed }, false],
    ['/clientbriefform', { email: 'ana@example.com', products: typed }, false],
    ['/clientbriefform', { email: 'ana@example.com', products: typed }, true],
    ['/feedback', { name: 'Ana', rating: '9', comments: typed, agreeToTerms: 'on' }, false],
    ['/signin', { username: 'typed@example.com', password: customer.password }, false],
    ['/signup', { ...customer, fullname: typed }, false],
    ['/forgotpassword', { username: 'typed@example.com' }, false],
    ['/track', { reference: 'RR-7K3M9Q', email: 'typed@example.com' }, false],
    ['/desk/signin', { intent: 'sign-in', email: 'typed@example.com', password: customer.password }, false],
    ['/kyc', { intent: 'save', legalName: typed }, true],
  ];
  test.each(forms)(
    'the form of %s keeps what was typed and says what to do',
    async (path, fields, isSignedIn) => {
      const session = cookie;
      if (!isSignedIn) cookie = '';
      const response = await post(path, fields).finally(() => {
        cookie = session;
      });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      const html = await response.text();
      expect(html).toContain(messagesIn('en').unavailable);
      const visible = Object.values(fields).find((value) => /typed/i.test(value)) as string;
      expect(html).toContain(visible);
      expect(html).not.toContain(customer.password);
    },
  );

  test('the API answers 503, and pages that need the database say so', async () => {
    const answer = await fetch(`${server.origin}/api/v1/raterequestform`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ana@example.com' }),
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ success: false, message: messagesIn('en').unavailable });
    const profile = await fetch(`${server.origin}/profile`, {
      headers: { Cookie: cookie },
      redirect: 'manual',
    });
    expect(profile.status).toBe(503);
    expect(profile.headers.has('Retry-After')).toBe(true);
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
  });

  test('forms are stored again, without a restart, once it is back', async () => {
    await proxy.restore();
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200);
    expect((await post('/contactus', { email: 'ana@example.com', message: typed })).status).toBe(303);
    expect(await schema.query(`select kind from leads`)).toEqual([{ kind: 'contact-message' }]);
  });
});
