import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultLocale, localPath } from '#platform/i18n/locale.ts';
import { deskOwner } from '../support/desk-owner.ts';
import { postgresUrl } from '../support/find-postgres.ts';
import { randomFrom } from '../support/seed/draw.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type OpenApiDocument, operationsOf, requestFor } from './api-requests.ts';
import { openCallers } from './callers.ts';
import { type Caller, type FuzzRequest, fuzz, send } from './fuzz-client.ts';
import { addressFor, formsOn, hostilePosts, pagePatterns, requestsFor } from './page-requests.ts';

// Another seed and more rounds: FUZZ_SEED=7 FUZZ_ROUNDS=20 npm test vitest tests/fuzz
const seed = Number(process.env.FUZZ_SEED ?? 1);
const rounds = Number(process.env.FUZZ_ROUNDS ?? 1);

const uuids = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

async function findIds(server: ServerProcess, owner: Caller): Promise<string[]> {
  const pages = ['', '/staff', '/people', '/kyc', '/replies', '/connections', '/account'];
  const found = await Promise.all(
    pages.map(async (page) => {
      const response = await fetch(`${server.origin}/desk${page}`, { headers: owner.headers() });
      return (await response.text()).match(uuids)?.slice(0, 20) ?? [];
    }),
  );
  return [...new Set(found.flat())];
}

async function onSchema(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const schema = `fuzz_${process.pid}`;
const engines = ['SQLite', ...(postgresUrl ? ['PostgreSQL'] : [])];

// Thousands of requests, one after the other: each page and operation adds some.
describe.each(engines)('fuzzed requests on %s', { timeout: 600_000 }, (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-fuzz-'));
  let server: ServerProcess;
  let callers: Caller[];

  beforeAll(async () => {
    let databaseUrl = '';
    if (engine === 'PostgreSQL') {
      await onSchema(`create schema ${schema}`);
      databaseUrl = `${postgresUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
    }
    server = await startServer({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'error',
      DESK_OWNER_EMAIL: deskOwner.email,
      DESK_OWNER_PASSWORD: deskOwner.password,
    });
    callers = await openCallers(server.origin);
  });

  afterAll(async () => {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
    if (engine === 'PostgreSQL') await onSchema(`drop schema ${schema} cascade`);
  });

  const callerNamed = (name: Caller['name']) => callers.find((caller) => caller.name === name) as Caller;

  test('every operation of the API answers with a documented status, without a server error, within a second', async () => {
    const draw = randomFrom(seed);
    const response = await fetch(`${server.origin}/api/v1/openapi.json`);
    const document = (await response.json()) as OpenApiDocument;
    const resolve = (ref: string) => document.components?.schemas?.[ref.split('/').at(-1) as string] ?? {};
    const operations = operationsOf(document);
    expect(operations.length).toBeGreaterThan(90);
    const problems: string[] = [];
    let sent = 0;
    for (const operation of operations) {
      const likely = operation.path.startsWith('/desk') ? 'owner' : 'customer';
      for (const caller of callers) await caller.renew();
      const ids = operation.path.includes('{') ? await findIds(server, callerNamed('owner')) : [];
      const requests = Array.from({ length: 12 * rounds }, () => {
        const caller = draw.chance(0.8) ? callerNamed(likely) : draw.one(callers);
        return requestFor(draw, operation, caller, ids, resolve);
      });
      const isDocumented = ({ path }: FuzzRequest, status: number) =>
        operation.statuses.has(status) ||
        (status === 404 && path.includes('%00')) ||
        // Node itself refuses a head of more than 16 KB.
        (status === 431 && path.length > 15_000);
      const found = await fuzz(server.origin, draw, requests, isDocumented);
      sent += found.sent;
      problems.push(...found.problems);
    }
    expect(problems).toEqual([]);
    expect(sent).toBe(operations.length * 12 * rounds);
  });

  // Pages run the commands of the API, whose operations bring the engine what it refuses, such as NUL.
  if (engine === 'PostgreSQL' && process.env.TEST_DATABASES !== 'all') return;
  test('every page, form and data request answers without a server error, within a second', async () => {
    const draw = randomFrom(seed + 1);
    const { routes } = await import(/* @vite-ignore */ `${process.cwd()}/build/server/index.js`);
    const patterns = pagePatterns(routes);
    expect(patterns.length).toBeGreaterThan(50);
    const problems: string[] = [];
    for (const [number, { pattern, takesForms, locales }] of patterns.entries()) {
      const likely = /^\/desk/.test(pattern) ? 'owner' : 'customer';
      // Every caller requests every page, and each of its locales, which share their code, is requested by one of them.
      expect(locales.length).toBeLessThanOrEqual(callers.length);
      for (const [turn, caller] of callers.entries()) {
        await caller.renew();
        const ids = pattern.includes(':') ? await findIds(server, callerNamed('owner')) : [];
        const locale = locales[(number + turn) % locales.length] ?? defaultLocale;
        const address = localPath(addressFor(draw, pattern, ids), locale);
        const page = await send(server.origin, draw, {
          method: 'GET',
          path: address,
          headers: caller.headers(),
        });
        const forms = formsOn(page.text);
        const requests = requestsFor(draw, address, caller, forms, (forms.length > 0 ? 5 : 1) * rounds);
        if (takesForms && caller.name === likely) requests.push(...hostilePosts(address, caller));
        problems.push(...(await fuzz(server.origin, draw, requests, () => true)).problems);
      }
    }
    expect(problems).toEqual([]);
  });
});
