import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { CurrentSchemaDialect } from './postgres-dialect.ts';
import { nodeSqliteDialect, openSqliteFile } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** An open, migrated database. */
export interface Database {
  db: Db;
  engine: 'sqlite' | 'postgres';
  /** The connections to PostgreSQL, for libraries that keep tables of their own there; null on SQLite. */
  pool: pg.Pool | null;
  close(): Promise<void>;
}

/** Integers of eight bytes come back as numbers: milliseconds since 1970 fit a double until the year 287396. */
const int8 = 20;
pg.types.setTypeParser(int8, Number);

function openSqlite(dataDir: string): Kysely<Tables> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Tables>({ dialect: nodeSqliteDialect(openSqliteFile(join(dataDir, 'desk.sqlite'))) });
}

function openPool(databaseUrl: string, schema: string | undefined, onLostConnection: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A connection that went silent must fail the request, not hold it for ever.
    query_timeout: 15_000,
    statement_timeout: 15_000,
    keepAlive: true,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
  });
  // Without a listener, an idle connection that the database closes would end the process.
  pool.on('error', onLostConnection);
  return pool;
}

/**
 * Opens the database and migrates it: PostgreSQL at `databaseUrl`, else SQLite in `dataDir`, which is made when it is
 * missing. `schema` keeps a test's PostgreSQL tables apart. Throws when it cannot be reached, written or migrated.
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  schema?: string;
  /** Told when PostgreSQL closes a connection that nobody is using; the next query opens another. */
  onLostConnection: (error: Error) => void;
}): Promise<Database> {
  const { databaseUrl, dataDir, schema, onLostConnection } = options;
  const pool = databaseUrl ? openPool(databaseUrl, schema, onLostConnection) : null;
  const db = pool ? new Kysely<Tables>({ dialect: new CurrentSchemaDialect({ pool }) }) : openSqlite(dataDir);
  try {
    await migrate(db, pool ? 'postgres' : 'sqlite');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine: pool ? 'postgres' : 'sqlite', pool, close: () => db.destroy() };
}
