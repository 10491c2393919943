import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // How many mails strangers have caused to an address, by a keyed hash of it.
  await db.schema
    .createTable('mail_counts')
    .addColumn('recipient', 'text', (column) => column.primaryKey())
    .addColumn('hour_began_at', 'bigint', (column) => column.notNull())
    .addColumn('in_hour', 'integer', (column) => column.notNull())
    .addColumn('day_began_at', 'bigint', (column) => column.notNull())
    .addColumn('in_day', 'integer', (column) => column.notNull())
    .execute();

  // Why mails do not leave, while they do not: one row at most.
  await db.schema
    .createTable('mail_trouble')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('problem', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema.alterTable('outbox').addColumn('problem', 'text').execute();
  await db.schema.alterTable('outbox').addColumn('kept_as_file', 'integer').execute();
}
