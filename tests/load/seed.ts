import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openDatabase } from '#platform/db/open-database.ts';
import { openCipher } from '#platform/secrets/cipher.ts';
import { readEnv } from '#server/env.ts';
import { seedDesk } from '../support/seed/desk.ts';

/*
 * npm run seed -- --requests 100000 [--seed 1] [--until 2026-11-20T15:00:00Z]
 * Fills an empty desk with made-up requests and what comes with them (mails, customers, KYC cases, feedback): SQLite in
 * DATA_DIR, or PostgreSQL at DATABASE_URL.
 */

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** A public address, or mail that leaves, means that customers use this desk. */
function refuseLiveDesk(): void {
  if (process.env.SMTP_URL || process.env.APP_URL)
    refuse('SMTP_URL or APP_URL is set: this looks like the desk of a real company. Nothing was written.');
}

const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    seed: { type: 'string', default: '1' },
    until: { type: 'string', default: new Date().toISOString() },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  console.log('npm run seed -- --requests 1000 [--seed 1] [--until 2026-11-20T15:00:00Z]');
  console.log('Fills an empty desk with made-up requests and what comes with them.');
  process.exit(0);
}
const requests = Number(values.requests);
const seed = Number(values.seed);
const now = Date.parse(values.until);
if (!Number.isSafeInteger(requests) || requests < 1)
  refuse('Say how many requests to make up: npm run seed -- --requests 1000');
if (!Number.isSafeInteger(seed)) refuse('--seed takes a whole number.');
if (Number.isNaN(now)) refuse('--until takes a moment, such as 2026-11-20T15:00:00Z.');
refuseLiveDesk();

const env = readEnv();
const place = env.databaseUrl
  ? `PostgreSQL at ${new URL(env.databaseUrl).host}${new URL(env.databaseUrl).pathname}`
  : resolve(env.dataDir, 'desk.sqlite');
const database = await openDatabase({
  ...env,
  onLostConnection: (error) => refuse(error.message),
});
try {
  const startedAt = performance.now();
  const report = (done: number) => {
    if (done % 10_000 === 0) console.log(`${done} requests`);
  };
  await seedDesk(database, { requests, seed, now, report, cipher: await openCipher(database.db, env) });
  await sql`analyze`.execute(database.db);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${requests} made-up requests are in ${place}, after ${seconds} s.`);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
} finally {
  await database.close();
}
