import { type Kysely, sql } from 'kysely';

/** The mail server that an owner has connected (src/platform/mail/connection). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table mail_connection (
        id integer primary key check (id = 1),
        version text not null,
        content bytea,
        tokens bytea,
        token_ends_at bigint not null default 0,
        renewing_until bigint not null default 0,
        refusal text,
        pending bytea
      )`,
    )
    .execute(db);
}
