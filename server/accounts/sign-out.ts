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

/** Ends this session, or with `everywhere` all of the account's: their tokens are worth nothing from now on. */
export async function signOut(db: Db, session: Session, { everywhere }: { everywhere: boolean }) {
  if (!everywhere) await endSession(db, session, session.id);
  else await db.deleteFrom('sessions').where('account_id', '=', session.account.id).execute();
}
