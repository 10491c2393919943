import { type Kysely, sql } from 'kysely';

/** SQLite relaxes a constraint of a table only by making the table again; the chunks, which refer to it, stay. */
const relax = {
  sqlite: [
    'pragma defer_foreign_keys = on',
    'create table kept_files as select * from files',
    'drop table files',
    `create table files (
      id text primary key,
      kyc_case_id text references kyc_cases (id),
      name text not null,
      type text not null,
      size integer not null,
      digest text not null,
      added_at bigint not null,
      added_by text
    )`,
    'insert into files select id, kyc_case_id, name, type, size, digest, added_at, added_by from kept_files',
    'drop table kept_files',
    'create index files_of_kyc_case on files (kyc_case_id, digest)',
  ],
  postgres: ['alter table files drop constraint files_noun'],
};

/** Files of the settings (pictures, films), which belong to no KYC case: one for each content. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  for (const statement of [
    ...relax[engine],
    'create unique index files_of_settings on files (digest) where kyc_case_id is null',
  ])
    await sql.raw(statement).execute(db);
}
