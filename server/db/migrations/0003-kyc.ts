import type { Kysely } from 'kysely';

/** SQLite knows no type bytea and stores bytes under that name as they are, so one name serves both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kyc_cases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('account_id', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('answers', 'bytea')
    .addColumn('reviewer_words', 'text', (column) => column.notNull())
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('customer_email', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('accepted_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('kyc_cases_changed').on('kyc_cases').column('changed_at').execute();
  await db.schema.createIndex('kyc_cases_expiry').on('kyc_cases').columns(['state', 'expires_at']).execute();

  await db.schema
    .createTable('kyc_papers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.notNull().references('kyc_cases.id'))
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('kyc_papers_same')
    .on('kyc_papers')
    .columns(['case_id', 'digest'])
    .unique()
    .execute();

  await db.schema
    .createTable('kyc_paper_contents')
    .addColumn('paper_id', 'text', (column) => column.primaryKey().references('kyc_papers.id'))
    .addColumn('sealed', 'bytea', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('kyc_looks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('case_id', 'text', (column) => column.notNull().references('kyc_cases.id'))
    .addColumn('paper_id', 'text')
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('kyc_looks_case').on('kyc_looks').column('case_id').execute();

  await db.schema
    .createTable('kyc_key')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('check_value', 'text', (column) => column.notNull())
    .execute();
}
