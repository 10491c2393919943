import { type Kysely, sql } from 'kysely';
import { deleteEvents } from './0024-waiting-replies.ts';

/**
 * Adds the quotes that wait until they are sent. Quotes that older releases took back before their mail left reached
 * nobody: they leave the timelines, and those that were not drafts again are deleted with their PDFs.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const neverLeft = sql`state in ('withdrawn', 'superseded') and outbox_id is null`;
  for (const statement of [
    sql`alter table quotes add column send_at bigint`,
    sql`alter table quotes add column sending text`,
    sql`alter table quotes add column returned text`,
    sql`create index quotes_due on quotes (send_at) where send_at is not null`,
    sql`create index quotes_returned on quotes (id) where returned is not null`,
    sql`delete from quote_totals where quote_id in (select id from quotes where ${neverLeft})`,
    sql`delete from attachments where id in (select document_id from quotes where ${neverLeft})`,
    sql`delete from quotes where ${neverLeft}`,
  ])
    await statement.execute(db);
  await deleteEvents(db, engine, { event: 'quote-sent', takenBack: 'quote-unsent' });
}
