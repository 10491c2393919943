import type { Db } from '../db/open-database.ts';
import { blankSettled, deleteSettled } from '../outbox/outbox-rows.ts';
import type { EmailName } from './emails.ts';

const oneHour = 60 * 60 * 1000;
const oneDay = 24 * oneHour;

/** How long a mail is kept once it was sent, dropped or failed for good: for that long staff may try a failed one again. */
const mailRetention = 30 * oneDay;

/** E-mails with a link that works once: the outbox holds it only until the mail is sent or fails for good. */
const tokenEmails: EmailName[] = ['verify-email', 'reset-password', 'staff-invitation', 'staff-password'];

/** E-mails about leads: their timelines show what became of them, so a record without content stays. */
const leadEmails: EmailName[] = ['lead-for-desk', 'lead-acknowledgement', 'lead-reply', 'lead-mention'];

/** Whether an e-mail holds a one-time token. */
export function holdsToken(email: string): boolean {
  return (tokenEmails as string[]).includes(email);
}

/** Deletes mails of these names an hour after they were sent, dropped or failed for good. */
export async function deleteSettledMails(db: Db, emails: EmailName[], now: number): Promise<void> {
  await deleteSettled(db, { channel: 'mail', before: now - oneHour, only: emails });
}

/** Deletes mails at the end of their retention; of those about leads the content alone. */
export async function deleteOldMails(db: Db, now: number): Promise<void> {
  const before = now - mailRetention;
  await blankSettled(db, { channel: 'mail', before, only: leadEmails });
  await deleteSettled(db, { channel: 'mail', before, except: leadEmails });
}
