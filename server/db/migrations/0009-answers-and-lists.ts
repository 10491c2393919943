import { type Kysely, sql } from 'kysely';

type Engine = 'sqlite' | 'postgres';

/** When each lead was first answered and what was promised at first, so that figures need not look into its timeline. */
async function keepFirstAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('leads').addColumn('first_answered_at', 'bigint').execute();
  await db.schema.alterTable('leads').addColumn('promised_at', 'bigint').execute();
  // Of a lead whose clock was started again the first promise is not known any more; figures work it out.
  await sql`update leads set
    first_answered_at = (select min(lead_events.at) from lead_events
      where lead_events.lead_id = leads.id and lead_events.type in ('reply', 'answered')),
    promised_at = case when exists (select 1 from lead_events
      where lead_events.lead_id = leads.id and lead_events.type in ('customer-answered', 'merged-in'))
      then null else due_at end`.execute(db);
  await db.schema.dropIndex('leads_figures').execute();
  await db.schema.dropIndex('lead_events_figures').execute();
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
      'first_answered_at',
      'promised_at',
      'erased_at',
    ])
    .execute();
}

async function indexLists(db: Kysely<unknown>): Promise<void> {
  // Feedback of a folder in its order, and its marks counted without sorting.
  await db.schema.createIndex('feedback_list').on('feedback').columns(['folder', 'id', 'rating']).execute();
  await db.schema.createIndex('feedback_marks').on('feedback').columns(['folder', 'rating']).execute();
  // Of the leads that were merged alone: by all, SQLite took the index for useless, as nearly every lead has null there.
  await db.schema.dropIndex('leads_merged').execute();
  await sql`create index leads_merged on leads (merged_into) where merged_into is not null`.execute(db);
  // A deletion looks through the mails that list due requests, and no others.
  await db.schema.createIndex('outbox_email').on('outbox').column('email').execute();
}

const refusal = 'The timeline is only ever added to.';
const writtenInReply = ['to', 'subject', 'body'];
const writtenElsewhere = ['text', 'mentions', 'words'];
const keptColumns = ['position', 'lead_id', 'version', 'type', 'by_id', 'by_name', 'at'];

const erasedWhere = (condition: string) =>
  `exists (select 1 from leads as other where ${condition} and other.erased_at is not null)`;

/** An erased lead is the line's own, the one that this goes on in, or went on in either. One question for each index. */
const isErased = `exists (select 1 from leads as own where own.id = old.lead_id and (own.erased_at is not null
  or ${erasedWhere('other.id = own.merged_into')}
  or ${erasedWhere('other.merged_into = own.id')}
  or ${erasedWhere('other.merged_into = own.merged_into')}))`;

/** What names a person may go from the lines of leads that theirs was merged with too; still nothing but texts. */
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
  await keepFirstAnswers(db);
  await indexLists(db);
  await (engine === 'sqlite' ? letTextsGoSqlite(db) : letTextsGoPostgres(db));
}
