import type { Db } from '../db/open-database.ts';
import { deleteRowsOf } from '../outbox/outbox-rows.ts';
import type { EmailName } from './emails.ts';

/** Deletes every mail about a row, sent or waiting. */
export async function forgetMailsAbout(transaction: Db, subjectId: string): Promise<void> {
  await deleteRowsOf(transaction, subjectId);
}

/** Deletes the mails of these names that were sent before a moment: what they hold is of no use any more. */
export async function forgetSentMails(db: Db, emails: EmailName[], before: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('state', '=', 'sent')
    .where('email', 'in', emails)
    .where('sent_at', '<', before)
    .execute();
}
