import { type Kysely, sql } from 'kysely';

/**
 * Rates as carriers and agents give them: weight breaks, vendors, and sheets that stay after another one takes their place.
 * A line may have no rate, so the table of lines is another one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    "alter table rate_sheets add column vendor text not null default ''",
    'alter table rate_sheets add column ended_at bigint',
    `create table rate_lines (
      sheet_id text not null references rate_sheets (id) on delete cascade,
      number integer not null,
      lane_from text not null,
      lane_to text not null,
      via text not null,
      carrier text not null,
      mode text not null,
      code text not null,
      text text not null,
      basis text not null,
      of_code text,
      container text,
      rate text,
      cost_rate text,
      breaks text not null,
      currency text not null,
      minimum bigint,
      cost_minimum bigint,
      minimum_quantity text,
      free_days integer,
      valid_from text,
      valid_until text,
      transit_least integer,
      transit_most integer,
      constraint rate_lines_key primary key (sheet_id, number)
    )`,
    `insert into rate_lines
      select sheet_id, number, lane_from, lane_to, '', '', mode, code, text, basis, null, container, rate, cost_rate, '[]',
        currency, minimum, null, null, null, valid_from, valid_until, transit_least, transit_most
      from rate_sheet_lines`,
    'drop table rate_sheet_lines',
    'create index rate_lines_lane on rate_lines (lane_from, lane_to, mode)',
  ])
    await sql.raw(statement).execute(db);
}
