import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { type Database, openDatabase } from '../../server/db/open-database.ts';

/** Opens one more connection to the test's own database, migrated; closed when the test ends. */
export type OpenTestDatabase = () => Promise<Database>;

type Place = { databaseUrl: string | undefined; dataDir: string; schema?: string };

async function onPostgres<Result>(
  databaseUrl: string,
  run: (client: pg.Client) => Promise<Result>,
  timeoutMs = 60_000,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: timeoutMs });
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end();
  }
}

/** A server that was asked for must answer; the usual local one may be absent. */
async function findPostgres(): Promise<string | undefined> {
  const asked = process.env.TEST_DATABASE_URL;
  const databaseUrl = asked || 'postgres://postgres@127.0.0.1:5432/test';
  try {
    // Where there is none, the port refuses at once.
    await onPostgres(databaseUrl, (client) => client.query('select 1'), asked ? 60_000 : 10_000);
    return databaseUrl;
  } catch (error) {
    if (asked) throw new Error('TEST_DATABASE_URL does not answer.', { cause: error });
    return undefined;
  }
}

/** Where the tests' PostgreSQL is; undefined where there is none. */
export const postgresUrl = await findPostgres();
let schemas = 0;

async function migrateAt(place: Place): Promise<void> {
  const database = await openDatabase({ ...place, onLostConnection: () => {} });
  await database.close();
}

/** Where each test of a suite finds an empty, migrated database. */
interface TestDatabases {
  /** Makes the database that the tests start from: migrating takes far longer than going back to it. */
  create(): Promise<void>;
  /** The database for the next test, as it was when created. */
  reset(): Promise<Place>;
  remove(): Promise<void>;
}

/** A migrated file, of which each test has a copy. */
function sqliteDatabases(): TestDatabases {
  const template = mkdtempSync(join(tmpdir(), 'llanomar-test-'));
  let dataDir = template;
  const removeCopy = () => {
    if (dataDir !== template) rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    create: () => migrateAt({ databaseUrl: undefined, dataDir: template }),
    async reset() {
      removeCopy();
      dataDir = mkdtempSync(join(tmpdir(), 'llanomar-test-'));
      copyFileSync(join(template, 'desk.sqlite'), join(dataDir, 'desk.sqlite'));
      return { databaseUrl: undefined, dataDir };
    },
    async remove() {
      removeCopy();
      rmSync(template, { recursive: true, force: true });
    },
  };
}

/** A migrated schema, whose rows are deleted before each test, other than those that the migrations inserted. */
function postgresDatabases(databaseUrl: string): TestDatabases {
  schemas += 1;
  const schema = `test_${process.pid}_${Date.now().toString(36)}_${schemas}`;
  const place = { databaseUrl, schema, dataDir: mkdtempSync(join(tmpdir(), 'llanomar-test-')) };
  const initialRows = new Map<string, string>();

  const findTables = async (client: pg.Client): Promise<string[]> => {
    const { rows } = await client.query(
      `select tablename from pg_tables where schemaname = $1 and tablename not like 'kysely_%'`,
      [schema],
    );
    return rows.map((row) => `${schema}.${row.tablename}`);
  };

  const resetRows = async (client: pg.Client): Promise<void> => {
    const tables = await findTables(client);
    const { rows } = await client.query(`select current_setting('is_superuser') as superuser`);
    // Deleting without triggers takes a twentieth of the time, and is for superusers alone.
    await client.query(
      rows[0].superuser === 'on'
        ? `set session_replication_role = replica; ${tables.map((table) => `delete from ${table};`).join(' ')}`
        : `truncate ${tables.join(', ')} cascade`,
    );
    for (const [table, json] of initialRows)
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
        json,
      ]);
    const sequences = await client.query(
      `select sequencename from pg_sequences where schemaname = $1 and last_value is not null`,
      [schema],
    );
    for (const { sequencename } of sequences.rows)
      await client.query(`alter sequence ${schema}.${sequencename} restart`);
  };

  return {
    async create() {
      await onPostgres(databaseUrl, (client) => client.query(`create schema ${schema}`));
      await migrateAt(place);
      await onPostgres(databaseUrl, async (client) => {
        for (const table of await findTables(client)) {
          const { rows } = await client.query(`select json_agg(t)::text as json from ${table} t`);
          if (rows[0].json) initialRows.set(table, rows[0].json);
        }
      });
    },
    async reset() {
      await onPostgres(databaseUrl, resetRows);
      return place;
    },
    async remove() {
      rmSync(place.dataDir, { recursive: true, force: true });
      await onPostgres(databaseUrl, (client) => client.query(`drop schema ${schema} cascade`));
    },
  };
}

function suite(title: string, tests: (open: OpenTestDatabase) => void, create: () => TestDatabases): void {
  describe(title, () => {
    const databases = create();
    const opened: Database[] = [];
    const lostConnections: Error[] = [];
    let place: Place;
    let lastOpened: Promise<unknown> = Promise.resolve();

    beforeAll(() => databases.create());
    afterAll(() => databases.remove());

    beforeEach(async () => {
      place = await databases.reset();
    });

    afterEach(async () => {
      await Promise.all(opened.splice(0).map((database) => database.close()));
      expect(lostConnections.splice(0)).toEqual([]);
    });

    async function openNext(): Promise<Database> {
      const database = await openDatabase({
        ...place,
        onLostConnection: (error) => lostConnections.push(error),
      });
      opened.push(database);
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
 * server answers there. Every test has an empty, migrated database; `open` may be called several times in one test,
 * for several connections to it.
 */
export function describeOnEachDatabase(name: string, tests: (open: OpenTestDatabase) => void): void {
  suite(`${name} (SQLite)`, tests, sqliteDatabases);
  const databaseUrl = postgresUrl;
  if (databaseUrl) suite(`${name} (PostgreSQL)`, tests, () => postgresDatabases(databaseUrl));
  else describe.skip(`${name} (PostgreSQL: no server answers)`, () => {});
}
