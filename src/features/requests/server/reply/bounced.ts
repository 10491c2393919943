import type { Db } from '#platform/db/open-database.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { lockLeadOfMail, recordUndelivered } from './undelivered.ts';

/**
 * Records that a mail server has returned a mail that was sent: the mail has failed permanently, and where it was a reply
 * the timer runs again. Returns the lead that the mail is about; null, and nothing changes, where it is no mail of a lead
 * or its failure is known.
 */
export async function recordBounce(
  deps: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  { outboxId, status, at }: { outboxId: string; status: string; at: number },
): Promise<string | null> {
  const mail = await transaction
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.subject_id')
    .select(['outbox.id', 'outbox.type', 'outbox.subject_id'])
    .where('outbox.id', '=', outboxId)
    .where('outbox.channel', '=', 'mail')
    .executeTakeFirst();
  if (!mail) return null;
  await lockLeadOfMail(transaction, mail);
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({
      state: 'failed',
      problem: 'recipient-refused',
      last_error: `The mail was returned: ${status || 'no status'}`,
      settled_at: at,
    })
    .where('id', '=', mail.id)
    .where('state', '=', 'sent')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return null;
  await recordUndelivered(deps, transaction, mail, at);
  return mail.subject_id;
}
