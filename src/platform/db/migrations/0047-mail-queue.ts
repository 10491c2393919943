import { type Kysely, sql } from 'kysely';

const statements = [
  'drop index inbound_mails_waiting',
  'create index inbound_mails_due on inbound_mails (mailbox_id, uid_validity, tries, uid) where next_try_at is not null',
  `create index inbound_mails_unanswered on inbound_mails (received_at)
    where lead_id is null and size > 0 and outcome not in ('message', 'lead')`,
];

/** Finds the mails that are to be fetched, also those that were set aside, and those that are on no request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
