import { type Kysely, sql } from 'kysely';
import { leadStatements } from './0001-baseline-leads.ts';
import { peopleStatements } from './0001-baseline-people.ts';

export type Engine = 'sqlite' | 'postgres';

const feedback = [
  `create table feedback (
    id text primary key,
    reference text not null unique,
    folder text not null,
    spam_score integer not null,
    spam_reasons text not null,
    text_hash text not null,
    dedupe_key text unique,
    locale text not null,
    received_at bigint not null,
    name text not null,
    rating integer not null,
    comments text not null
  )`,
  'create index feedback_text_hash on feedback (text_hash, received_at)',
  'create index feedback_figures on feedback (folder, received_at, rating)',
  'create index feedback_list on feedback (folder, id, rating)',
  // Counts the ratings of a folder without sorting.
  'create index feedback_ratings on feedback (folder, rating)',
];

const outbox = [
  `create table outbox (
    id text primary key,
    channel text not null default 'mail',
    type text not null,
    props text not null,
    locale text,
    subject_id text not null,
    state text not null,
    attempts integer not null,
    next_attempt_at bigint not null,
    last_error text,
    problem text,
    created_at bigint not null,
    sent_at bigint,
    settled_at bigint,
    kept_as_file integer
  )`,
  // Each channel finds its own due rows, a page the newest ones of a subject, an erasure the mails that list due requests.
  'create index outbox_due on outbox (channel, state, next_attempt_at, id)',
  'create index outbox_subject on outbox (subject_id, id)',
  'create index outbox_type on outbox (type)',
  'create index outbox_settled on outbox (settled_at) where settled_at is not null',
  `create table mail_counts (
    recipient text primary key,
    hour_began_at bigint not null,
    in_hour integer not null,
    day_began_at bigint not null,
    in_day integer not null
  )`,
  `create table mail_trouble (
    id integer primary key,
    problem text not null,
    detail text not null,
    since bigint not null
  )`,
  `create table webhooks (
    id text primary key,
    url text not null,
    events text not null,
    state text not null,
    secret bytea not null,
    previous_secret bytea,
    previous_until bigint,
    created_at bigint not null,
    created_by text not null,
    succeeded_at bigint,
    failed_at bigint,
    failure text,
    failing_since bigint
  )`,
];

const operations = [
  'create table readiness (id integer primary key, checked_at bigint not null)',
  `create table erasures (
    id text primary key,
    at bigint not null,
    by_id text not null,
    by_name text not null,
    email_hash text not null,
    counts text not null
  )`,
];

/**
 * The layout that rate-limiter-flexible's RateLimiterPostgres expects; SQLite's limits are counted in memory. The table is
 * not logged: counting a request then waits for no disk, and a crash of the database empties the counts alone.
 */
const rateLimits = `create unlogged table rate_limits (
  key varchar(255) primary key, points integer not null default 0, expire bigint
)`;

/**
 * Every statement of the first schema, in order. SQLite has no type bytea and stores bytes under that name unchanged, so
 * one name serves both engines.
 */
export function baselineStatements(engine: Engine): string[] {
  return [
    ...peopleStatements,
    ...leadStatements(engine),
    ...feedback,
    ...outbox,
    ...operations,
    ...(engine === 'postgres' ? [rateLimits] : []),
  ];
}

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of baselineStatements(engine)) await sql.raw(statement).execute(db);
}
