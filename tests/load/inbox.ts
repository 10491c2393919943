import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase } from '#platform/db/open-database.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { seedDesk } from '../support/seed/desk.ts';
import { inboxQuestions } from './questions/inbox.ts';
import { otherLists } from './questions/other-lists.ts';
import { peopleQuestions } from './questions/people.ts';
import { depsOn } from './questions/question.ts';
import { quoteQuestions } from './questions/quotes.ts';
import { requestQuestions } from './questions/request.ts';
import { timeQuestions } from './questions/time-questions.ts';

/*
 * Times of the desk’s lists, searches and counts at 100,000 requests, and the plans of their queries:
 * `node tests/load/inbox.ts [--requests 100000] [--plans] [--only people] [--keep folder]`. SQLite in a folder of its own;
 * PostgreSQL in a schema of its own, where TEST_DATABASE_URL or 127.0.0.1 answers. The bar is a median of 50 ms, and of
 * 250 ms for figures, which read every request of half a year.
 */

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    plans: { type: 'boolean', default: false },
    engine: { type: 'string', default: 'sqlite,postgres' },
    /** Asks those questions alone whose name has this in it. */
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '25' },
    keep: { type: 'string' },
  },
});
const requests = Number(values.requests);
const now = Date.parse('2026-11-20T15:00:00Z');
const cipher = createCipher('a secret for documents that nobody sent');

async function measure(database: Database): Promise<void> {
  const deps = depsOn(database, now, cipher);
  const all = [
    ...(await inboxQuestions(deps)),
    ...(await requestQuestions(deps)),
    ...(await peopleQuestions(deps)),
    ...(await quoteQuestions(deps)),
    ...(await otherLists(deps)),
  ];
  const asked = all.filter(({ name }) => name.includes(values.only));
  const load = () => loadavg()[0]?.toFixed(1);
  console.log(
    `${database.engine}, ${requests} requests: best, median, 95th percentile, this process's own time; ${values.runs} runs, ms; load ${load()}`,
  );
  const slow = await timeQuestions(deps, asked, { runs: Number(values.runs), plans: values.plans });
  console.log(`${slow.length} of ${asked.length} over the bar; load ${load()}`);
}

const onLostConnection = (error: Error) => console.error(error.message);

async function onSqlite(): Promise<void> {
  const dataDir = values.keep ?? mkdtempSync(join(tmpdir(), 'fairlead-load-'));
  const seeded = existsSync(join(dataDir, 'desk.sqlite'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection });
  if (!seeded) await seedDesk(database, { requests, now, cipher });
  await database.db.executeQuery(CompiledQuery.raw('analyze'));
  await measure(database);
  await database.close();
  if (!values.keep) rmSync(dataDir, { recursive: true, force: true });
}

async function onPostgres(databaseUrl: string): Promise<void> {
  const schema = values.keep ? 'load_inbox_kept' : `load_${process.pid}_${Date.now().toString(36)}`;
  const client = new pg.Client({ connectionString: databaseUrl, options: `-c search_path=${schema}` });
  await client.connect();
  await client.query(`create schema if not exists ${schema}`);
  try {
    const database = await openDatabase({ databaseUrl, dataDir: '', schema, onLostConnection });
    const { rows } = await client.query('select 1 from leads limit 1');
    if (rows.length === 0) await seedDesk(database, { requests, now, cipher });
    await client.query('vacuum analyze');
    await measure(database);
    await database.close();
  } finally {
    if (!values.keep) await client.query(`drop schema ${schema} cascade`);
    await client.end();
  }
}

if (values.engine.includes('sqlite')) await onSqlite();
if (values.engine.includes('postgres'))
  await onPostgres(process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test');
