import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { migrationsFor, openDatabase } from '../db/open-database.ts';
import { BackupProblem } from './backup-problem.ts';
import {
  type Digests,
  differences,
  digestTable,
  digestTables,
  openPostgresSnapshot,
  openSqliteSnapshot,
  type Snapshot,
  type TableShape,
  type Value,
} from './read-tables.ts';

/** A counter that changes when another connection commits. */
function openChangeCounter(path: string) {
  const file = new DatabaseSync(path, { readOnly: true });
  const read = () => Number(file.prepare('pragma data_version').get()?.data_version);
  const before = read();
  return { hasChanged: () => read() !== before, close: () => file.close() };
}

/** Throws a BackupProblem while another process has the database open: what it stores after the copy would be missed. */
function requireClosed(path: string): void {
  const file = new DatabaseSync(path);
  try {
    // Each connection of a site in WAL mode holds a shared lock, which this one excludes.
    file.exec('pragma locking_mode = exclusive');
    file.exec('begin immediate; rollback');
  } catch (error) {
    if (!/locked/.test((error as Error).message)) throw error;
    throw new BackupProblem('The site is running: stop it, and run this again. Nothing was changed.');
  } finally {
    file.close();
  }
}

/** As JSON that PostgreSQL reads the columns of a row from: bytes as \x and hexadecimal digits. */
function jsonOf({ columns }: TableShape, rows: Value[][]): string {
  const jsonValue = (value: Value | undefined) =>
    value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value;
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, jsonValue(row[at])]))),
  );
}

/** Copies one table, all or nothing, in place of what a move that was ended has left in it. */
async function copyTable(source: Snapshot, table: TableShape, client: pg.Client): Promise<void> {
  const name = `"${table.name}"`;
  const columns = table.columns.map((column) => `"${column}"`).join(', ');
  await client.query('begin');
  try {
    // Empties those that refer to it, too.
    await client.query(`truncate ${name} cascade`);
    for await (const rows of source.read(table))
      await client.query(
        `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1)`,
        [jsonOf(table, rows)],
      );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Marks the target as unfinished before it has any other table. Throws a BackupProblem when it is another's. */
async function beginIn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  );
  if (rows.some(({ name }) => name === 'unfinished_copy')) return;
  const [first] = rows;
  if (first)
    throw new BackupProblem(
      `The database holds tables already, such as ${first.name}: name an empty one. Nothing was changed.`,
    );
  await client.query('create table unfinished_copy (what text not null)');
}

/** The server numbers the next event of a timeline after the last. */
async function setSequence(client: pg.Client): Promise<void> {
  await client.query(
    `select setval('lead_event_positions', coalesce(max(position), 1), max(position) is not null) from lead_events`,
  );
}

async function digestsAt(databaseUrl: string): Promise<Digests> {
  const snapshot = await openPostgresSnapshot(databaseUrl);
  try {
    return await digestTables(snapshot);
  } finally {
    await snapshot.close();
  }
}

/**
 * Copies a SQLite database into an empty PostgreSQL one, table by table, and compares the counts and digests of all. The old
 * one is only read. A move that was ended goes on from the first table that is not equal; until the end no server starts with
 * the new database. Throws a BackupProblem when the site is running, the new one is not empty, or the old one was changed during
 * the copy or is of another version.
 */
export async function moveToPostgres(
  path: string,
  databaseUrl: string,
  onTable: (name: string, rows: number) => Promise<void>,
): Promise<Digests> {
  requireClosed(path);
  const changes = openChangeCounter(path);
  const source = openSqliteSnapshot(path);
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    if (source.migrations.join() !== Object.keys(migrationsFor('sqlite')).join())
      throw new BackupProblem(
        'The database is of another version: start the site once with this one, and stop it.',
      );
    await client.connect();
    await beginIn(client);
    const migrated = await openDatabase({
      databaseUrl,
      dataDir: '',
      isUnfinished: true,
      onLostConnection: () => {},
    });
    await migrated.close();
    const found = await digestsAt(databaseUrl);
    const expected: Digests = {};
    let isCopying = false;
    for (const table of source.tables) {
      const digest = await digestTable(source, table);
      expected[table.name] = digest;
      const isEqual = found[table.name]?.digest === digest.digest && found[table.name]?.rows === digest.rows;
      // A copied table has emptied those that refer to it, which come later.
      isCopying ||= !isEqual;
      if (isCopying) await copyTable(source, table, client);
      await onTable(table.name, digest.rows);
    }
    // Left out of digests; what waits in a restored database is held in the new one too.
    await copyTable(source, { name: 'delivery_hold', columns: ['id', 'since'] }, client);
    await setSequence(client);
    const differing = differences(expected, await digestsAt(databaseUrl));
    if (differing.length > 0)
      throw new BackupProblem(`These tables differ:\n  ${differing.join('\n  ')}\nPlease run it again.`);
    if (changes.hasChanged())
      throw new BackupProblem('The site was used while it was moved: stop it, and run this again.');
    await client.query('drop table unfinished_copy');
    return expected;
  } finally {
    await client.end();
    await source.close();
    changes.close();
  }
}
