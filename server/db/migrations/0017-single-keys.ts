import type { Kysely } from 'kysely';

/** Whether a member of staff uses keyboard shortcuts of a single key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff')
    .addColumn('single_keys', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
