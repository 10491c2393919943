import type { Db } from '../db/open-database.ts';
import { deleteSettledMails } from '../mail/retention.ts';

/** Deletes sessions, half-made sign-ins and links of staff that have expired, and the mails that such links were sent in. */
export async function deleteExpiredOfStaff(db: Db, now: number): Promise<void> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('staff_sign_ins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('staff_invitations').where('expires_at', '<=', now).execute();
  await db.deleteFrom('staff_password_links').where('expires_at', '<=', now).execute();
  await deleteSettledMails(db, ['staff-invitation', 'staff-password', 'staff-access-changed'], now);
}
