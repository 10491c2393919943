import type { LeadEventData, StaffName } from '../../../contract/lead.ts';
import type { Db } from '../../db/open-database.ts';
import type { LeadTable } from '../../db/tables.ts';
import { transact } from '../../db/transact.ts';
import { requeueFailedMail } from '../../mail/list-mails.ts';
import { changeLeadIn } from '../commands/change-lead.ts';
import { lockSurvivingLead } from '../commands/lock-lead.ts';
import type { LeadDependencies, TimelineDependencies } from '../lead-dependencies.ts';
import { appendEvent } from '../timeline/lead-events.ts';
import { isWaitingFor } from './undelivered.ts';

export type RetryOutcome = { ok: true } | { ok: false; reason: 'no-failed-mail' };

interface Retry {
  leadId: string;
  outboxId: string;
  by: StaffName;
}

/** The lead that a mail on a lead's timeline is about: itself, or one that was merged into it. */
async function findSubject(transaction: Db, leadId: string, outboxId: string): Promise<string | null> {
  const found = await transaction
    .selectFrom('leads')
    .innerJoin('outbox', 'outbox.subject_id', 'leads.id')
    .select('leads.id')
    .where('outbox.id', '=', outboxId)
    .where((lead) => lead.or([lead('leads.id', '=', leadId), lead('leads.merged_into', '=', leadId)]))
    .executeTakeFirst();
  return found?.id ?? null;
}

async function noteRetry(
  dependencies: TimelineDependencies,
  transaction: Db,
  lead: LeadTable,
  { outboxId, by, email, at }: Omit<Retry, 'leadId'> & { email: string; at: number },
) {
  const { id: leadId, version, first_answered_at: first } = lead;
  const data: LeadEventData = { type: 'mail-retried', outboxId, email };
  if (!(await isWaitingFor(transaction, leadId, outboxId))) {
    await appendEvent(dependencies, transaction, { lead, by, at, data });
    return;
  }
  const outcome = await changeLeadIn(dependencies, transaction, { leadId, version, by, at }, () => ({
    set: { answered_at: at, first_answered_at: first ?? at },
    events: [data],
  }));
  if (!outcome.ok) throw new Error(`A retry could not be noted: ${outcome.reason}`);
}

/**
 * Makes a permanently failed mail on a lead's timeline due again, and notes who did. The clock that its loss had started stops.
 * A mail of a lead that was merged into another is retried there, where the timeline goes on. Refused when neither the
 * surviving lead nor those merged into it have such a failed mail.
 */
export async function retryMail(
  dependencies: LeadDependencies,
  { leadId, outboxId, by }: Retry,
): Promise<RetryOutcome> {
  const { db, clock, outboxIsWaiting } = dependencies;
  const at = clock();
  const isRevived = await transact(db, async (transaction) => {
    const lead = await lockSurvivingLead(transaction, leadId);
    const subjectId = lead && (await findSubject(transaction, lead.id, outboxId));
    if (!lead || subjectId === null) return false;
    const email = await requeueFailedMail(transaction, { id: outboxId, subjectId, now: at });
    if (email === null) return false;
    await noteRetry(dependencies, transaction, lead, { outboxId, by, email, at });
    return true;
  });
  if (!isRevived) return { ok: false, reason: 'no-failed-mail' };
  outboxIsWaiting();
  return { ok: true };
}
