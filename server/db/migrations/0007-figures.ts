import type { Kysely } from 'kysely';

/** Figures read the leads of a period, and no others; these hold all that is asked of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('leads_figures')
    .on('leads')
    .columns([
      'received_at',
      'folder',
      'merged_into',
      'kind',
      'service',
      'language',
      'stage',
      'lost_reason',
      'due_at',
      'erased_at',
      'id',
    ])
    .execute();
  await db.schema
    .createIndex('lead_events_figures')
    .on('lead_events')
    .columns(['lead_id', 'type', 'at'])
    .execute();
}
