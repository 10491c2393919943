import type { Db } from '#platform/db/open-database.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import type { KycCase } from '../case-shape.ts';
import { missingIn } from '../kyc-answers.ts';
import type { KycState } from '../kyc-case.ts';
import { isChangeable, isPartOfAcceptance, openAnswers } from './case-rows.ts';
import { listDocuments } from './documents.ts';
import type { Customer, KycDependencies } from './kyc-dependencies.ts';
import type { KycCaseTable } from './tables.ts';

type Reading = Pick<KycDependencies, 'db' | 'cipher' | 'clock'>;

/** A case, as staff see it. */
interface KycCaseForStaff extends KycCase {
  id: string;
  /** Named as the account was when the case was last sent; empty before. */
  customer: Customer;
  /** Milliseconds since 1970. */
  changedAt: number;
  acceptedAt: number | null;
}

/** The case of somebody who has not begun. */
export const emptyCase: KycCase = {
  state: 'draft',
  changeable: true,
  reviewerComment: '',
  sentAt: null,
  expiresAt: null,
  answers: {},
  documents: [],
  missing: missingIn({}, 0, 0),
};

async function caseOf({ db, cipher, clock }: Reading, row: KycCaseTable): Promise<KycCase> {
  const documents = await listDocuments(db, row);
  const answers = openAnswers(cipher, row.account_id, row.answers);
  const current = documents.filter(({ addedAt }) => !isPartOfAcceptance(row, { added_at: addedAt }));
  return {
    state: row.state,
    changeable: isChangeable(row),
    reviewerComment: row.reviewer_comment,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    answers,
    documents,
    missing: missingIn(answers, current.length, clock()),
  };
}

/** The account's case; an empty draft when it has not begun. Throws when what is stored was changed. */
export async function getCase(reading: Reading, accountId: string): Promise<KycCase> {
  const row = await reading.db
    .selectFrom('kyc_cases')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? caseOf(reading, row) : emptyCase;
}

/** The case of an id, for staff, or null. Throws when what is stored was changed. */
export async function findCase(reading: Reading, id: string): Promise<KycCaseForStaff | null> {
  const row = await reading.db.selectFrom('kyc_cases').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { account_id, customer_name: name, customer_email: email } = row;
  const customer = { id: account_id, name, email, locale: knownLocale(row.locale) };
  const { changed_at: changedAt, accepted_at: acceptedAt } = row;
  return { ...(await caseOf(reading, row)), id, customer, changedAt, acceptedAt };
}

/** State of the account's case, without decrypting anything; null when it was not begun. */
export async function findCaseState(db: Db, accountId: string): Promise<KycState | null> {
  const row = await db
    .selectFrom('kyc_cases')
    .select('state')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.state ?? null;
}
