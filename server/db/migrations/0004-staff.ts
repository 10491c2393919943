import type { CreateTableBuilder, Kysely } from 'kysely';

function withOwner<T extends string>(table: CreateTableBuilder<T>) {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id').onDelete('cascade'));
}

function withToken<T extends string, C extends string>(table: CreateTableBuilder<T, C>) {
  return table.addColumn('token', 'text', (column) => column.notNull().unique());
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('deactivated_at', 'bigint')
    .addColumn('two_factor_secret', 'bytea')
    .addColumn('two_factor_pending', 'bytea')
    .addColumn('two_factor_step', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await withOwner(db.schema.createTable('staff_recovery_codes'))
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .execute();
  await withToken(withOwner(db.schema.createTable('staff_sessions')))
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await withToken(withOwner(db.schema.createTable('staff_sign_ins')))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await withToken(withOwner(db.schema.createTable('staff_password_links')))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await withToken(withOwner(db.schema.createTable('staff_api_tokens')))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  for (const table of ['recovery_codes', 'sessions', 'sign_ins', 'password_links', 'api_tokens']) {
    await db.schema.createIndex(`staff_${table}_staff`).on(`staff_${table}`).column('staff_id').execute();
  }

  await withToken(
    db.schema
      .createTable('staff_invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull()),
  ).execute();

  await db.schema
    .createTable('staff_settings')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('two_factor_required', 'integer', (column) => column.notNull())
    .execute();
  await (db as Kysely<{ staff_settings: { id: number; two_factor_required: number } }>)
    .insertInto('staff_settings')
    .values({ id: 1, two_factor_required: 0 })
    .execute();

  await db.schema
    .createTable('staff_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('subject_name', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
}
