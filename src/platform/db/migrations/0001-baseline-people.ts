const accounts = [
  `create table accounts (
    id text primary key,
    name text not null,
    email text not null unique,
    email_verified integer not null,
    locale text not null,
    password text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table sessions (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    token text not null unique,
    device text not null,
    created_at bigint not null,
    used_at bigint not null,
    expires_at bigint not null
  )`,
  'create index sessions_account on sessions (account_id)',
  'create index sessions_expiry on sessions (expires_at)',
  `create table one_time_tokens (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    purpose text not null,
    token text not null unique,
    expires_at bigint not null
  )`,
  'create index one_time_tokens_account on one_time_tokens (account_id)',
];

const staff = [
  `create table staff (
    id text primary key,
    name text not null,
    email text not null unique,
    role text not null,
    password text not null,
    deactivated_at bigint,
    two_factor_secret bytea,
    two_factor_pending bytea,
    two_factor_step bigint,
    single_keys integer not null default 1,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create table staff_recovery_codes (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    code text not null unique
  )`,
  `create table staff_sessions (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    token text not null unique,
    device text not null,
    created_at bigint not null,
    used_at bigint not null,
    expires_at bigint not null
  )`,
  `create table staff_sign_ins (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    token text not null unique,
    expires_at bigint not null
  )`,
  `create table staff_password_links (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    token text not null unique,
    expires_at bigint not null
  )`,
  `create table staff_api_tokens (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    token text not null unique,
    name text not null,
    scope text not null,
    created_at bigint not null,
    used_at bigint
  )`,
  ...['recovery_codes', 'sessions', 'sign_ins', 'password_links', 'api_tokens'].map(
    (name) => `create index staff_${name}_staff on staff_${name} (staff_id)`,
  ),
  `create table staff_invitations (
    id text primary key,
    email text unique,
    role text not null,
    invited_by text not null,
    created_at bigint not null,
    expires_at bigint not null,
    token text not null unique
  )`,
  'create table staff_settings (id integer primary key, two_factor_required integer not null)',
  'insert into staff_settings (id, two_factor_required) values (1, 0)',
  `create table staff_events (
    id text primary key,
    at bigint not null,
    by_id text not null,
    by_name text not null,
    action text not null,
    subject_id text not null,
    subject_name text not null,
    detail text not null,
    address_hash text not null default ''
  )`,
  'create index staff_events_subject on staff_events (subject_id, action, at)',
];

const kyc = [
  `create table kyc_cases (
    id text primary key,
    account_id text not null unique,
    state text not null,
    answers bytea,
    reviewer_comment text not null,
    customer_name text not null,
    customer_email text not null,
    locale text not null,
    sent_at bigint,
    accepted_at bigint,
    expires_at bigint,
    changed_at bigint not null
  )`,
  'create index kyc_cases_changed on kyc_cases (changed_at)',
  'create index kyc_cases_expiry on kyc_cases (state, expires_at)',
  'create index kyc_cases_queue on kyc_cases (state, sent_at, id)',
  `create table kyc_access_log (
    id text primary key,
    case_id text not null references kyc_cases (id),
    document_id text,
    by text not null,
    by_id text not null,
    action text not null,
    at bigint not null
  )`,
  'create index kyc_access_log_case on kyc_access_log (case_id)',
  'create table kyc_key (id integer primary key, check_value text not null)',
];

/** A column for each noun that files belong to, so that no file outlives its row: only KYC cases so far. */
const files = [
  `create table files (
    id text primary key,
    kyc_case_id text references kyc_cases (id),
    name text not null,
    type text not null,
    size integer not null,
    digest text not null,
    added_at bigint not null,
    added_by text,
    constraint files_noun check (kyc_case_id is not null)
  )`,
  'create index files_of_kyc_case on files (kyc_case_id, digest)',
  `create table file_chunks (
    file_id text not null references files (id),
    number integer not null,
    sealed bytea not null,
    constraint file_chunks_key primary key (file_id, number)
  )`,
];

/** Accounts of customers, staff, KYC cases and files. */
export const peopleStatements = [...accounts, ...staff, ...kyc, ...files];
