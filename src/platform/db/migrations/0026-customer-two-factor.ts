import { type Kysely, sql } from 'kysely';

const statements = [
  'alter table accounts add column two_factor_secret bytea',
  'alter table accounts add column two_factor_pending bytea',
  'alter table accounts add column two_factor_step bigint',
  `create table recovery_codes (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    code text not null unique
  )`,
  'create index recovery_codes_account on recovery_codes (account_id)',
  `create table sign_ins (
    id text primary key,
    account_id text not null references accounts (id) on delete cascade,
    token text not null unique,
    expires_at bigint not null
  )`,
  'create index sign_ins_account on sign_ins (account_id)',
  "alter table staff_password_links add column purpose text not null default 'reset-password'",
];

/** Gives customers the columns and tables of staff's two-factor, and links of staff the purpose that those of customers have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
