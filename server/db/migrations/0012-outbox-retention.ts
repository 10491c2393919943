import { type Kysely, sql } from 'kysely';

const withToken = sql`('verify-email', 'reset-password', 'staff-invitation', 'staff-password')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('settled_at', 'bigint').execute();
  await sql`update outbox set settled_at = coalesce(sent_at, next_attempt_at) where state <> 'pending'`.execute(
    db,
  );
  await sql`update outbox set props = 'null' where state <> 'pending' and email in ${withToken}`.execute(db);
  await sql`create index outbox_settled on outbox (settled_at) where settled_at is not null`.execute(db);
}
