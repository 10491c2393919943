import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, inject } from 'vitest';
import { type Database, openDatabase } from '#platform/db/open-database.ts';
import { postgresUrl } from './find-postgres.ts';

/** Opens one more connection to the test's own database, migrated; closed when the test ends. */
export type OpenTestDatabase = () => Promise<Database>;

const closers: (() => Promise<unknown>)[] = [];

/** Closes what a test has opened on its database, before the database itself. */
export function closeAfterTest(close: () => Promise<unknown>): void {
  closers.push(close);
}

type Place = { databaseUrl: string | undefined; dataDir: string };

async function migrateAt(place: Place): Promise<void> {
  const database = await openDatabase({ ...place, onLostConnection: () => {} });
  await database.close();
}

/** Connections by which each test of a suite finds an empty, migrated database. */
interface TestDatabases {
  reset(): Promise<Place>;
  remove(): void;
}

/** The content of a migrated file, which the files of a worker share: migrating takes far longer than writing it. */
let migratedFile: Promise<Buffer> | null = null;

async function createMigratedFile(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-test-'));
  await migrateAt({ databaseUrl: undefined, dataDir });
  const content = readFileSync(join(dataDir, 'desk.sqlite'));
  rmSync(dataDir, { recursive: true, force: true });
  return content;
}

function sqliteDatabases(): TestDatabases {
  let dataDir = '';
  const remove = () => {
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    async reset() {
      migratedFile ??= createMigratedFile();
      remove();
      dataDir = mkdtempSync(join(tmpdir(), 'fairlead-test-'));
      writeFileSync(join(dataDir, 'desk.sqlite'), await migratedFile);
      return { databaseUrl: undefined, dataDir };
    },
    remove,
  };
}

/** A migrated schema, and the connection by which it is emptied. */
interface TestSchema {
  /** By which its tables are the first to be found; commits do not wait for the disk, as no test ends the server. */
  url: string;
  client: pg.Client;
  emptying: string;
}

/** The schema that the files of a worker share; tests/support/test-schemas.ts drops it in the end. */
let testSchema: Promise<TestSchema> | null = null;

async function createTestSchema(databaseUrl: string): Promise<TestSchema> {
  const name = `${inject('testSchemas')}_${process.pid}_${Date.now().toString(36)}`;
  const client = new pg.Client({ connectionString: databaseUrl });
  // A lost connection leaves the next test a new schema.
  client.on('error', () => {
    testSchema = null;
  });
  await client.connect();
  await client.query(`create schema ${name}`);
  await client.query('set synchronous_commit = off');
  const url = new URL(databaseUrl);
  url.searchParams.set('options', `-c search_path=${name} -c synchronous_commit=off`);
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-test-'));
  await migrateAt({ databaseUrl: url.href, dataDir });
  rmSync(dataDir, { recursive: true, force: true });

  const named = async (query: string): Promise<string[]> =>
    (await client.query(query, [name])).rows.map((row) => `${name}.${row.name}`);
  const tables = await named(
    `select tablename as name from pg_tables where schemaname = $1 and tablename not like 'kysely_%'`,
  );
  const sequences = await named('select sequencename as name from pg_sequences where schemaname = $1');
  const insertions: string[] = [];
  for (const table of tables) {
    const { rows } = await client.query(`select json_agg(t)::text as json from ${table} t`);
    if (!rows[0].json) continue;
    const initialRows = client.escapeLiteral(rows[0].json);
    insertions.push(
      `insert into ${table} select * from json_populate_recordset(null::${table}, ${initialRows})`,
    );
  }
  const { rows } = await client.query(`select current_setting('is_superuser') as superuser`);
  // Deleting without triggers takes a twentieth of the time, and is for superusers alone.
  const deletions =
    rows[0].superuser === 'on'
      ? ['set session_replication_role = replica', ...tables.map((table) => `delete from ${table}`)]
      : [`truncate ${tables.join(', ')} cascade`];
  const restarts = sequences.map((sequence) => `select setval('${sequence}', 1, false)`);
  // Between two tests it keeps no process from ending.
  (client as unknown as { connection: { stream: Socket } }).connection.stream.unref();
  return { url: url.href, client, emptying: [...deletions, ...insertions, ...restarts].join('; ') };
}

/** The worker's schema, empty before each test. */
function postgresDatabases(databaseUrl: string): TestDatabases {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-test-'));
  return {
    async reset() {
      testSchema ??= createTestSchema(databaseUrl);
      const { url, client, emptying } = await testSchema;
      await client.query(emptying);
      return { databaseUrl: url, dataDir };
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function suite(title: string, tests: (open: OpenTestDatabase) => void, create: () => TestDatabases): void {
  describe(title, () => {
    const databases = create();
    const opened: Database[] = [];
    const lostConnections: Error[] = [];
    let place: Place;
    let lastOpened: Promise<unknown> = Promise.resolve();

    afterAll(() => databases.remove());

    beforeEach(async () => {
      place = await databases.reset();
    });

    afterEach(async ({ task }) => {
      for (const close of closers.splice(0).reverse()) await close();
      // A failed test may not have restored a table that it dropped.
      if (task.result?.state === 'fail') testSchema = null;
      await Promise.all(opened.splice(0).map((database) => database.close()));
      expect(lostConnections.splice(0)).toEqual([]);
    });

    async function openNext(): Promise<Database> {
      const database = await openDatabase({
        ...place,
        isMigrated: true,
        onLostConnection: (error) => lostConnections.push(error),
      });
      opened.push(database);
      // No test ends the machine: what a killed process has committed is kept without waiting for the disk.
      if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
      return database;
    }

    // One after the other: two SQLite connections of one thread that migrate at once would wait for each other.
    tests(() => {
      const database = lastOpened.then(openNext);
      lastOpened = database.catch(() => {});
      return database;
    });
  });
}

/** Runs the tests on PostgreSQL alone: SQLite has one writer, so that two transactions never meet there. */
export function describeOnPostgres(name: string, tests: (open: OpenTestDatabase) => void): void {
  const databaseUrl = postgresUrl;
  if (databaseUrl) suite(name, tests, () => postgresDatabases(databaseUrl));
  else describe.skip(`${name} (no server answers)`, () => {});
}

/**
 * Runs the tests on SQLite, and once more on PostgreSQL: at TEST_DATABASE_URL, else at the usual local address when a
 * server answers there. For what the engine decides: SQL that differs, locks, leases, concurrency, search, limits and
 * migrations. Every test has an empty, migrated database; `open` may be called several times in one test, for several
 * connections to it.
 */
export function describeOnEachDatabase(name: string, tests: (open: OpenTestDatabase) => void): void {
  suite(`${name} (SQLite)`, tests, sqliteDatabases);
  const databaseUrl = postgresUrl;
  if (databaseUrl) suite(`${name} (PostgreSQL)`, tests, () => postgresDatabases(databaseUrl));
  else describe.skip(`${name} (PostgreSQL: no server answers)`, () => {});
}

/** Runs the tests on SQLite, and as `describeOnEachDatabase` with TEST_DATABASES=all, which `npm test all` sets. */
export function describeOnDatabase(name: string, tests: (open: OpenTestDatabase) => void): void {
  if (process.env.TEST_DATABASES === 'all') describeOnEachDatabase(name, tests);
  else suite(name, tests, sqliteDatabases);
}
