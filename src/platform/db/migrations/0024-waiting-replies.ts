import { type Kysely, sql } from 'kysely';

const stays = {
  sqlite: {
    off: 'drop trigger lead_events_no_delete',
    on: `create trigger lead_events_no_delete before delete on lead_events
      begin select raise(abort, 'The timeline is only ever added to.'); end`,
  },
  postgres: {
    off: 'alter table lead_events disable trigger lead_events_stay',
    on: 'alter table lead_events enable trigger lead_events_stay',
  },
};

interface EventRow {
  position: number;
  type: string;
  data: string;
}

/** Deletes the events that were taken back before their mail left, and those that say so, from the timelines. */
export async function deleteEvents(
  db: Kysely<unknown>,
  engine: 'sqlite' | 'postgres',
  { event, takenBack }: { event: string; takenBack: string },
): Promise<void> {
  await sql.raw(stays[engine].off).execute(db);
  const { rows } = await sql<EventRow>`
    select position, type, data from lead_events
    where type = ${takenBack}
      or (type = ${event} and lead_id in (select lead_id from lead_events where type = ${takenBack}))
  `.execute(db);
  const idOf = ({ data }: EventRow) => JSON.parse(data).outboxId;
  const ids = new Set(rows.filter(({ type }) => type === takenBack).map(idOf));
  for (const row of rows.filter((row) => ids.has(idOf(row)))) {
    await sql`delete from lead_event_texts where position = ${row.position}`.execute(db);
    await sql`delete from lead_events where position = ${row.position}`.execute(db);
  }
  await sql.raw(stays[engine].on).execute(db);
}

/** Replies that wait until they are sent. What was taken back before was sent to nobody, and leaves the timelines. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  for (const statement of [
    `create table waiting_replies (
      id text not null primary key,
      lead_id text not null unique references leads (id),
      staff_id text not null,
      staff_name text not null,
      version integer not null,
      subject text not null,
      body text not null,
      stage text,
      uploads text not null,
      file_names text not null,
      send_at bigint not null
    )`,
    'create index waiting_replies_due on waiting_replies (send_at)',
    'alter table lead_drafts add column returned text',
    'create index lead_drafts_returned on lead_drafts (staff_id) where returned is not null',
  ])
    await sql.raw(statement).execute(db);
  await deleteEvents(db, engine, { event: 'reply', takenBack: 'reply-withdrawn' });
}
