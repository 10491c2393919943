import { v7 as uuidv7 } from 'uuid';
import type { Session } from '../../../../platform/commands/caller.ts';
import { writeIfPossible } from '../../../../platform/db/infrastructure-fault.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import { day } from '../../../../platform/values/durations.ts';
import { deviceName } from '../device-name.ts';
import { hashToken, newToken } from '../token-hash.ts';
import { accountColumns, accountOf } from './account.ts';

/** How long a session lasts after it was last used. */
export const sessionSeconds = (30 * day) / 1000;

/** More than anybody's devices; an account that signs in without end must not fill the database. */
const maxSessions = 20;

declare module '../../../../platform/commands/caller.ts' {
  interface Session {
    /** What the browser sends; only its hash is stored. */
    token: string;
    /** Milliseconds since 1970. Use moves it: a session ends 30 days after it was last used. */
    expiresAt: number;
  }
}

/** A device that is signed in, as the account's owner sees it. */
interface ListedSession {
  id: string;
  /** "Firefox on Windows"; empty when unknown. */
  device: string;
  /** Milliseconds since 1970, as `usedAt`, which is exact to a day. */
  signedInAt: number;
  usedAt: number;
  /** True if this is the session that asks. */
  current: boolean;
}

/**
 * Begins a session and returns its token. Ends the sessions that the new one `replaces`, of whatever account, and the
 * account's oldest beyond the 20 newest. Call it in a transaction that holds the account (lockAccount).
 */
export async function beginSession(
  transaction: Db,
  accountId: string,
  { userAgent, now, replaces = [] }: { userAgent: string | undefined; now: number; replaces?: Session[] },
): Promise<string> {
  for (const session of replaces) await endSession(transaction, session, session.id);
  const token = newToken();
  await transaction
    .insertInto('sessions')
    .values({
      id: uuidv7(),
      token: hashToken(token),
      account_id: accountId,
      device: deviceName(userAgent),
      created_at: now,
      used_at: now,
      expires_at: now + sessionSeconds * 1000,
    })
    .execute();
  const newest = transaction
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSessions);
  await transaction
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', 'not in', newest)
    .execute();
  return token;
}

/** The session of a token, or null when there is none or it has expired. Use moves its end, at most once a day. */
export async function findSession(
  { db, clock }: { db: Db; clock: () => number },
  token: string,
): Promise<Session | null> {
  const now = clock();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id as session_id', 'sessions.used_at', 'sessions.expires_at'])
    .select(accountColumns)
    .where('sessions.token', '=', hashToken(token))
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  let expiresAt = Number(row.expires_at);
  if (now - row.used_at >= day) {
    expiresAt = now + sessionSeconds * 1000;
    const used = db.updateTable('sessions').set({ used_at: now, expires_at: expiresAt });
    await writeIfPossible(used.where('id', '=', row.session_id).execute());
  }
  return { id: row.session_id, token, account: accountOf(row), expiresAt };
}

/** The account's sessions that have not expired, the newest first. */
export async function listSessions(db: Db, session: Session, now: number): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'used_at'])
    .where('account_id', '=', session.account.id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id, device, created_at, used_at }) => ({
    id,
    device,
    signedInAt: Number(created_at),
    usedAt: Number(used_at),
    current: id === session.id,
  }));
}

/** Ends one of the account's sessions, its own or another device's. False when the account has none of this id. */
export async function endSession(db: Db, { account }: Session, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session of an account. */
export async function endAllSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}

/** Ends this session, or with `everywhere` all of the account's: their tokens are worth nothing from now on. */
export async function signOut(db: Db, session: Session, { everywhere }: { everywhere: boolean }) {
  if (everywhere) await endAllSessions(db, session.account.id);
  else await endSession(db, session, session.id);
}

/** How many devices an account is signed in on. */
export async function countSessions(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sessions')
    .select((session) => session.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes sessions and links that have expired. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute();
}
