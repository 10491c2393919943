import { type Kysely, sql } from 'kysely';

const statements = [
  ...['mode text', 'ready_on text', 'lane_from text', 'lane_to text'].map(
    (column) => `alter table leads add column ${column}`,
  ),
  ...['gross_kg', 'volume_m3'].map((column) => `alter table leads add column ${column} double precision`),
  // Few requests have a shipment: the counts of its filters read these alone.
  ...['mode', 'ready_on', 'gross_kg'].map(
    (column) => `create index leads_${column} on leads
      (${column}, folder, stage, merged_into) where ${column} is not null`,
  ),
];

/** Columns that lists show and filter; null for older requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
