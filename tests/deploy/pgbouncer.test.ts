import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { runDeskCommand } from '../support/desk-command.ts';
import { emptyPlace } from '../support/empty-place.ts';
import { postgresUrl } from '../support/find-postgres.ts';
import { findProgram } from '../support/find-program.ts';
import { freePort, startServer } from '../support/server-process.ts';
import { keepSubmitting, noSubmissions } from '../support/submit-until-stored.ts';

const program = findProgram('pgbouncer');
const folder = mkdtempSync(join(tmpdir(), 'fairlead-pgbouncer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Before 1.21, PgBouncer keeps no prepared statements over a transaction, so that such a one is tried by sessions. */
function prepares(): boolean {
  const [, major, minor] =
    /(\d+)\.(\d+)/.exec(execFileSync(program ?? '', ['--version'], { encoding: 'utf8' })) ?? [];
  return Number(major) > 1 || Number(minor) >= 21;
}

/** Starts PgBouncer with the shipped file in front of a database, and returns the address of that database behind it. */
async function startPgBouncer(databaseUrl: string) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const listenPort = await freePort();
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  let settings = readFileSync('deploy/pgbouncer.ini', 'utf8')
    .replace(
      /^fairlead = .*$/m,
      `fairlead = host=${hostname} port=${port || 5432} dbname=${pathname.slice(1)}`,
    )
    .replace(/^\* = .*$/m, `* = host=${hostname} port=${port || 5432}`)
    .replace(/^listen_port = .*$/m, `listen_port = ${listenPort}`)
    .replace(/^auth_file = .*$/m, `auth_file = ${users}`)
    // The tests' PostgreSQL may have no password.
    .replace(/^auth_type = .*$/m, 'auth_type = trust');
  if (!prepares())
    settings = settings.replace(/^max_prepared_statements.*$/m, '').replace('= transaction', '= session');
  const file = join(folder, 'pgbouncer.ini');
  // It does not run as root.
  const isRoot = process.getuid?.() === 0;
  writeFileSync(file, isRoot ? `${settings}user = postgres\n` : settings);
  if (isRoot) execFileSync('chmod', ['-R', 'a+rX', folder]);
  const child = spawn(program ?? '', [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const url = `postgres://${username}:${password}@127.0.0.1:${listenPort}/fairlead`;
  await expect
    .poll(
      async () => {
        const client = new pg.Client({ connectionString: url });
        return client
          .connect()
          .then(
            () => 'connected',
            (error) => `${error.message} ${output}`,
          )
          .finally(() => client.end().catch(() => {}));
      },
      { timeout: 30_000, interval: 200 },
    )
    .toBe('connected');
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}

describe.skipIf(!program || !postgresUrl)('PgBouncer (skipped where it or PostgreSQL is missing)', () => {
  test('with the shipped file serves a site that stores requests', async () => {
    const place = await emptyPlace('postgres');
    const databaseUrl = place.engine === 'postgres' ? place.databaseUrl : '';
    const bouncer = await startPgBouncer(databaseUrl);
    const server = await startServer({
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: bouncer.url,
      APP_SECRET: 'x'.repeat(32),
    });
    const submissions = noSubmissions();
    const clients = Array.from({ length: 4 }, (_, client) =>
      keepSubmitting(
        [server.origin],
        `client${client}`,
        submissions,
        () => submissions.acknowledged.length > 100,
      ),
    );
    await Promise.all(clients);
    expect(submissions).toMatchObject({ wrong: [], repeated: 0 });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query('select count(*)::int as count from leads');
    expect(rows).toEqual([{ count: submissions.acknowledged.length }]);
    // A drill's database is made, filled by pg_restore and deleted through the same pools.
    const backups = join(folder, 'backups');
    const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: bouncer.url, BACKUP_DIR: backups };
    expect(await runDeskCommand(['backup'], settings)).toMatchObject({ code: 0, problems: '' });
    for (const _ of [1, 2])
      expect(await runDeskCommand(['drill'], settings)).toMatchObject({ code: 0, problems: '' });
    const { rows: left } = await client.query(
      `select from pg_database where datname like 'fairlead_drill_%'`,
    );
    expect(left).toEqual([]);
    await client.end();
    expect(await server.end('SIGTERM'), server.output()).toBe(0);
    await bouncer.stop();
  });
});
