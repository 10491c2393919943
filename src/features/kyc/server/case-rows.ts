import { v7 as uuidv7 } from 'uuid';
import { lockAccount } from '#features/identity/server/customers/account.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { FileTable } from '#platform/db/tables.ts';
import type { Cipher } from '#platform/secrets/cipher.ts';
import { changeableKycStates } from '../kyc-case.ts';
import type { KycCaseTable } from './tables.ts';

/**
 * The account's case, made when there is none, and held until the transaction ends: changes to one case follow one
 * another. Null when the account was deleted in the meantime: what it leaves must not change after it.
 */
export async function lockCase(
  transaction: Db,
  accountId: string,
  now: number,
): Promise<KycCaseTable | null> {
  if (!(await lockAccount(transaction, accountId))) return null;
  await transaction
    .insertInto('kyc_cases')
    .values({
      id: uuidv7(),
      account_id: accountId,
      state: 'draft',
      answers: null,
      reviewer_comment: '',
      customer_name: '',
      customer_email: '',
      locale: '',
      sent_at: null,
      accepted_at: null,
      expires_at: null,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Changes nothing; a row that was written is held on PostgreSQL, and SQLite has one writer anyway.
  return transaction
    .updateTable('kyc_cases')
    .set({ account_id: accountId })
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** True if the customer may change the case now. */
export function isChangeable({ state }: Pick<KycCaseTable, 'state'>): boolean {
  return changeableKycStates.includes(state);
}

/** True if an acceptance rests on a document: it stays, and does not count towards the number of documents. */
export function isPartOfAcceptance(
  { accepted_at }: Pick<KycCaseTable, 'accepted_at'>,
  { added_at }: Pick<FileTable, 'added_at'>,
): boolean {
  return accepted_at !== null && added_at <= accepted_at;
}

/** Records that the customer changed the case just now. */
export async function touchCase(transaction: Db, caseId: string, now: number): Promise<void> {
  await transaction.updateTable('kyc_cases').set({ changed_at: now }).where('id', '=', caseId).execute();
}

type Answers = Record<string, string>;

/** The answers as they are stored; null when there are none. */
export function sealAnswers(cipher: Cipher, accountId: string, answers: Answers): Buffer | null {
  if (Object.keys(answers).length === 0) return null;
  return cipher.seal(Buffer.from(JSON.stringify(answers)), { answers: accountId });
}

/** The answers that were stored. Throws when they were changed. */
export function openAnswers(cipher: Cipher, accountId: string, sealed: Uint8Array | null): Answers {
  return sealed ? JSON.parse(cipher.open(sealed, { answers: accountId }).toString()) : {};
}

/** The same day and hour so many months later, or earlier, in UTC; the last day of the month where it has no such day. */
export function addMonths(instant: number, months: number): number {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
