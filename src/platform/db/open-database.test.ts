import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { postgresUrl } from '#tests/support/find-postgres.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { isInfrastructureFault } from './infrastructure-fault.ts';
import { jsonText } from './json-text.ts';
import { type Db, migrationsFor, openDatabase } from './open-database.ts';
import { transact } from './transact.ts';

describeOnEachDatabase('the database', (open) => {
  test('is migrated once when three servers open it at once', async () => {
    const databases = await Promise.all([open(), open(), open()]);
    for (const { db } of databases) {
      expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        db,
      );
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrationsFor('sqlite')));
    }
  });

  test('keeps what one connection wrote for the next', async () => {
    const first = await open();
    await first.db
      .insertInto('feedback')
      .values({
        id: '1',
        reference: 'FB-AAAAAA',
        folder: 'inbox',
        spam_score: 0,
        spam_reasons: jsonText([]),
        text_hash: 'x',
        dedupe_key: null,
        locale: 'en',
        received_at: 1_795_000_000_000,
        name: 'Ana',
        rating: 9,
        comments: 'Jalapeño ☕ 𝄞',
      })
      .execute();
    const second = await open();
    expect(await second.db.selectFrom('feedback').select(['received_at', 'comments']).execute()).toEqual([
      { received_at: 1_795_000_000_000, comments: 'Jalapeño ☕ 𝄞' },
    ]);
  });

  test('keeps transactions that run at once apart', async () => {
    const { db } = await open();
    const row = (id: string) => ({
      id,
      type: 'feedback-for-desk',
      props: jsonText({}),
      subject_id: id,
      state: 'failed' as const,
      attempts: 0,
      next_attempt_at: 0,
      last_error: null,
      created_at: 0,
      sent_at: null,
    });
    const work = Array.from({ length: 20 }, (_, number) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('outbox')
          .values(row(`${number}`))
          .execute();
        await setTimeout(number % 3);
        if (number % 2) throw new Error('given up');
        await transaction
          .insertInto('outbox')
          .values(row(`${number} again`))
          .execute();
      }),
    );
    await Promise.allSettled(work);
    const stored = await db.selectFrom('outbox').select('id').execute();
    expect(stored).toHaveLength(20);
    expect(stored.every(({ id }) => Number.parseInt(id, 10) % 2 === 0)).toBe(true);
  });

  test('leaves other work its turn while a loop reads, also within a transaction', async () => {
    const { db } = await open();
    const readUntilOtherWorkRan = async (reader: Db) => {
      let hasOtherWorkRun = false;
      setImmediate(() => {
        hasOtherWorkRun = true;
      });
      // Far more reads than fit into one turn: a loop that held the event loop would end with the last of them.
      for (let reads = 0; reads < 100_000 && !hasOtherWorkRun; reads += 1)
        await reader.selectFrom('leads').select('id').execute();
      return hasOtherWorkRun;
    };
    expect(await readUntilOtherWorkRan(db)).toBe(true);
    expect(await db.transaction().execute(readUntilOtherWorkRan)).toBe(true);
  });
});

test.runIf(postgresUrl)('PostgreSQL is waited for while another process migrates it', async () => {
  const schema = `test_${process.pid}_waits`;
  const other = new pg.Client({ connectionString: postgresUrl });
  await other.connect();
  await other.query(`create schema ${schema}`);
  // The lock of Kysely's migrator.
  await other.query('select pg_advisory_lock(3853314791062309107)');
  try {
    const opening = openDatabase({
      databaseUrl: postgresUrl,
      dataDir: '',
      schema,
      patienceMs: 300,
      onLostConnection: () => {},
    });
    const opened = opening.then(
      () => 'opened',
      (error) => error,
    );
    expect(await Promise.race([opened, setTimeout(1000, 'waits')])).toBe('waits');
    await other.query('select pg_advisory_unlock(3853314791062309107)');
    expect(await opened).toBe('opened');
    await (await opening).close();
  } finally {
    await other.query(`drop schema ${schema} cascade`);
    await other.end();
  }
});

test.runIf(postgresUrl)('a connection that PostgreSQL closes fails its transaction alone', async () => {
  const schema = `test_${process.pid}_closed`;
  const other = new pg.Client({ connectionString: postgresUrl });
  await other.connect();
  await other.query(`create schema ${schema}`);
  const lostConnections: Error[] = [];
  const { db, close } = await openDatabase({
    databaseUrl: postgresUrl,
    dataDir: '',
    schema,
    onLostConnection: (error) => lostConnections.push(error),
  });
  try {
    const failed = transact(db, async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // No query is under way now, so nothing but a listener hears that the connection is closed.
      while (lostConnections.length === 0) await setTimeout(5);
      await sql`select 1`.execute(transaction);
    });
    const error = await failed.catch((error) => error);
    expect(isInfrastructureFault(error), error).toBe(true);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  } finally {
    await close();
    await other.query(`drop schema ${schema} cascade`);
    await other.end();
  }
});

test('SQLite writes through to the disk', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-test-'));
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
  const pragma = async (name: string) =>
    (await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db)).rows[0];
  expect(await pragma('journal_mode')).toEqual({ journal_mode: 'wal' });
  expect(await pragma('synchronous')).toEqual({ synchronous: 2 });
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});
