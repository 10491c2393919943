import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { type Database, openDatabase } from '../../server/db/open-database.ts';

/** Opens one more connection to the test's own database, migrated; closed when the test ends. */
export type OpenTestDatabase = () => Promise<Database>;

type Place = { databaseUrl: string | undefined; dataDir: string; schema?: string };

async function onPostgres(databaseUrl: string, statement: string, patienceMs = 60_000): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: patienceMs });
  try {
    await client.connect();
    await client.query(statement);
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
    await onPostgres(databaseUrl, 'select 1', asked ? 60_000 : 10_000);
    return databaseUrl;
  } catch (error) {
    if (asked) throw new Error('TEST_DATABASE_URL does not answer.', { cause: error });
    return undefined;
  }
}

/** Where the tests' PostgreSQL is; undefined where there is none. */
export const postgresUrl = await findPostgres();
let schemas = 0;

function suite(
  title: string,
  tests: (open: OpenTestDatabase) => void,
  databaseUrl: string | undefined,
): void {
  describe(title, () => {
    const opened: Database[] = [];
    const lostConnections: Error[] = [];
    let place: Place;
    let lastOpened: Promise<unknown> = Promise.resolve();

    beforeEach(async () => {
      place = { databaseUrl, dataDir: mkdtempSync(join(tmpdir(), 'llanomar-test-')) };
      if (!databaseUrl) return;
      schemas += 1;
      place.schema = `test_${process.pid}_${Date.now().toString(36)}_${schemas}`;
      await onPostgres(databaseUrl, `create schema ${place.schema}`);
    });

    afterEach(async () => {
      await Promise.all(opened.splice(0).map((database) => database.close()));
      rmSync(place.dataDir, { recursive: true, force: true });
      if (databaseUrl) await onPostgres(databaseUrl, `drop schema ${place.schema} cascade`);
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

/**
 * Runs the tests on SQLite, and once more on PostgreSQL: at TEST_DATABASE_URL, else at the usual local address when a
 * server answers there. Every test has an empty, migrated database; `open` may be called several times in one test,
 * for several connections to it.
 */
export function describeOnEachDatabase(name: string, tests: (open: OpenTestDatabase) => void): void {
  suite(`${name} (SQLite)`, tests, undefined);
  if (postgresUrl) suite(`${name} (PostgreSQL)`, tests, postgresUrl);
  else describe.skip(`${name} (PostgreSQL: no server answers)`, () => {});
}
