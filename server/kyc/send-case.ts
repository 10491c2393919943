import type { KycMissing } from '../../contract/kyc-case.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { missingIn, openAnswers } from './answers.ts';
import { holdCase, isChangeable, isSettled } from './case-rows.ts';
import type { Customer, KycDependencies } from './kyc-dependencies.ts';
import { noteLook } from './looks.ts';

export type SendCaseOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-now' }
  | { ok: false; reason: 'incomplete'; missing: KycMissing };

/**
 * Gives the customer's case to the company, with one mail that says so, in one durable transaction. Sent twice is as sent
 * once. Refused while it is being reviewed or accepted, and when something is missing. Throws when the database fails.
 */
export async function sendCase(
  { db, clock, cipher, mailIsWaiting }: KycDependencies,
  customer: Customer,
): Promise<SendCaseOutcome> {
  const now = clock();
  const outcome = await db.transaction().execute(async (transaction): Promise<SendCaseOutcome> => {
    const held = await holdCase(transaction, customer.id, now);
    if (held.state === 'sent') return { ok: true };
    if (!isChangeable(held)) return { ok: false, reason: 'not-now' };
    const papers = await transaction
      .selectFrom('kyc_papers')
      .select('added_at')
      .where('case_id', '=', held.id)
      .execute();
    const current = papers.filter((paper) => !isSettled(held, paper));
    const missing = missingIn(openAnswers(cipher, customer.id, held.answers), current.length);
    if (missing.form || missing.answers.length > 0) return { ok: false, reason: 'incomplete', missing };

    await transaction
      .updateTable('kyc_cases')
      .set({
        state: 'sent',
        sent_at: now,
        changed_at: now,
        customer_name: customer.name,
        customer_email: customer.email,
      })
      .where('id', '=', held.id)
      .execute();
    const actor = { by: 'customer', id: customer.id } as const;
    await noteLook(transaction, { caseId: held.id, action: 'sent', actor, at: now });
    await enqueueMail(transaction, 'kyc-for-desk', {
      props: { caseId: held.id, name: customer.name, again: held.sent_at !== null, sentAt: now },
      subjectId: held.id,
      now,
    });
    return { ok: true };
  });
  if (outcome.ok) mailIsWaiting();
  return outcome;
}
