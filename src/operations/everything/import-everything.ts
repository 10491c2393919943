import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Database, Db } from '#platform/db/open-database.ts';
import { migrationsFor } from '#platform/db/open-database.ts';
import { chunkSize } from '#platform/files/stored-file.ts';
import { type Cipher, pinKey } from '#platform/secrets/cipher.ts';
import { readSealed } from '#server/sealed-columns.ts';
import { Refused } from '../command.ts';
import { contentColumns, type ExportManifest, exportManifest, notExported, sealedInRows } from './layout.ts';

type Row = Record<string, string | number | null | Uint8Array>;

/** A database that has any of these has been used. */
const signsOfUse = ['staff', 'leads', 'accounts', 'settings_versions'] as const;

const mostParameters = 30_000;

/**
 * Opens a file of an export. Throws a Refused for a link, which could name any file of the server, and for what is not a plain
 * file.
 */
async function openPlain(path: string): Promise<FileHandle> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await open(path, flags).catch((error) => {
    if (error.code === 'ELOOP') throw new Refused(`${path} is a link: an export has plain files alone.`);
    throw error;
  });
  const stats = await handle.stat();
  if (stats.isFile()) return handle;
  await handle.close();
  throw new Refused(`${path} is not a plain file.`);
}

async function requireUnused(db: Db): Promise<void> {
  for (const table of signsOfUse) {
    const row = await db.selectFrom(table).select(sql<number>`1`.as('one')).limit(1).executeTakeFirst();
    if (row) throw new Refused(`This site has ${table} already: import into an empty DATA_DIR or database.`);
  }
}

async function readManifest(folder: string): Promise<ExportManifest> {
  try {
    const handle = await openPlain(join(folder, 'manifest.json'));
    const text = await handle.readFile('utf8').finally(() => handle.close());
    return exportManifest.parse(JSON.parse(text));
  } catch (error) {
    throw new Refused(`${folder} is no whole export: ${(error as Error).message}`);
  }
}

/** Stores the lines of a table, with what is to be sealed sealed. Returns how many. */
async function importTable(
  transaction: Db,
  table: string,
  { folder, cipher }: { folder: string; cipher: Cipher },
): Promise<number> {
  const sealed = sealedInRows.get(table) ?? [];
  const handle = await openPlain(join(folder, 'tables', `${table}.jsonl`));
  const lines = createInterface({ input: handle.createReadStream() });
  let rows: Row[] = [];
  let count = 0;
  const store = async () => {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(
      rows.map((row) => sql`(${sql.join(columns.map((name) => sql.val(row[name])))})`),
    )}`.execute(transaction);
    count += rows.length;
    rows = [];
  };
  for await (const line of lines) {
    const row = JSON.parse(line) as Row;
    for (const { column, contextOf } of sealed) {
      const value = row[column];
      if (typeof value === 'string')
        row[column] = cipher.seal(
          Buffer.from(value, 'base64'),
          contextOf(row as Record<string, string | number>),
        );
    }
    rows.push(row);
    if (rows.length * Object.keys(row).length >= mostParameters) await store();
  }
  await store();
  return count;
}

/** An id that is a name in its folder, and in no other. */
const plainName = /^[\w-]+$/;

/** Stores the files of a table in sealed parts. Returns how many files. */
async function importFiles(
  transaction: Db,
  { contentOf, ...column }: (typeof contentColumns)[number],
  { folder, cipher }: { folder: string; cipher: Cipher },
): Promise<number> {
  const [id, number] = column.key;
  const { rows: owners } = await sql<{ id: string; size: number }>`
    select id, size from ${sql.table(contentOf)}`.execute(transaction);
  let count = 0;
  for (const owner of owners) {
    if (!plainName.test(owner.id)) throw new Refused(`tables/${contentOf}.jsonl names a file ${owner.id}.`);
    const handle = await openPlain(join(folder, 'files', contentOf, owner.id)).catch((error) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!handle) continue;
    const { size } = await handle.stat();
    await handle.close();
    // Of a mail the beginning may be all that was kept.
    if (contentOf !== 'inbound_mails' && size !== owner.size)
      throw new Refused(`files/${contentOf}/${owner.id} has ${size} bytes instead of ${owner.size}.`);
    // Empty until all parts are there, as each is bound to their number.
    for (let at = 0; at < Math.ceil(size / chunkSize); at += 1)
      await sql`insert into ${sql.table(column.table)} (${sql.ref(id)}, ${sql.ref(number ?? '')}, ${sql.ref(column.column)})
        values (${owner.id}, ${at}, ${Buffer.alloc(0)})`.execute(transaction);
    count += 1;
  }
  for await (const values of readSealed(transaction, column))
    for (const { key, context, replace } of values) {
      const [file, part] = key;
      const handle = await openPlain(join(folder, 'files', contentOf, String(file)));
      try {
        const buffer = Buffer.alloc(chunkSize);
        const { bytesRead } = await handle.read(buffer, 0, chunkSize, Number(part) * chunkSize);
        await replace(transaction, cipher.seal(buffer.subarray(0, bytesRead), context));
      } finally {
        await handle.close();
      }
    }
  return count;
}

/**
 * Stores an export in an empty site, all or nothing, encrypted with its own key, and holds mails and webhooks. Throws a
 * Refused when the site has been used, the export is of another version, or its counts are not those of its manifest.
 */
export async function importEverything(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { folder, cipher, now }: { folder: string; cipher: Cipher; now: number },
): Promise<ExportManifest> {
  const manifest = await readManifest(folder);
  if (manifest.migrations.join() !== Object.keys(migrationsFor(engine)).join())
    throw new Refused(
      `This export is of version ${manifest.version}: import it with that version, then upgrade.`,
    );
  await requireUnused(db);
  const tables = new Set((await db.introspection.getTables()).map(({ name }) => name));
  const foreign = Object.keys(manifest.tables).find((name) => !tables.has(name) || notExported.has(name));
  if (foreign !== undefined)
    throw new Refused(`The export has a table ${foreign}, which is none of this version.`);
  await db.transaction().execute(async (transaction) => {
    await pinKey(transaction, cipher);
    await transaction.deleteFrom('staff_settings').execute();
    for (const [table, rows] of Object.entries(manifest.tables)) {
      const count = await importTable(transaction, table, { folder, cipher });
      if (count !== rows) throw new Refused(`tables/${table}.jsonl has ${count} rows instead of ${rows}.`);
    }
    for (const column of contentColumns) {
      const count = await importFiles(transaction, column, { folder, cipher });
      const expected = manifest.files[column.contentOf];
      if (count !== expected)
        throw new Refused(`files/${column.contentOf} has ${count} files instead of ${expected}.`);
    }
    if (engine === 'postgres')
      await sql`select setval('lead_event_positions', coalesce(max(position), 1), max(position) is not null) from lead_events`.execute(
        transaction,
      );
    await transaction.insertInto('delivery_hold').values({ id: 1, since: now }).execute();
  });
  return manifest;
}
