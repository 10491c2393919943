import type { Db } from '../db/open-database.ts';
import { signInActions } from './sign-in-events.ts';

/** How long sign-ins and refusals stay on record, in milliseconds: a full year and a month can be compared. */
const signInRetentionMs = 400 * 24 * 60 * 60 * 1000;

/**
 * Deletes sessions, half-made sign-ins and links of staff that have expired, and the events of sign-ins after 400 days.
 * What was changed by whom stays on record.
 */
export async function deleteExpiredOfStaff(db: Db, now: number): Promise<void> {
  await db.deleteFrom('staff_sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('staff_sign_ins').where('expires_at', '<=', now).execute();
  await db.deleteFrom('staff_invitations').where('expires_at', '<=', now).execute();
  await db.deleteFrom('staff_password_links').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('staff_events')
    .where('action', 'in', signInActions)
    .where('at', '<=', now - signInRetentionMs)
    .execute();
}
