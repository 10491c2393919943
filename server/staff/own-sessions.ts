import type { Db } from '../db/open-database.ts';
import { endStaffSessions, type StaffSession } from './sessions.ts';

/** A browser that is signed in at the desk, as its person sees it. */
export interface OwnStaffSession {
  id: string;
  /** "Firefox on Windows"; empty when unknown. */
  device: string;
  /** Milliseconds since 1970, as `usedAt`, which is exact to an hour. */
  signedInAt: number;
  usedAt: number;
  /** Whether this is the session that asks. */
  current: boolean;
}

/** One's own sessions that have not expired: this one, then the others with the newest first. */
export async function listOwnSessions(
  db: Db,
  { id, staff }: StaffSession,
  now: number,
): Promise<OwnStaffSession[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'device', 'created_at as signedInAt', 'used_at as usedAt'])
    .where('staff_id', '=', staff.id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  const listed = rows.map((row) => ({ ...row, current: row.id === id }));
  return listed.sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of one's own sessions. False when one has none of this id. */
export async function endOwnSession(db: Db, { staff }: StaffSession, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('id', '=', id)
    .where('staff_id', '=', staff.id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session of one's own, this one too, and every sign-in that waits for its code. */
export function endOwnSessions(db: Db, { staff }: StaffSession): Promise<void> {
  return endStaffSessions(db, staff.id);
}
