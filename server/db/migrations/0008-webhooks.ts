import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('secret', 'bytea', (column) => column.notNull())
    .addColumn('previous_secret', 'bytea')
    .addColumn('previous_until', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('succeeded_at', 'bigint')
    .addColumn('failed_at', 'bigint')
    .addColumn('failure', 'text')
    .addColumn('failing_since', 'bigint')
    .execute();

  await db.schema
    .alterTable('outbox')
    .addColumn('channel', 'text', (column) => column.notNull().defaultTo('mail'))
    .execute();
  // Each channel looks for its own due rows, and a page for the newest ones of a subject.
  await db.schema.dropIndex('outbox_due').execute();
  await db.schema
    .createIndex('outbox_due')
    .on('outbox')
    .columns(['channel', 'state', 'next_attempt_at', 'id'])
    .execute();
  await db.schema.dropIndex('outbox_subject').execute();
  await db.schema.createIndex('outbox_subject').on('outbox').columns(['subject_id', 'id']).execute();
}
