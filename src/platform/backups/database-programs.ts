import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { type Db, migrationsFor, openDatabase, readMigratedSchema } from '../db/open-database.ts';
import type { Place } from './back-up.ts';
import { BackupProblem } from './backup-problem.ts';

/* Programs that a database runs unasked: triggers, views and rules, and the functions that they call. */

interface Program {
  type: string;
  name: string;
  code: string | null;
}

function programsOfSqlite(file: DatabaseSync): Program[] {
  return file
    .prepare(
      `select type, name, sql as code from sqlite_master where type in ('trigger', 'view') order by name`,
    )
    .all() as unknown as Program[];
}

// Of an extension, functions are in pg_depend. A trigger names its function with its schema unless that is the current one.
const programsOfPostgres = `
  select 'function' as type, proname::text as name, prosrc as code from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select 'trigger', relname || '.' || tgname, concat_ws(' ', tgfoid::regproc, tgtype, tgenabled, tgqual::text)
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = current_schema()::regnamespace
  union all
  select 'view', relname, pg_get_viewdef(oid) from pg_class
    where relkind in ('v', 'm') and relnamespace = current_schema()::regnamespace
  union all
  select 'rule', tablename || '.' || rulename, definition from pg_rules where schemaname = current_schema()
  order by 1, 2`;

/** The migration that a database was last brought to. Throws a BackupProblem for one of a newer version. */
function lastMigration(done: string[], engine: Place['engine']): string {
  const newer = done.filter((name) => !Object.hasOwn(migrationsFor(engine), name));
  const last = done.toSorted().at(-1);
  if (last === undefined || newer.length > 0)
    throw new BackupProblem(
      last === undefined
        ? 'This is no database of Fairlead.'
        : `This backup is of a newer version (${newer.join(', ')}): restore it with that one.`,
    );
  return last;
}

function compare(found: Program[], expected: Program[]): void {
  const textOf = ({ type, name, code }: Program) => JSON.stringify([type, name, code]);
  const wanted = new Set(expected.map(textOf));
  const [foreign] = found.filter((program) => !wanted.has(textOf(program)));
  const [missing] = expected.filter((program) => !found.some((other) => textOf(other) === textOf(program)));
  const wrong = foreign ?? missing;
  if (wrong)
    throw new BackupProblem(
      `The ${wrong.type} ${wrong.name} is not the one that Fairlead makes: the backup was changed. Take another one.`,
    );
}

async function checkSqlite(path: string): Promise<void> {
  const file = new DatabaseSync(path, { readOnly: true });
  // Next to the restored one, where there is room.
  const dataDir = await mkdtemp(join(dirname(path), '.drill-'));
  try {
    const done = file.prepare('select name from kysely_migration').all() as { name: string }[];
    const migrateTo = lastMigration(
      done.map(({ name }) => name),
      'sqlite',
    );
    const database = await openDatabase({ dataDir, migrateTo, onLostConnection: () => {} });
    await database.close();
    const migrated = new DatabaseSync(join(dataDir, 'desk.sqlite'), { readOnly: true });
    try {
      compare(programsOfSqlite(file), programsOfSqlite(migrated));
    } finally {
      migrated.close();
    }
  } finally {
    file.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function checkPostgres(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const done = await client.query<{ name: string }>('select name from kysely_migration');
    const migrateTo = lastMigration(
      done.rows.map(({ name }) => name),
      'postgres',
    );
    const found = await client.query<Program>(programsOfPostgres);
    const expected = await readMigratedSchema(
      databaseUrl,
      migrateTo,
      async (db: Db) => (await sql.raw<Program>(programsOfPostgres).execute(db)).rows,
    );
    compare(found.rows, expected);
  } finally {
    await client.end();
  }
}

/**
 * Compares the triggers, views, rules and functions of a restored database with those that its migrations make. Throws a
 * BackupProblem where they differ, or the backup is of a newer version.
 */
export function requireOwnPrograms(place: Place): Promise<void> {
  return place.engine === 'sqlite' ? checkSqlite(place.path) : checkPostgres(place.databaseUrl);
}
