import { type Kysely, sql } from 'kysely';
import { backfillLeads } from './0005-desk-backfill.ts';

type Engine = 'sqlite' | 'postgres';

/** Text on SQLite is indexed by FTS5, on PostgreSQL by a GIN index over words that the code made, not its parser. */
async function createWords(db: Kysely<unknown>, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create virtual table lead_words using fts5 (
      words, marks, detail = none, prefix = '1 2 3', tokenize = "ascii tokenchars ':-_'"
    )`.execute(db);
    return;
  }
  await sql`create table lead_words (
    rowid bigint primary key,
    words text not null,
    marks text not null,
    vector tsvector not null
      generated always as (array_to_tsvector(string_to_array(words || ' ' || marks, ' '))) stored
  )`.execute(db);
  await sql`create index lead_words_vector on lead_words using gin (vector) with (fastupdate = off)`.execute(
    db,
  );
}

/** The database itself gives the events their positions and refuses to change them. */
async function createEvents(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await db.schema
    .createTable('lead_events')
    // PostgreSQL's are given by the trigger below.
    .addColumn('position', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
      engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('by_id', 'text')
    .addColumn('by_name', 'text')
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('lead_events_lead')
    .on('lead_events')
    .columns(['lead_id', 'position'])
    .execute();

  const refusal = 'The timeline is only ever added to.';
  if (engine === 'sqlite') {
    for (const change of ['update', 'delete'])
      await sql`${sql.raw(`create trigger lead_events_no_${change} before ${change} on lead_events
        begin select raise(abort, '${refusal}'); end`)}`.execute(db);
    return;
  }
  await sql`create sequence lead_event_positions`.execute(db);
  // Taken before the position and held until the commit: who reads waits for those who have one and are not done, so
  // that no lower position comes to light behind a reader (server/leads/desk/lead-events.ts).
  await sql`${sql.raw(`create function number_lead_event() returns trigger language plpgsql as $$ begin
    if new.position is null then
      perform pg_advisory_xact_lock_shared(5, hashtext(current_schema()));
      new.position := nextval('lead_event_positions');
    end if;
    return new; end $$`)}`.execute(db);
  await sql`create trigger lead_events_numbered before insert on lead_events
    for each row execute function number_lead_event()`.execute(db);
  await sql`${sql.raw(`create function refuse_lead_event_change() returns trigger language plpgsql as $$ begin
    raise exception '${refusal}'; end $$`)}`.execute(db);
  await sql`create trigger lead_events_stay before update or delete on lead_events
    for each row execute function refuse_lead_event_change()`.execute(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead_drafts')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_drafts_key', ['lead_id', 'staff_id'])
    .execute();

  await db.schema
    .createTable('lead_reminders')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_reminders_key', ['lead_id', 'due_at', 'kind'])
    .execute();

  await db.schema
    .createTable('lead_presence')
    .addColumn('lead_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('lead_presence_key', ['lead_id', 'staff_id'])
    .execute();

  await db.schema
    .createTable('canned_replies')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
}

async function extendLeads(db: Kysely<unknown>): Promise<void> {
  const columns = [
    ['number', 'bigint'],
    ['service', 'text'],
    ['owner_id', 'text'],
    ['lost_reason', 'text'],
    ['answered_at', 'bigint'],
    ['waits_until', 'bigint'],
    ['merged_into', 'text'],
  ] as const;
  // SQLite adds one column a statement.
  for (const [name, type] of columns) await db.schema.alterTable('leads').addColumn(name, type).execute();
  await db.schema
    .alterTable('leads')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('leads')
    .addColumn('about', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

async function indexLeads(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('leads_number').on('leads').column('number').unique().execute();
  await db.schema.createIndex('leads_waits').on('leads').columns(['waits_until', 'number']).execute();
  await db.schema.createIndex('leads_email').on('leads').columns(['email_key', 'number']).execute();
  await db.schema.createIndex('leads_merged').on('leads').column('merged_into').execute();
  // What the tabs count, and what filters count by: counting reads no lead.
  await db.schema.createIndex('leads_tabs').on('leads').columns(['folder', 'stage', 'merged_into']).execute();
  await db.schema
    .createIndex('leads_found')
    .on('leads')
    .columns(['number', 'folder', 'stage', 'merged_into', 'waits_until'])
    .execute();
  await db.schema
    .createIndex('leads_counts')
    .on('leads')
    .columns(['folder', 'stage', 'merged_into', 'owner_id', 'kind', 'service', 'language', 'waits_until'])
    .execute();
}

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await createEvents(db, engine);
  await createTables(db);
  await extendLeads(db);
  await backfillLeads(db);
  await indexLeads(db);
  await createWords(db, engine);
}
