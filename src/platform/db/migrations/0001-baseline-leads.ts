type Engine = 'sqlite' | 'postgres';

const leads = [
  `create table leads (
    id text primary key,
    reference text not null unique,
    number bigint,
    kind text not null,
    folder text not null,
    stage text not null,
    version integer not null default 1,
    spam_score integer not null,
    spam_reasons text not null,
    text_hash text not null,
    dedupe_key text unique,
    account_id text,
    locale text not null,
    name text not null,
    company text not null,
    email text not null,
    email_key text not null,
    phone text not null,
    service text,
    about text not null default '',
    owner_id text,
    lost_reason text,
    received_at bigint not null,
    due_at bigint not null,
    promised_at bigint not null,
    waits_until bigint,
    replied_at bigint,
    first_replied_at bigint,
    merged_into text,
    merge_group text,
    follows_id text,
    erased_at bigint,
    payload text not null
  )`,
  'create unique index leads_number on leads (number)',
  'create index leads_text_hash on leads (text_hash, received_at)',
  'create index leads_account on leads (account_id, received_at)',
  'create index leads_email on leads (email_key, number)',
  'create index leads_waits on leads (waits_until, number)',
  // Nearly every lead has null here; with those in the index, SQLite does not use it.
  'create index leads_merged on leads (merged_into) where merged_into is not null',
  'create index leads_merge_group on leads (merge_group) where merge_group is not null',
  // The tabs' counts, the filters' counts and the figures of a period read these indexes alone, and no row.
  'create index leads_tabs on leads (folder, stage, merged_into)',
  'create index leads_found on leads (number, folder, stage, merged_into, waits_until)',
  `create index leads_counts on leads
    (folder, stage, merged_into, owner_id, kind, service, locale, waits_until)`,
  `create index leads_figures on leads
    (received_at, folder, merged_into, kind, service, locale, stage, lost_reason,
      first_replied_at, promised_at, erased_at)`,
  `create table lead_merges (
    lead_id text primary key references leads (id),
    kept_id text not null references leads (id),
    kept_replied_at bigint,
    kept_due_at bigint
  )`,
  'create index lead_merges_kept on lead_merges (kept_id)',
  `create table secret_links (
    lead_id text not null references leads (id),
    id text not null,
    secret text not null,
    secret_hash text not null unique,
    created_at bigint not null,
    created_by text,
    revoked_at bigint,
    revoked_by text,
    constraint secret_links_key primary key (lead_id, id)
  )`,
  // At most one link of a lead works.
  'create unique index secret_links_working on secret_links (lead_id) where revoked_at is null',
  'create index secret_links_revoked on secret_links (revoked_at) where revoked_at is not null',
  `create table lead_drafts (
    lead_id text not null references leads (id),
    staff_id text not null,
    subject text not null,
    body text not null,
    saved_at bigint not null,
    moved_from text,
    constraint lead_drafts_key primary key (lead_id, staff_id)
  )`,
  `create table lead_reminders (
    lead_id text not null references leads (id),
    due_at bigint not null,
    kind text not null,
    constraint lead_reminders_key primary key (lead_id, due_at, kind)
  )`,
  `create table lead_presence (
    lead_id text not null references leads (id),
    staff_id text not null,
    staff_name text not null,
    seen_at bigint not null,
    constraint lead_presence_key primary key (lead_id, staff_id)
  )`,
  `create table canned_replies (
    id text primary key,
    title text not null,
    body text not null,
    changed_at bigint not null,
    changed_by text not null
  )`,
];

/** The search index: FTS5 on SQLite; on PostgreSQL a GIN index over terms that the code made, not its parser. */
const search = {
  sqlite: [
    `create virtual table lead_search using fts5 (
      terms, facets, detail = none, prefix = '1 2 3', tokenize = "ascii tokenchars ':-_'"
    )`,
  ],
  postgres: [
    `create table lead_search (
      rowid bigint primary key,
      terms text not null,
      facets text not null,
      vector tsvector not null
        generated always as (array_to_tsvector(string_to_array(terms || ' ' || facets, ' '))) stored
    )`,
    'create index lead_search_vector on lead_search using gin (vector) with (fastupdate = off)',
  ],
};

/** PostgreSQL's positions come from the trigger below. */
const positionType = { sqlite: 'integer primary key autoincrement', postgres: 'bigint primary key' };

const events = (engine: Engine) => [
  `create table lead_events (
    position ${positionType[engine]},
    lead_id text not null references leads (id),
    version integer not null,
    type text not null,
    data text not null,
    actor_kind text not null,
    actor_id text,
    actor_name text,
    at bigint not null
  )`,
  'create index lead_events_lead on lead_events (lead_id, position)',
  `create table lead_event_texts (
    position bigint not null references lead_events (position),
    key text not null,
    text text not null,
    constraint lead_event_texts_key primary key (position, key)
  )`,
];

const registry = `hashtext('lead_events ' || current_schema())`;
const readNewest = `select case when is_called then last_value else 0 end into newest from lead_event_positions;`;

/**
 * PostgreSQL may commit a higher position before a lower one. Before its first position a writer registers the newest one
 * then given out, as a shared advisory lock that nobody requests exclusively and that ends with its transaction. All
 * positions that it takes are higher, so those up to the lowest registered one are final; readers wait for no lock.
 */
const positions = {
  sqlite: [],
  postgres: [
    'create sequence lead_event_positions',
    // Once in a transaction, whose first position is its lowest: locks take shared memory.
    `create function number_lead_event() returns trigger language plpgsql as $$
      declare newest bigint;
      begin
        if new.position is null then
          if coalesce(current_setting('lead_events.registered', true), '') = '' then
            ${readNewest}
            perform pg_advisory_xact_lock_shared(${registry}, newest::integer);
            perform set_config('lead_events.registered', 'yes', true);
          end if;
          new.position := nextval('lead_event_positions');
        end if;
        return new;
      end $$`,
    `create trigger lead_events_numbered before insert on lead_events
      for each row execute function number_lead_event()`,
    // The newest position is read first: whoever took one up to it has registered, or has committed.
    `create function visible_lead_event_position() returns bigint language plpgsql as $$
      declare newest bigint; lowest bigint;
      begin
        ${readNewest}
        select min(objid::bigint) into lowest from pg_locks
          where locktype = 'advisory' and objsubid = 2
            and database = (select oid from pg_database where datname = current_database())
            and classid::bigint = ${registry}::bigint & 4294967295;
        return least(newest, lowest);
      end $$`,
  ],
};

const refusal = 'The timeline is only ever added to.';
/** Events can't be changed or deleted. What people wrote lies in lead_event_texts, which can. */
const appendOnly = {
  sqlite: ['update', 'delete'].map(
    (change) => `create trigger lead_events_no_${change} before ${change} on lead_events
      begin select raise(abort, '${refusal}'); end`,
  ),
  postgres: [
    `create function refuse_lead_event_change() returns trigger language plpgsql as $$ begin
      raise exception '${refusal}';
    end $$`,
    `create trigger lead_events_stay before update or delete on lead_events
      for each row execute function refuse_lead_event_change()`,
  ],
};

/** Leads, their timeline and their search index. */
export function leadStatements(engine: Engine): string[] {
  return [...leads, ...events(engine), ...positions[engine], ...appendOnly[engine], ...search[engine]];
}
