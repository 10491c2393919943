import { type Kysely, sql } from 'kysely';

type Engine = 'sqlite' | 'postgres';

/** What people wrote, by the kind of event; all that may ever be taken out of a timeline. */
const writtenInReply = ['to', 'subject', 'body'];
const writtenElsewhere = ['text', 'mentions', 'words'];

const refusal = 'The timeline is only ever added to.';

const keptColumns = ['position', 'lead_id', 'version', 'type', 'by_id', 'by_name', 'at'];

/** From now on one change is let through: of an erased lead, the texts and nothing else, and never a whole line. */
async function letTextsGoSqlite(db: Kysely<unknown>): Promise<void> {
  const paths = (keys: string[]) => keys.map((key) => `'$.${key}'`).join(', ');
  await sql`drop trigger lead_events_no_update`.execute(db);
  await sql
    .raw(`create trigger lead_events_no_update before update on lead_events
      when not (
        exists (select 1 from leads where leads.id = old.lead_id and leads.erased_at is not null)
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
        if exists (select 1 from leads where leads.id = old.lead_id and leads.erased_at is not null)
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
  await db.schema.alterTable('leads').addColumn('erased_at', 'bigint').execute();
  await (engine === 'sqlite' ? letTextsGoSqlite(db) : letTextsGoPostgres(db));

  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('email_hash', 'text', (column) => column.notNull())
    .addColumn('counts', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createIndex('kyc_cases_queue')
    .on('kyc_cases')
    .columns(['state', 'sent_at', 'id'])
    .execute();
  await db.schema
    .createIndex('feedback_figures')
    .on('feedback')
    .columns(['folder', 'received_at', 'rating'])
    .execute();
}
