import { knownLocale } from '../../contract/locale.ts';
import type { Db } from '../db/open-database.ts';
import type { MailLimit } from '../mail/mail-limit.ts';
import { enqueueMail } from '../mail/outbox.ts';

/**
 * Puts the mail that tells of a changed password in the outbox: in the transaction that changes it. With `mailLimit` not
 * to an address that has had too many mails, for an account may have been opened with a stranger's.
 */
export async function notifyPasswordChanged(
  transaction: Db,
  { id, email, locale }: { id: string; email: string; locale: string },
  { now, mailLimit }: { now: number; mailLimit?: MailLimit },
): Promise<void> {
  if (mailLimit && !(await mailLimit.take(transaction, { address: email, accountId: id }, now))) return;
  await enqueueMail(transaction, 'password-changed', {
    props: { address: email, changedAt: now },
    locale: knownLocale(locale),
    subjectId: id,
    now,
  });
}
