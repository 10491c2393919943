import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { backUp, type Place } from '#platform/backups/back-up.ts';
import {
  openPostgresSnapshot,
  openSqliteSnapshot,
  type Snapshot,
  type TableShape,
  type Value,
} from '#platform/backups/read-tables.ts';
import { type Db, openDatabase } from '#platform/db/open-database.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { fairleadVersion } from '#platform/version.ts';
import { readSealed } from '#server/sealed-columns.ts';
import { Refused } from '../command.ts';
import { contentColumns, type ExportManifest, notExported, schemaOf, sealedInRows } from './layout.ts';

async function write(stream: WriteStream, content: string | Uint8Array): Promise<void> {
  if (!stream.write(content)) await once(stream, 'drain');
}

async function end(stream: WriteStream): Promise<void> {
  stream.end();
  await once(stream, 'close');
}

/** Writes the rows of a table as lines of JSON, sealed values opened and in base64. Returns how many. */
async function exportTable(
  snapshot: Snapshot,
  table: TableShape,
  { folder, cipher }: { folder: string; cipher: Cipher },
): Promise<number> {
  const sealed = sealedInRows.get(table.name) ?? [];
  const stream = createWriteStream(join(folder, 'tables', `${table.name}.jsonl`), { flush: true });
  let count = 0;
  for await (const rows of snapshot.read(table)) {
    for (const values of rows) {
      const row: Record<string, Value | undefined> = Object.fromEntries(
        table.columns.map((column, at) => [column, values[at]]),
      );
      for (const { column, contextOf } of sealed) {
        const value = row[column];
        if (value instanceof Uint8Array)
          row[column] = cipher
            .open(value, contextOf(row as Record<string, string | number>))
            .toString('base64');
      }
      await write(stream, `${JSON.stringify(row)}\n`);
    }
    count += rows.length;
  }
  await end(stream);
  return count;
}

/** Writes the content of each file. Returns how many. */
async function exportFiles(
  db: Db,
  column: (typeof contentColumns)[number],
  { folder, cipher }: { folder: string; cipher: Cipher },
): Promise<number> {
  const into = join(folder, 'files', column.contentOf);
  await mkdir(into, { recursive: true });
  /** The file that is being written: its parts come one after the other. */
  const files: { id: string; stream: WriteStream }[] = [];
  for await (const values of readSealed(db, column))
    for (const { key, sealed, context } of values) {
      const id = String(key[0]);
      const last = files.at(-1);
      if (last?.id !== id) {
        if (last) await end(last.stream);
        files.push({ id, stream: createWriteStream(join(into, id), { flush: true }) });
      }
      const open = files.at(-1);
      if (open) await write(open.stream, cipher.open(sealed, context));
    }
  const last = files.at(-1);
  if (last) await end(last.stream);
  return files.length;
}

/** Opens everything as it is at one moment: of SQLite a copy, of PostgreSQL one transaction. */
async function withOneMoment<Result>(
  place: Place,
  folder: string,
  run: (snapshot: Snapshot, db: Db) => Promise<Result>,
): Promise<Result> {
  const onLostConnection = () => {};
  if (place.engine === 'postgres') {
    const snapshot = await openPostgresSnapshot(place.databaseUrl);
    const { databaseUrl } = place;
    const database = await openDatabase({ databaseUrl, dataDir: '', isMigrated: true, onLostConnection });
    try {
      return await database.db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (transaction) => {
          await sql`set transaction snapshot ${sql.lit(snapshot.postgresId)}`.execute(transaction);
          return run(snapshot, transaction);
        });
    } finally {
      await snapshot.close();
      await database.close();
    }
  }
  // In the export's folder, where there is room: /tmp is often memory.
  const around = await mkdtemp(join(folder, '.copy-'));
  try {
    const copy = await backUp(place, {
      into: around,
      now: Date.now(),
      version: fairleadVersion,
      key: null,
    });
    const database = await openDatabase({ dataDir: copy.folder, isMigrated: true, onLostConnection });
    const snapshot = openSqliteSnapshot(join(copy.folder, 'desk.sqlite'));
    try {
      return await run(snapshot, database.db);
    } finally {
      await snapshot.close();
      await database.close();
    }
  } finally {
    await rm(around, { recursive: true, force: true });
  }
}

/**
 * Writes everything that a site holds into an empty folder, readable without the product: each table as lines of JSON by the
 * schema in `schema.json`, files as they were sent. What is encrypted in the database is not in the export. The manifest is
 * written last: a folder without it is not whole. Throws a Refused when the folder is not empty.
 */
export async function exportEverything(
  place: Place,
  { folder, cipher }: { folder: string; cipher: Cipher },
): Promise<ExportManifest> {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const names = await readdir(folder, { recursive: true });
  if (names.some((name) => name !== 'tables'))
    throw new Refused(`${folder} is not empty: name another folder.`);
  const content = new Set(contentColumns.map(({ table }) => table));
  return withOneMoment(place, folder, async (snapshot, db) => {
    const tables = snapshot.tables.filter(({ name }) => !notExported.has(name) && !content.has(name));
    const manifest: ExportManifest = {
      format: 1,
      version: fairleadVersion,
      exportedAt: new Date().toISOString(),
      migrations: snapshot.migrations,
      tables: {},
      files: {},
    };
    for (const table of tables)
      manifest.tables[table.name] = await exportTable(snapshot, table, { folder, cipher });
    for (const column of contentColumns)
      manifest.files[column.contentOf] = await exportFiles(db, column, { folder, cipher });
    const schema = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Lines of each file in tables',
      $defs: Object.fromEntries(
        tables.map(({ name, columns }) => [
          name,
          schemaOf(
            columns,
            (sealedInRows.get(name) ?? []).map(({ column }) => column),
          ),
        ]),
      ),
    };
    await writeFile(join(folder, 'schema.json'), `${JSON.stringify(schema, null, 2)}\n`);
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    return manifest;
  });
}
