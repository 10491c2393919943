import type { LeadHappening, StaffName } from '../../../contract/lead-event.ts';
import type { Db } from '../../db/open-database.ts';
import { transact } from '../../db/transact.ts';
import { reviveFailedMail } from '../../mail/list-mails.ts';
import { changeLeadIn } from '../desk/change-lead.ts';
import { appendEvent } from '../desk/lead-events.ts';
import { lockLead } from '../desk/lock-lead.ts';
import type { LeadDependencies } from '../submit-lead.ts';
import { isWaitingFor } from './undelivered.ts';

export type RetryOutcome = { ok: true } | { ok: false; reason: 'no-failed-mail' };

interface Retry {
  leadId: string;
  outboxId: string;
  by: StaffName;
}

/** The lead that a mail on a lead's timeline is about: itself, or one that was merged into it. */
async function findSubject(transaction: Db, { leadId, outboxId }: Retry): Promise<string | null> {
  const found = await transaction
    .selectFrom('leads')
    .innerJoin('outbox', 'outbox.subject_id', 'leads.id')
    .select('leads.id')
    .where('outbox.id', '=', outboxId)
    .where((lead) => lead.or([lead('leads.id', '=', leadId), lead('leads.merged_into', '=', leadId)]))
    .executeTakeFirst();
  return found?.id ?? null;
}

async function noteRetry(transaction: Db, { leadId, outboxId, by }: Retry, email: string, at: number) {
  const lead = await lockLead(transaction, leadId);
  if (!lead) throw new Error('The lead of a mail is gone.');
  const { version, first_answered_at: first } = lead;
  const happening: LeadHappening = { type: 'mail-retried', outboxId, email };
  if (!(await isWaitingFor(transaction, leadId, outboxId))) {
    await appendEvent(transaction, { leadId, version, by, at, happening });
    return;
  }
  const outcome = await changeLeadIn(transaction, { leadId, version, by }, at, () => ({
    set: { answered_at: at, first_answered_at: first ?? at },
    happenings: [happening],
  }));
  if (!outcome.ok) throw new Error(`A retry could not be noted: ${outcome.reason}`);
}

/**
 * Makes a given-up mail on a lead's timeline due again, and notes who did. The clock that its loss had started stops.
 * Refused when there is no such failed mail of the lead, nor of one merged into it.
 */
export async function retryMail(
  { db, clock, outboxIsWaiting }: LeadDependencies,
  retry: Retry,
): Promise<RetryOutcome> {
  const at = clock();
  const isRevived = await transact(db, async (transaction) => {
    const subjectId = await findSubject(transaction, retry);
    if (subjectId === null) return false;
    const email = await reviveFailedMail(transaction, { id: retry.outboxId, subjectId, now: at });
    if (email === null) return false;
    await noteRetry(transaction, retry, email, at);
    return true;
  });
  if (!isRevived) return { ok: false, reason: 'no-failed-mail' };
  outboxIsWaiting();
  return { ok: true };
}
