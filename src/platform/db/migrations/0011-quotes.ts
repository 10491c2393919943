import { type Kysely, sql } from 'kysely';

const statements = [
  `create table quotes (
    id text primary key,
    lead_id text not null references leads (id),
    revision integer not null,
    state text not null,
    version integer not null,
    content text not null,
    valid_until text,
    expires_at bigint,
    begun_at bigint not null,
    saved_at bigint not null,
    saved_by text not null,
    saved_by_name text not null,
    sent_at bigint,
    settled_at bigint,
    subject text not null,
    message text not null,
    outbox_id text,
    document_id text,
    document_digest text,
    customer_reminded_at bigint,
    staff_reminded_at bigint,
    constraint quotes_revision unique (lead_id, revision)
  )`,
  "create unique index quotes_draft on quotes (lead_id) where state = 'draft'",
  "create index quotes_expiring on quotes (expires_at) where state = 'sent'",
  'create index quotes_sent on quotes (sent_at) where sent_at is not null',
  `create table quote_totals (
    quote_id text not null references quotes (id) on delete cascade,
    option_id text not null,
    number integer not null,
    currency text not null,
    price bigint not null,
    cost bigint,
    sent_at bigint,
    is_accepted integer not null,
    constraint quote_totals_key primary key (quote_id, option_id, currency)
  )`,
  'create index quote_totals_accepted on quote_totals (sent_at, currency, price, cost) where is_accepted = 1',
  `create table quote_decisions (
    id text primary key,
    quote_id text not null references quotes (id) on delete cascade,
    outcome text not null,
    via text not null,
    option_id text,
    reason text,
    comment text not null,
    name text not null,
    order_number text not null,
    address text not null,
    user_agent text not null,
    terms_digest text,
    document_digest text,
    decided_by text,
    decided_by_name text,
    at bigint not null,
    undone_at bigint,
    undone_by text
  )`,
  'create index quote_decisions_quote on quote_decisions (quote_id, id)',
  'create unique index quote_decisions_standing on quote_decisions (quote_id) where undone_at is null',
  `create table quote_templates (
    id text primary key,
    name text not null,
    service text,
    mode text,
    lane_from text,
    lane_to text,
    content text not null,
    changed_at bigint not null,
    changed_by text not null
  )`,
  `create table rate_sheets (
    id text primary key,
    name text not null,
    line_count integer not null,
    imported_at bigint not null,
    imported_by text not null
  )`,
  `create table rate_sheet_lines (
    sheet_id text not null references rate_sheets (id) on delete cascade,
    number integer not null,
    lane_from text not null,
    lane_to text not null,
    mode text not null,
    code text not null,
    text text not null,
    basis text not null,
    container text,
    rate text not null,
    cost_rate text,
    currency text not null,
    minimum bigint,
    valid_from text,
    valid_until text,
    transit_least integer,
    transit_most integer,
    constraint rate_sheet_lines_key primary key (sheet_id, number)
  )`,
  'create index rate_sheet_lines_lane on rate_sheet_lines (lane_from, lane_to, mode)',
  'alter table leads add column follow_up_at bigint',
  'create index leads_follow_up on leads (follow_up_at) where follow_up_at is not null',
];

/**
 * Quotes with their revisions, totals and decisions, templates, the company's own rates, and when a request is to be
 * followed up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
