import { transact } from '#platform/db/transact.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { pinKey } from '#platform/secrets/cipher.ts';
import type { KycMissing } from '../case-shape.ts';
import { isWhole, missingIn } from '../kyc-answers.ts';
import { recordAccess } from './access-log.ts';
import { isChangeable, isPartOfAcceptance, lockCase, openAnswers, sealAnswers } from './case-rows.ts';
import type { Customer, KycDependencies } from './kyc-dependencies.ts';

/**
 * Keeps answers in place of those before: of all fields, or of those that are `replaced`. They may be incomplete. Refused
 * while the case is with the company. Throws when the database fails.
 */
export async function saveAnswers(
  { db, clock, cipher }: Pick<KycDependencies, 'db' | 'clock' | 'cipher'>,
  accountId: string,
  answers: Record<string, string>,
  replaced?: string[],
): Promise<{ ok: true } | { ok: false; reason: 'not-now' }> {
  const now = clock();
  return transact(db, async (transaction) => {
    const held = await lockCase(transaction, accountId, now);
    if (!held || !isChangeable(held)) return { ok: false, reason: 'not-now' };
    await pinKey(transaction, cipher);
    const before = replaced ? openAnswers(cipher, accountId, held.answers) : {};
    const others = Object.entries(before).filter(([id]) => !replaced?.includes(id));
    const all = { ...Object.fromEntries(others), ...answers };
    await transaction
      .updateTable('kyc_cases')
      .set({ answers: sealAnswers(cipher, accountId, all), changed_at: now })
      .where('id', '=', held.id)
      .execute();
    return { ok: true };
  });
}

type SendCaseOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-now' }
  | { ok: false; reason: 'incomplete'; missing: KycMissing };

/**
 * Gives the customer's case to the company, with a mail to the desk and one to the customer (unless the address is
 * unconfirmed and has had too many), in one durable transaction. Sent twice is as sent once. Refused while it is being
 * reviewed or accepted, and when the form on the page is not whole, unless it is said to be among the documents and documents
 * are there. Throws when the database fails.
 */
export async function sendCase(
  { db, clock, cipher, mailLimit, outboxIsWaiting }: KycDependencies,
  customer: Customer,
  { formAmongDocuments = false } = {},
): Promise<SendCaseOutcome> {
  const now = clock();
  const outcome = await transact(db, async (transaction): Promise<SendCaseOutcome> => {
    const held = await lockCase(transaction, customer.id, now);
    if (!held) return { ok: false, reason: 'not-now' };
    if (held.state === 'sent') return { ok: true };
    if (!isChangeable(held)) return { ok: false, reason: 'not-now' };
    const documents = await transaction
      .selectFrom('files')
      .select('added_at')
      .where('kyc_case_id', '=', held.id)
      .execute();
    const current = documents.filter((document) => !isPartOfAcceptance(held, document));
    const missing = missingIn(openAnswers(cipher, customer.id, held.answers), current.length, now);
    const isFormUploaded = formAmongDocuments && missing.formMayBeAmongDocuments;
    if (!isFormUploaded && !isWhole(missing)) return { ok: false, reason: 'incomplete', missing };

    await transaction
      .updateTable('kyc_cases')
      .set({
        state: 'sent',
        sent_at: now,
        changed_at: now,
        customer_name: customer.name,
        customer_email: customer.email,
        locale: customer.locale,
      })
      .where('id', '=', held.id)
      .execute();
    const actor = { by: 'customer', id: customer.id } as const;
    await recordAccess(transaction, { caseId: held.id, action: 'sent', actor, at: now });
    await enqueueMail(transaction, 'kyc-for-desk', {
      props: { caseId: held.id, name: customer.name, again: held.sent_at !== null, sentAt: now },
      subjectId: held.id,
      now,
    });
    if (await mailLimit.take(transaction, { address: customer.email, accountId: customer.id }, now))
      await enqueueMail(transaction, 'kyc-received', {
        props: { address: customer.email, sentAt: now, documents: current.length },
        locale: customer.locale,
        subjectId: held.id,
        now,
      });
    return { ok: true };
  });
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}
