import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

/** A value as both engines return it; bytes are what is encrypted. */
export type Value = string | number | null | Uint8Array;

/** A table with its columns in alphabetical order, without those that the database computes. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** Number of rows, and a digest that is equal for the same rows in any order and in either engine. */
export interface TableDigest {
  rows: number;
  digest: string;
}

export type Digests = Record<string, TableDigest>;

/** The tables as of one moment, without later writes. */
export interface Snapshot {
  /** Each after those that it refers to. */
  tables: TableShape[];
  /** Names of the migrations that the database has. */
  migrations: string[];
  /** Yields the rows of a table in batches, each row as the values of `columns`. */
  read(table: TableShape): AsyncIterable<Value[][]>;
  /** By which another connection to PostgreSQL sees the same moment; null on SQLite. */
  postgresId: string | null;
  close(): Promise<void>;
}

/** Kept by the engine or by each process, and of no worth in another place. */
const leftOut =
  /^(kysely_|sqlite_|lead_search_|rate_limits$|readiness$|unfinished_copy$|delivery_hold$|alarms$)/;

/** Limits of a batch: parts of files have 256 KB each, and a copy runs within the memory of the site. */
const most = { rows: 2_000, bytes: 4_000_000 };

const bytesIn = (row: Value[]) =>
  row.reduce<number>(
    (sum, value) => sum + (typeof value === 'object' || typeof value === 'string' ? (value?.length ?? 0) : 8),
    0,
  );

/** Orders tables so that each comes after those that it refers to. */
function inOrder(tables: TableShape[], references: { from: string; to: string }[]): TableShape[] {
  const ordered = new Set<TableShape>();
  const byName = new Map(tables.map((table) => [table.name, table]));
  function add(table: TableShape): void {
    if (ordered.has(table)) return;
    for (const { from, to } of references) {
      const referred = byName.get(to);
      if (from === table.name && referred && referred !== table) add(referred);
    }
    ordered.add(table);
  }
  for (const table of tables) add(table);
  return [...ordered];
}

function shapeOf(name: string, columns: string[]): TableShape {
  return { name, columns: columns.toSorted() };
}

const quoted = (name: string) => `"${name}"`;
const listOf = (columns: string[]) => columns.map(quoted).join(', ');

/**
 * Opens a SQLite file as it is at this moment. A concurrent writer is not held up, but its log grows until `close`. Throws
 * when the file is missing or no database.
 */
export function openSqliteSnapshot(path: string): Snapshot {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  const list = <Row>(statement: string) => file.prepare(statement).all() as Row[];
  file.exec('begin');
  const names = list<{ name: string }>(
    `select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' order by name`,
  )
    .map(({ name }) => name)
    .filter((name) => !leftOut.test(name));
  const columnsOf = (name: string) =>
    list<{ name: string }>(`select name from pragma_table_info('${name}')`).map((column) => column.name);
  const tables = names.map((name) =>
    // The index of the full-text search has no primary key.
    shapeOf(name, name === 'lead_search' ? ['rowid', ...columnsOf(name)] : columnsOf(name)),
  );
  const references = names.flatMap((from) =>
    list<{ to: string }>(`select "table" as "to" from pragma_foreign_key_list('${from}')`).map(({ to }) => ({
      from,
      to,
    })),
  );
  return {
    tables: inOrder(tables, references),
    migrations: list<{ name: string }>('select name from kysely_migration order by name').map(
      ({ name }) => name,
    ),
    postgresId: null,
    async *read({ name, columns }) {
      const statement = file.prepare(`select ${listOf(columns)} from ${quoted(name)}`);
      statement.setReturnArrays(true);
      let batch: Value[][] = [];
      let bytes = 0;
      for (const row of statement.iterate() as Iterable<unknown> as Iterable<Value[]>) {
        batch.push(row);
        bytes += bytesIn(row);
        if (batch.length < most.rows && bytes < most.bytes) continue;
        yield batch;
        batch = [];
        bytes = 0;
      }
      if (batch.length > 0) yield batch;
    },
    close: async () => file.close(),
  };
}

/**
 * Opens the tables of a PostgreSQL database, in its current schema, as they are at this moment. Rejects when it cannot be
 * reached.
 */
export async function openPostgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const list = async <Row extends pg.QueryResultRow>(statement: string) =>
    (await client.query<Row>(statement)).rows;
  await client.query('begin isolation level repeatable read, read only');
  const columns = await list<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     join pg_catalog.pg_tables on tablename = table_name and schemaname = table_schema
     where table_schema = current_schema() and is_generated = 'NEVER' order by 1`,
  );
  const references = await list<{ from: string; to: string }>(
    `select child.relname as "from", parent.relname as "to" from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and child.relnamespace = current_schema()::regnamespace`,
  );
  const tables = [...Map.groupBy(columns, ({ table }) => table)]
    .filter(([name]) => !leftOut.test(name))
    .map(([name, own]) =>
      shapeOf(
        name,
        own.map(({ column }) => column),
      ),
    );
  const migrations = await list<{ name: string }>('select name from kysely_migration order by name');
  const [exported] = await list<{ id: string }>('select pg_export_snapshot() as id');
  return {
    tables: inOrder(tables, references),
    migrations: migrations.map(({ name }) => name),
    postgresId: exported?.id ?? null,
    async *read({ name, columns: own }) {
      await client.query(`declare copied no scroll cursor for select ${listOf(own)} from ${quoted(name)}`);
      try {
        // As many rows as the rows before let expect to fit.
        let count = 16;
        while (true) {
          const { rows } = await client.query<Value[]>({
            text: `fetch ${count} from copied`,
            rowMode: 'array',
          });
          if (rows.length === 0) return;
          yield rows;
          const average = rows.reduce((sum, row) => sum + bytesIn(row), 0) / rows.length;
          count = Math.max(1, Math.min(most.rows, Math.floor(most.bytes / average)));
        }
      } finally {
        await client.query('close copied');
      }
    },
    close: () => client.end(),
  };
}

const modulus = 1n << 256n;

/** Adds up the SHA-256 of each row: rows in another order give the same sum, a missing or changed one another. */
export async function digestTable(snapshot: Snapshot, table: TableShape): Promise<TableDigest> {
  let rows = 0;
  let sum = 0n;
  for await (const batch of snapshot.read(table)) {
    for (const row of batch) {
      const values = row.map((value) =>
        value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('base64') } : value,
      );
      const hash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
      sum = (sum + BigInt(`0x${hash}`)) % modulus;
    }
    rows += batch.length;
  }
  return { rows, digest: sum.toString(16).padStart(64, '0') };
}

/** Counts and digests every table of a snapshot. */
export async function digestTables(snapshot: Snapshot): Promise<Digests> {
  const digests: Digests = {};
  for (const table of snapshot.tables) digests[table.name] = await digestTable(snapshot, table);
  return digests;
}

/** Names the tables whose rows differ, with their counts; none where all are equal. */
export function differences(expected: Digests, found: Digests): string[] {
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort().flatMap((name) => {
    const [before, after] = [expected[name], found[name]];
    if (before?.digest === after?.digest && before?.rows === after?.rows) return [];
    return [`${name}: ${before?.rows ?? 'no'} rows before, ${after?.rows ?? 'no'} after`];
  });
}
