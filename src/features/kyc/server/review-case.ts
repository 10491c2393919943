import { instantOf } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { day } from '#platform/values/durations.ts';
import { proseLimit } from '#platform/values/text.ts';
import type { ReviewInput } from '../kyc-input.ts';
import { recordAccess } from './access-log.ts';
import { addMonths } from './case-rows.ts';
import type { KycDependencies } from './kyc-dependencies.ts';
import type { KycCaseTable } from './tables.ts';

export type ReviewDecision =
  | { kind: 'take' }
  | { kind: 'ask-for-more'; comment: string }
  /** Without `expiresAt`, the acceptance holds as long as the settings say. */
  | { kind: 'accept'; expiresAt?: number; comment?: string };

type ReviewOutcome =
  | { ok: true }
  | {
      ok: false;
      reason: 'no-such-case' | 'not-now' | 'comment-missing' | 'comment-too-long' | 'expiry-past';
    };

type Change = Partial<KycCaseTable> & Pick<KycCaseTable, 'state'>;

const steps = {
  take: { from: 'sent', action: 'taken-into-review' },
  'ask-for-more': { from: 'in-review', action: 'asked-for-more' },
  accept: { from: 'in-review', action: 'accepted' },
} as const;

function changeBy(decision: ReviewDecision, now: number, validForMonths: number): Change {
  switch (decision.kind) {
    case 'take':
      return { state: 'in-review' };
    case 'ask-for-more':
      return { state: 'more-needed', reviewer_comment: decision.comment.trim() };
    case 'accept':
      return {
        state: 'accepted',
        reviewer_comment: decision.comment?.trim() ?? '',
        accepted_at: now,
        expires_at: decision.expiresAt ?? addMonths(now, validForMonths),
      };
  }
}

function problemOf(decision: ReviewDecision, now: number) {
  if (decision.kind === 'take') return null;
  if (decision.kind === 'ask-for-more' && decision.comment.trim() === '') return 'comment-missing';
  if ((decision.comment?.length ?? 0) > proseLimit) return 'comment-too-long';
  if (decision.kind === 'accept' && decision.expiresAt !== undefined && decision.expiresAt <= now)
    return 'expiry-past';
  return null;
}

async function whyNot(transaction: Db, caseId: string): Promise<'no-such-case' | 'not-now'> {
  const row = await transaction
    .selectFrom('kyc_cases')
    .select('id')
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row ? 'not-now' : 'no-such-case';
}

/** A decision of a member of staff. */
interface Review {
  caseId: string;
  staffId: string;
  decision: ReviewDecision;
  /** Last change of the case that was reviewed: a case that has changed since is not decided on. */
  changedAt?: number | undefined;
}

/**
 * Moves a case on: sent → in review → more needed (with words) or accepted (until a date). The customer is told by mail
 * what was decided, in the same transaction. Any other step is refused, and so
 * is one on a case that changed since it was looked at. Throws when the database fails.
 */
export async function reviewCase(
  { db, clock, outboxIsWaiting }: Pick<KycDependencies, 'db' | 'clock' | 'outboxIsWaiting'>,
  { caseId, staffId, decision, changedAt }: Review,
): Promise<ReviewOutcome> {
  const now = clock();
  const problem = problemOf(decision, now);
  if (problem) return { ok: false, reason: problem };
  const { from, action } = steps[decision.kind];
  const { validForMonths } = currentSettings().company.kyc;
  const outcome = await transact(db, async (transaction): Promise<ReviewOutcome> => {
    const row = await transaction
      .updateTable('kyc_cases')
      .set({ ...changeBy(decision, now, validForMonths), changed_at: now })
      .where('id', '=', caseId)
      .where('state', '=', from)
      .$if(changedAt !== undefined, (query) => query.where('changed_at', '=', changedAt ?? 0))
      .returningAll()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: await whyNot(transaction, caseId) };
    await recordAccess(transaction, { caseId, action, actor: { by: 'staff', id: staffId }, at: now });
    if (decision.kind !== 'take') await enqueueReviewMail(transaction, row, now);
    return { ok: true };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}

/** The end of a day on the office's calendar; a day of 23 or 25 hours included. */
function endOf(date: string, timeZone: string): number {
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + day).toISOString().slice(0, 10);
  return instantOf(next, '00:00', timeZone);
}

function decisionOf(input: ReviewInput, timeZone: string): ReviewDecision {
  switch (input.decision) {
    case 'take':
      return { kind: 'take' };
    case 'ask-for-more':
      return { kind: 'ask-for-more', comment: input.comment };
    case 'accept': {
      const { comment, until } = input;
      return { kind: 'accept', comment, ...(until ? { expiresAt: endOf(until, timeZone) } : {}) };
    }
  }
}

/** Does with a case what was posted; an acceptance holds through its last day. Outcomes are those of `reviewCase`. */
export function decideCase(
  dependencies: KycDependencies,
  { caseId, staffId, input }: { caseId: string; staffId: string; input: ReviewInput },
): Promise<ReviewOutcome> {
  const decision = decisionOf(input, currentSettings().company.hours.timeZone);
  return reviewCase(dependencies, { caseId, staffId, decision, changedAt: input.changedAt });
}

/** Mails the customer the state of the case. A customer who has deleted the account is not written to. */
async function enqueueReviewMail(transaction: Db, row: KycCaseTable, now: number): Promise<void> {
  const { state } = row;
  if (row.customer_email === '') return;
  if (state !== 'more-needed' && state !== 'accepted' && state !== 'expired') return;
  await enqueueMail(transaction, 'kyc-reviewed', {
    props: {
      address: row.customer_email,
      state,
      comment: state === 'expired' ? '' : row.reviewer_comment,
      expiresAt: row.expires_at,
    },
    locale: knownLocale(row.locale),
    subjectId: row.id,
    now,
  });
}

/**
 * Ends the acceptances whose date has come and notifies their customers by mail, in one transaction. Returns how many.
 * Throws when the database fails.
 */
export async function expireCases({
  db,
  clock,
  outboxIsWaiting,
}: Pick<KycDependencies, 'db' | 'clock' | 'outboxIsWaiting'>): Promise<number> {
  const now = clock();
  const expired = await transact(db, async (transaction) => {
    const rows = await transaction
      .updateTable('kyc_cases')
      .set((row) => ({ state: 'expired' as const, changed_at: row.ref('expires_at').$notNull() }))
      .where('state', '=', 'accepted')
      .where('expires_at', '<=', now)
      .returningAll()
      .execute();
    for (const row of rows) {
      await recordAccess(transaction, { caseId: row.id, action: 'expired', at: now });
      await enqueueReviewMail(transaction, row, now);
    }
    return rows.length;
  });
  if (expired > 0) outboxIsWaiting();
  return expired;
}
