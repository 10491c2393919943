import { knownLocale } from '../../contract/locale.ts';
import type { Db } from '../db/open-database.ts';
import type { KycCaseTable } from '../db/tables.ts';
import { enqueueMail } from '../mail/outbox.ts';

/** Tells the customer where the case stands now. A customer who has deleted the account is not written to. */
export async function enqueueReviewMail(transaction: Db, row: KycCaseTable, now: number): Promise<void> {
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
