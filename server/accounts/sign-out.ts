import type { Db } from '../db/open-database.ts';
import type { Session } from './find-session.ts';

/** Ends one of the account's sessions, its own or another device's. False when the account has none of this id. */
export async function endSession(db: Db, { account }: Session, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** More than anybody's devices; an account that signs in without end must not fill the database. */
const mostSessions = 20;

/**
 * Ends what a new session of the account takes the place of: the sessions that the browser showed when it signed in, and
 * the account's oldest beyond the 20 newest.
 */
export async function endReplacedSessions(db: Db, accountId: string, shown: Session[]): Promise<void> {
  for (const session of shown) await endSession(db, session, session.id);
  const newest = db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessions);
  await db.deleteFrom('sessions').where('account_id', '=', accountId).where('id', 'not in', newest).execute();
}

/** Ends this session, or with `everywhere` all of the account's: their tokens are worth nothing from now on. */
export async function signOut(db: Db, session: Session, { everywhere }: { everywhere: boolean }) {
  if (!everywhere) await endSession(db, session, session.id);
  else await db.deleteFrom('sessions').where('account_id', '=', session.account.id).execute();
}
