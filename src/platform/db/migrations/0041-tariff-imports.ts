import { type Kysely, sql } from 'kysely';

interface Ends {
  sheet_id: string;
  valid_until: string;
  count: number | string;
}

/** Stores with an import the mapping of its vendor, the days on which lines end, and the changes of a new version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table rate_sheets add column mapping text',
    "alter table rate_sheets add column ends text not null default '{}'",
    'alter table rate_sheets add column difference text',
    `create table rate_mappings (
      vendor text primary key,
      mapping text not null,
      changed_at bigint not null,
      changed_by text not null
    )`,
    `create table rate_changes (
      sheet_id text not null references rate_sheets (id) on delete cascade,
      position integer not null,
      kind text not null,
      number integer not null,
      old_number integer,
      tenths integer,
      constraint rate_changes_key primary key (sheet_id, position)
    )`,
  ])
    await sql.raw(statement).execute(db);
  const { rows } = await sql<Ends>`select sheet_id, valid_until, count(*) as count from rate_lines
    where valid_until is not null group by sheet_id, valid_until`.execute(db);
  const bySheet = new Map<string, Record<string, number>>();
  for (const { sheet_id, valid_until, count } of rows)
    bySheet.set(sheet_id, { ...bySheet.get(sheet_id), [valid_until]: Number(count) });
  for (const [id, ends] of bySheet)
    await sql`update rate_sheets set ends = ${JSON.stringify(ends)} where id = ${id}`.execute(db);
}
