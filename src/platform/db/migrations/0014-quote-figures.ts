import { type Kysely, sql } from 'kysely';

const statements = [
  // A row for each request that was quoted, as narrow as the figures of half a year ask for it.
  `create table quoted_leads (
    lead_id text primary key references leads (id),
    received_at bigint not null,
    quoted_at bigint not null,
    stage text not null,
    lost_reason text,
    service text,
    lane_from text,
    lane_to text
  )`,
  `create index quoted_leads_figures on quoted_leads
    (quoted_at, received_at, stage, lost_reason, service, lane_from, lane_to)`,
  'create index quotes_state on quotes (state, expires_at)',
  'create index quotes_listed on quotes (state, sent_at, id, expires_at)',
  'create index quotes_all on quotes (sent_at, id)',
];

/** Columns of the list of quotes and its figures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
