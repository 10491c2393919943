import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** A fresh database for the site or a yardstick, and what waits in its outbox. */
export interface BenchDatabase {
  /** Absent on SQLite, whose file lies in the data folder. */
  url: string | undefined;
  /** Mails that wait, and mails that were delivered. The site must have started. */
  countMails(): Promise<{ pending: number; sent: number }>;
  remove(): Promise<void>;
}

const countMails = `select
  coalesce(sum(case when state = 'pending' then 1 else 0 end), 0) as pending,
  coalesce(sum(case when state = 'sent' then 1 else 0 end), 0) as sent
  from outbox where channel = 'mail'`;

/** The SQLite database of a data folder. */
export function sqliteDatabase(dataDir: string): BenchDatabase {
  return {
    url: undefined,
    async countMails() {
      const database = new DatabaseSync(join(dataDir, 'desk.sqlite'), { readOnly: true });
      try {
        const { pending, sent } = database.prepare(countMails).get() ?? {};
        return { pending: Number(pending), sent: Number(sent) };
      } finally {
        database.close();
      }
    },
    async remove() {},
  };
}

/** A schema of its own in the PostgreSQL of TEST_DATABASE_URL or 127.0.0.1:5432; null when none answers. */
export async function postgresDatabase(): Promise<BenchDatabase | null> {
  const url = new URL(process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test');
  const client = new pg.Client({ connectionString: url.href, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
  } catch (error) {
    if (process.env.TEST_DATABASE_URL) throw error;
    return null;
  }
  const schema = `bench_${process.pid}_${Date.now().toString(36)}`;
  await client.query(`create schema ${schema}`);
  await client.query(`set search_path = ${schema}`);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: url.href,
    async countMails() {
      const { rows } = await client.query<{ pending: string; sent: string }>(countMails);
      return { pending: Number(rows[0]?.pending), sent: Number(rows[0]?.sent) };
    },
    async remove() {
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
    },
  };
}
