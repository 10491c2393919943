import { type Kysely, sql } from 'kysely';

type Engine = 'sqlite' | 'postgres';

/** SHA-256 of no text, which every submission without text was stored with. */
const hashOfNothing = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU';

async function clearHashesOfNothing(db: Kysely<unknown>): Promise<void> {
  await sql`update leads set text_hash = '' where text_hash = ${hashOfNothing}`.execute(db);
  await sql`update feedback set text_hash = '' where text_hash = ${hashOfNothing}`.execute(db);
}

/** What undoing a merge needs, and which leads were ever merged: an erasure looks for a person's name in all of them. */
async function recordMerges(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('merge_group', 'text').execute();
  await db.schema.alterTable('leads').addColumn('follows_id', 'text').execute();
  await db.schema.alterTable('lead_drafts').addColumn('moved_from', 'text').execute();
  await db.schema
    .createTable('lead_merges')
    .addColumn('lead_id', 'text', (column) => column.primaryKey().references('leads.id'))
    .addColumn('kept_id', 'text', (column) => column.notNull().references('leads.id'))
    .addColumn('kept_answered_at', 'bigint')
    .addColumn('kept_due_at', 'bigint')
    .execute();
  await db.schema.createIndex('lead_merges_kept').on('lead_merges').column('kept_id').execute();

  // How the clock of the kept lead stood before an earlier merge is not known: undoing it leaves that clock as it is.
  await sql`insert into lead_merges (lead_id, kept_id)
    select id, merged_into from leads where merged_into is not null`.execute(db);
  await sql`update leads set merge_group = merged_into where merged_into is not null`.execute(db);
  await sql`update leads set merge_group = id where id in (select kept_id from lead_merges)`.execute(db);
  await sql`create index leads_merge_group on leads (merge_group) where merge_group is not null`.execute(db);
}

const refusal = 'The timeline is only ever added to.';
const writtenInReply = ['to', 'subject', 'body'];
const writtenElsewhere = ['text', 'mentions', 'words'];
const keptColumns = ['position', 'lead_id', 'version', 'type', 'by_id', 'by_name', 'at'];

/** The line's own lead is erased, or one that it was ever merged with. */
const isErased = `exists (select 1 from leads as own where own.id = old.lead_id and (own.erased_at is not null
  or exists (select 1 from leads as other where other.merge_group = own.merge_group
    and other.erased_at is not null)))`;

/** Texts that name a person may go from the lines of leads that theirs was merged with, also once that is undone. */
async function letTextsGoSqlite(db: Kysely<unknown>): Promise<void> {
  const paths = (keys: string[]) => keys.map((key) => `'$.${key}'`).join(', ');
  await sql`drop trigger lead_events_no_update`.execute(db);
  await sql
    .raw(`create trigger lead_events_no_update before update on lead_events
      when not (
        ${isErased}
        and ${keptColumns.map((name) => `new.${name} is old.${name}`).join(' and ')}
        and json(new.data) = case old.type
          when 'reply' then json_remove(old.data, ${paths(writtenInReply)})
          else json_remove(old.data, ${paths(writtenElsewhere)}) end
      )
      begin select raise(abort, '${refusal}'); end`)
    .execute(db);
}

async function letTextsGoPostgres(db: Kysely<unknown>): Promise<void> {
  const keys = (names: string[]) => `array[${names.map((name) => `'${name}'`).join(', ')}]`;
  await sql
    .raw(`create or replace function refuse_lead_event_change() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if ${isErased}
          and ${keptColumns.map((name) => `new.${name} is not distinct from old.${name}`).join(' and ')}
          and new.data::jsonb = (case old.type
            when 'reply' then old.data::jsonb - ${keys(writtenInReply)}
            else old.data::jsonb - ${keys(writtenElsewhere)} end)
        then return new; end if;
      end if;
      raise exception '${refusal}';
    end $$`)
    .execute(db);
}

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await clearHashesOfNothing(db);
  await recordMerges(db);
  await (engine === 'sqlite' ? letTextsGoSqlite(db) : letTextsGoPostgres(db));
}
