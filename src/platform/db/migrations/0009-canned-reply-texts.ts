import { type Kysely, sql } from 'kysely';
import { defaultLocale } from '../../i18n/locale.ts';

/** The texts of canned replies, one for each language; those written before are English. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table canned_reply_texts (
    reply_id text not null references canned_replies (id) on delete cascade,
    locale text not null,
    body text not null,
    constraint canned_reply_texts_key primary key (reply_id, locale)
  )`.execute(db);
  await sql`insert into canned_reply_texts (reply_id, locale, body)
    select id, ${sql.lit(defaultLocale)}, body from canned_replies`.execute(db);
  await sql`alter table canned_replies drop column body`.execute(db);
}
