import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { PreparingClient } from './postgres-client.ts';
import { CurrentSchemaDialect } from './postgres-dialect.ts';
import { openSqliteDialect } from './sqlite-dialect.ts';
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

async function openSqlite(dataDir: string, prepare: Prepare): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new Kysely<Tables>({ dialect: openSqliteDialect(join(dataDir, 'desk.sqlite')) });
  try {
    await migrate(db, 'sqlite');
    await prepare(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine: 'sqlite', pool: null, close: () => db.destroy() };
}

/** Where PostgreSQL is, and who is told when it closes a connection. */
interface Postgres {
  databaseUrl: string;
  schema: string | undefined;
  onLostConnection: (error: Error) => void;
}

function openPool({ databaseUrl, schema, onLostConnection }: Postgres, own: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    Client: PreparingClient,
    // What an administrator sees in pg_stat_activity, unless DATABASE_URL or PGAPPNAME name it otherwise.
    fallback_application_name: 'llanomar',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // Statements of a transaction that are sent at once wait for one round trip.
    pipeline: true,
    ...(schema ? { options: `-c search_path=${schema}` } : {}),
    ...own,
  });
  // Without listeners, a connection that the database closes would end the process. The pool listens to idle ones only:
  // one that a transaction holds between two statements has no other listener than this.
  pool.on('connect', (client) => client.on('error', onLostConnection));
  pool.on('error', () => {});
  return pool;
}

type Prepare = (db: Db) => Promise<void>;

/**
 * Migrates by a connection of its own, without the patience of a request: a statement over every row of a large desk, or
 * the wait for another process that migrates, may take minutes.
 */
async function migratePostgres(postgres: Postgres, prepare: Prepare): Promise<void> {
  const pool = openPool(postgres, { max: 1 });
  const db = new Kysely<Tables>({ dialect: new CurrentSchemaDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
    await prepare(db);
  } finally {
    await db.destroy();
  }
}

async function openPostgres(postgres: Postgres, prepare: Prepare, patienceMs: number): Promise<Database> {
  await migratePostgres(postgres, prepare);
  // A connection that went silent must fail the request, not hold it for ever.
  const pool = openPool(postgres, { max: 10, query_timeout: patienceMs, statement_timeout: patienceMs });
  const db = new Kysely<Tables>({ dialect: new CurrentSchemaDialect({ pool }) });
  return { db, engine: 'postgres', pool, close: () => db.destroy() };
}

/**
 * Opens the database and migrates it: PostgreSQL at `databaseUrl`, else SQLite in `dataDir`, which is made when it is
 * missing. `schema` keeps a test's PostgreSQL tables apart. Throws when it cannot be reached, written or migrated.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  schema,
  onLostConnection,
  prepare = async () => {},
  patienceMs = 15_000,
}: {
  databaseUrl: string | undefined;
  dataDir: string;
  schema?: string;
  /** Told when PostgreSQL closes a connection; a query under way fails, the next opens another. */
  onLostConnection: (error: Error) => void;
  /** What must be done once it is migrated, before anybody uses it; like a migration it may take its time. */
  prepare?: Prepare;
  /** How long a query of PostgreSQL may take, and the wait for a lock within it. */
  patienceMs?: number;
}): Promise<Database> {
  if (!databaseUrl) return openSqlite(dataDir, prepare);
  return openPostgres({ databaseUrl, schema, onLostConnection }, prepare, patienceMs);
}
