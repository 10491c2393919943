import { type Kysely, sql } from 'kysely';

/** Several instances share an alarm, which lasts as long as one of them has its problem (src/server/monitoring/alarms.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table alarms add column seen_at bigint not null default 0').execute(db);
}
