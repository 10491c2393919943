import type { Kysely } from 'kysely';

/** Where a sign-in came from, as a keyed hash, and the index that finds a person's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff_events')
    .addColumn('address_hash', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('staff_events_subject')
    .on('staff_events')
    .columns(['subject_id', 'action', 'at'])
    .execute();
}
