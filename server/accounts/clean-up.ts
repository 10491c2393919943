import type { Db } from '../db/open-database.ts';
import { deleteSettledMails } from '../mail/retention.ts';

/** Deletes sessions and links that have expired, and the mails that such links were sent in. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute();
  await deleteSettledMails(db, ['reset-password', 'verify-email', 'password-changed'], now);
}
