import type { Db } from '../db/open-database.ts';
import type { Session } from './find-session.ts';

/** A device that is signed in, as the account's owner sees it. */
export interface ListedSession {
  id: string;
  /** "Firefox on Windows"; empty when unknown. */
  device: string;
  /** Milliseconds since 1970, as `usedAt`, which is exact to a day. */
  signedInAt: number;
  usedAt: number;
  /** Whether this is the session that asks. */
  current: boolean;
}

/** The account's sessions that have not expired, the newest first. */
export async function listSessions(db: Db, session: Session, now: number): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'updated_at'])
    .where('account_id', '=', session.account.id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: row.device ?? '',
    signedInAt: Number(row.created_at),
    usedAt: Number(row.updated_at),
    current: row.id === session.id,
  }));
}
