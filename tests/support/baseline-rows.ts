import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';

type Row = Record<string, unknown>;

/** Rows of every table as the first release stored them; bytes are `{ base64 }`. */
const rows = readFileSync(new URL('baseline-rows.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) =>
    JSON.parse(line, (_key, value) => (value?.base64 ? Buffer.from(value.base64, 'base64') : value)),
  ) as [table: string, row: Row][];

/** Rows that `insertBaselineRows` stores in each table. */
export const baselineCounts: Record<string, number> = {};
for (const [table] of rows) baselineCounts[table] = (baselineCounts[table] ?? 0) + 1;

/** Stores data as the first release did, in a database of its schema. */
export async function insertBaselineRows(db: Kysely<Record<string, Row>>): Promise<void> {
  for (const [table, row] of rows) await db.insertInto(table).values(row).execute();
}
