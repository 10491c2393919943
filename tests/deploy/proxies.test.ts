import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { deskOwner } from '../support/desk-owner.ts';
import { postgresUrl } from '../support/find-postgres.ts';
import { startManagedSite } from '../support/passed-socket.ts';
import { createPostgresSchema, type PostgresSchema } from '../support/postgres-schema.ts';
import { type ProxyName, proxyPrograms, type RunningProxy, startProxy } from '../support/proxy-process.ts';
import { startServer } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-proxies-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function proxyTo(name: ProxyName, origins: string[]): Promise<RunningProxy> {
  const proxy = await startProxy(
    name,
    origins.map((origin) => new URL(origin).host),
  );
  closers.push(proxy.stop);
  return proxy;
}

async function open(
  origin: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string | Buffer } = {},
): Promise<IncomingMessage> {
  // The certificate is the test's own.
  const sent = request(`${origin}${path}`, { ...options, rejectUnauthorized: false });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

async function call(...args: Parameters<typeof open>) {
  const response = await open(...args);
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

const json = { 'Content-Type': 'application/json' };

/** Sends one rate request, again under its key while no instance has answered; returns its reference. */
async function submit(origin: string, key: string, onRepeat: () => void): Promise<string> {
  for (;;) {
    const answer = await call(origin, '/api/v1/raterequestform', {
      method: 'POST',
      headers: { ...json, 'Idempotency-Key': key },
      body: JSON.stringify({ email: `${key}@example.com`, products: key }),
    }).catch(() => null);
    // An instance may die while it answers: Caddy passes on a part.
    if (answer?.status === 200 && answer.body.endsWith('}')) return JSON.parse(answer.body).reference;
    if (answer && ![200, 502, 503, 504].includes(answer.status))
      throw new Error(`${answer.status}: ${answer.body}`);
    onRepeat();
    await pause(50);
  }
}

async function databaseOfTest(): Promise<{ schema: PostgresSchema; settings: Record<string, string> }> {
  const schema = await createPostgresSchema(postgresUrl ?? '');
  closers.push(schema.remove);
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: schema.url,
    APP_SECRET: 'x'.repeat(32),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'error',
    DESK_OWNER_EMAIL: deskOwner.email,
    DESK_OWNER_PASSWORD: deskOwner.password,
  };
  return { schema, settings };
}

const clients = 6;

/**
 * Sends requests of six senders while `killOne` ends an instance, and expects each to be stored once, beside those that
 * were before. Returns their references, and how often a sender had to repeat one.
 */
async function submitWhileOneDies(
  origin: string,
  { schema, before = [], killOne }: { schema: PostgresSchema; before?: string[]; killOne: () => unknown },
): Promise<{ repeats: number; references: string[] }> {
  const references = [...before];
  let repeats = 0;
  let isOver = false;
  const senders = Array.from({ length: clients }, async (_, client) => {
    for (let number = 0; !isOver; number += 1)
      references.push(
        await submit(origin, `client${client}-${before.length + number}`, () => (repeats += 1)),
      );
  });
  const untilMore = (count: number) => {
    const enough = references.length + count;
    return expect.poll(() => references.length, { timeout: 60_000 }).toBeGreaterThan(enough);
  };
  await untilMore(20);
  await killOne();
  await untilMore(60);
  isOver = true;
  await Promise.all(senders);
  const stored = await schema.query('select reference from leads');
  expect(new Set(references).size).toBe(references.length);
  expect(stored.map(({ reference }) => reference).sort()).toEqual(references.sort());
  return { repeats, references };
}

/** True from Caddy 2.11.2 on (deploy/Caddyfile). */
function caddySendsFormsOn(): boolean {
  const version = /(\d+)\.(\d+)\.(\d+)/.exec(
    execFileSync(proxyPrograms.caddy ?? '', ['version'], { encoding: 'utf8' }),
  );
  const [major = 0, minor = 0, patch = 0] = (version ?? []).slice(1).map(Number);
  return major > 2 || minor > 11 || (minor === 11 && patch >= 2);
}

describe.each(['nginx', 'caddy'] as const)('%s (skipped where it is not installed)', (name) => {
  describe.skipIf(!proxyPrograms[name])('with the shipped file', () => {
    test('sends the address of the visitor, and nothing that is for this machine alone', async () => {
      const seen: { url: string | undefined; forwardedFor: unknown }[] = [];
      const instance = createServer(({ url, headers }, response) => {
        if (url !== '/readyz') seen.push({ url, forwardedFor: headers['x-forwarded-for'] });
        response.end('ok');
      }).listen(0, '127.0.0.1');
      await once(instance, 'listening');
      closers.push(async () => {
        instance.closeAllConnections();
        await once(instance.close(), 'close');
      });
      const { origin } = await proxyTo(name, [
        `http://127.0.0.1:${(instance.address() as AddressInfo).port}`,
      ]);
      const headers = { 'X-Forwarded-For': '203.0.113.7' };
      for (const path of ['/metrics', '/%6detrics', '/healthz?deep', '/healthz?deep=1', '/healthz?a&deep'])
        expect([path, (await call(origin, path, { headers })).status]).toEqual([path, 404]);
      for (const path of ['/', '/healthz'])
        expect([path, (await call(origin, path, { headers })).status]).toEqual([path, 200]);
      expect(seen).toEqual([
        { url: '/', forwardedFor: '127.0.0.1' },
        { url: '/healthz', forwardedFor: '127.0.0.1' },
      ]);
    });

    test.skipIf(!postgresUrl)(
      'takes large files, sends events at once, and loses no form when one of two dies',
      async () => {
        const { schema, settings } = await databaseOfTest();
        const servers = [await startServer(settings), await startServer(settings)] as const;
        closers.push(() => Promise.all(servers.map((server) => server.end('SIGTERM'))));
        const { origin } = await proxyTo(
          name,
          servers.map((server) => server.origin),
        );

        const content = Buffer.from('Twelve crates of coffee.\n'.repeat(400_000)).subarray(0, 10_000_000);
        const form = Buffer.concat([
          Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="whole.txt"\r\n\r\n'),
          content,
          Buffer.from('\r\n--x--\r\n'),
        ]);
        const uploaded = await call(origin, '/api/v1/uploads', {
          method: 'POST',
          headers: {
            'Upload-Key': 'a-key-of-twenty-letters',
            'Content-Type': 'multipart/form-data; boundary=x',
          },
          body: form,
        });
        expect([uploaded.status, uploaded.body]).toEqual([200, expect.stringContaining('fileId')]);

        const signedIn = await call(origin, '/api/v1/desk/session', {
          method: 'POST',
          headers: json,
          body: JSON.stringify(deskOwner),
        });
        const Cookie = signedIn.headers['set-cookie']?.map((cookie) => cookie.split(';')[0]).join('; ') ?? '';
        const events = await open(origin, '/api/v1/desk/events', { headers: { Cookie } });
        let received = '';
        events.setEncoding('utf8').on('data', (part) => {
          received += part;
        });
        await expect.poll(() => received).toContain('retry: ');
        const before = [await submit(origin, 'an-event', () => {})];
        await expect.poll(() => received).toContain('data: ');
        events.on('error', () => {}).destroy();

        const killOne = () => servers[0].end('SIGKILL');
        const { repeats } = await submitWhileOneDies(origin, { schema, before, killOne });
        // Those that were under way; with an older Caddy more, until its health check has failed.
        if (name === 'nginx' || caddySendsFormsOn()) expect(repeats).toBeLessThanOrEqual(clients);
      },
    );

    test.skipIf(!postgresUrl)(
      'loses no form when one of two instances behind one socket dies, and repeats none when one restarts',
      async () => {
        const { schema, settings } = await databaseOfTest();
        const site = await startManagedSite(settings, { instances: 2 });
        closers.push(site.stop);
        await expect.poll(() => site.output().match(/The site is at/g)?.length, { timeout: 60_000 }).toBe(2);
        const { origin } = await proxyTo(name, [site.origin]);
        const end = (instance: number, signal: 'SIGKILL' | 'SIGTERM') =>
          process.kill(site.processes()[instance]?.at(-1) ?? 0, signal);
        const killed = await submitWhileOneDies(origin, { schema, killOne: () => end(0, 'SIGKILL') });
        expect(killed.repeats).toBeLessThanOrEqual(clients);
        const restarted = await submitWhileOneDies(origin, {
          schema,
          before: killed.references,
          killOne: () => end(1, 'SIGTERM'),
        });
        expect(restarted.repeats).toBe(0);
      },
    );
  });
});
