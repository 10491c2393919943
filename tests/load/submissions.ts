import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { startServer } from '../support/server-process.ts';

/*
 * Submissions a second through the whole server, beside a bare loop of durable inserts on the same disk in the same
 * run. `npm run build && node tests/load/submissions.ts`; PostgreSQL takes part where TEST_DATABASE_URL or 127.0.0.1
 * answers. The ratio is the figure; absolute times belong to the machine.
 */

const seconds = 5;
const clients = 16;
const body = JSON.stringify({
  email: 'ana@example.com',
  products: 'Green coffee, 20 bags',
  objective: 'x'.repeat(500),
});

/** Runs `once` from some clients at the same time for some seconds; answers how often it ended, a second. */
async function rateOf(parallel: number, once: (client: number) => Promise<unknown>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const loop = async (client: number) => {
    while (performance.now() < end) {
      await once(client);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: parallel }, (_, client) => loop(client)));
  return count / seconds;
}

async function submissionRate(settings: Record<string, string>): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'llanomar-load-'));
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings });
  const post = async () => {
    const response = await fetch(`${server.origin}/api/v1/raterequestform`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    if (response.status !== 200) throw new Error(`Answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const rate = await rateOf(clients, post);
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
  return rate;
}

async function bareSqliteRate(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'llanomar-load-'));
  const database = new DatabaseSync(join(dataDir, 'bare.sqlite'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table bare (id integer primary key, body text)',
  );
  const insert = database.prepare('insert into bare (body) values (?)');
  const rate = await rateOf(1, async () => insert.run(body));
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return rate;
}

async function withSchema<T>(databaseUrl: string, use: (url: string) => Promise<T>): Promise<T> {
  const schema = `load_${process.pid}_${Date.now().toString(36)}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`create schema ${schema}`);
  try {
    return await use(`${databaseUrl}?options=${encodeURIComponent(`-c search_path=${schema}`)}`);
  } finally {
    await client.query(`drop schema ${schema} cascade`);
    await client.end();
  }
}

async function barePostgresRate(databaseUrl: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients });
  await pool.query('create table bare (id bigserial primary key, body text)');
  const rate = await rateOf(clients, () => pool.query('insert into bare (body) values ($1)', [body]));
  await pool.end();
  return rate;
}

function report(name: string, submissions: number, bare: number): void {
  console.log(`${name}: ${submissions.toFixed(0)} submissions/s, bare inserts ${bare.toFixed(0)}/s`);
}

report('SQLite', await submissionRate({}), await bareSqliteRate());

const databaseUrl = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';
await withSchema(databaseUrl, async (url) =>
  report('PostgreSQL', await submissionRate({ DATABASE_URL: url }), await barePostgresRate(url)),
);
