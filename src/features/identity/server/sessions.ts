import { v7 as uuidv7 } from 'uuid';
import { writeIfPossible } from '#platform/db/infrastructure-fault.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { AccountKind, AccountTables } from './account-kind.ts';
import { deviceName } from './device-name.ts';
import { hashToken, newToken } from './token-hash.ts';

/** More than anybody's devices; an account that signs in without end must not fill the database. */
const maxSessions = 20;

/** A device that is signed in, as its owner sees it. */
interface ListedSession {
  id: string;
  /** "Firefox on Windows"; empty when unknown. */
  device: string;
  /** Milliseconds since 1970, as `usedAt`, which is exact to `usedEveryMs`. */
  signedInAt: number;
  usedAt: number;
  /** True if this is the session that asks. */
  current: boolean;
}

/**
 * Begins a session and returns its token. Ends the person's oldest beyond the 20 newest. Call it in a transaction that
 * holds the person's row (lockPassword).
 */
export async function beginSession(
  transaction: Db,
  { sessions, personId, lifetime }: AccountKind,
  id: string,
  { userAgent, now }: { userAgent: string | undefined; now: number },
): Promise<string> {
  const token = newToken();
  await transaction
    .insertInto(sessions)
    .values({
      id: uuidv7(),
      token: hashToken(token),
      [personId]: id,
      device: deviceName(userAgent),
      created_at: now,
      used_at: now,
      expires_at: now + lifetime.idleMs,
    })
    .execute();
  const newest = transaction
    .selectFrom(sessions)
    .select('id')
    .where(personId, '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSessions);
  await transaction.deleteFrom(sessions).where(personId, '=', id).where('id', 'not in', newest).execute();
  return token;
}

/**
 * The session of a token; null when there is none, it has expired, or the person may no longer sign in. Use moves its
 * end, as the kind's lifetime says; a mere look (`isUse: false`) does not.
 */
export async function findSession<Session>(
  { db, clock }: { db: Db; clock: () => number },
  kind: AccountKind<Session>,
  token: string,
  { isUse = true } = {},
): Promise<(Session & { expiresAt: number }) | null> {
  const now = clock();
  const tokenHash = hashToken(token);
  const found = await kind.findSession(db, tokenHash, now);
  if (!found) return null;
  const { idleMs, longestMs, usedEveryMs } = kind.lifetime;
  if (!isUse || now - found.used_at < usedEveryMs) return { ...found.session, expiresAt: found.expires_at };
  const expiresAt = Math.min(now + idleMs, found.created_at + longestMs);
  const used = db.updateTable(kind.sessions).set({ used_at: now, expires_at: expiresAt });
  await writeIfPossible(used.where('token', '=', tokenHash).execute());
  return { ...found.session, expiresAt };
}

/** A person's sessions that have not expired: the one that asks, then the others with the newest first. */
export async function listSessions(
  db: Db,
  { sessions, personId }: AccountTables,
  { personId: id, sessionId, now }: { personId: string; sessionId: string; now: number },
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom(sessions)
    .select(['id', 'device', 'created_at as signedInAt', 'used_at as usedAt'])
    .where(personId, '=', id)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  const listed = rows.map((row) => ({ ...row, current: row.id === sessionId }));
  return listed.sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of a person's sessions. False when the person has none of this id. */
export async function endSession(
  db: Db,
  { sessions, personId }: AccountTables,
  { personId: person, id }: { personId: string; id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(sessions)
    .where('id', '=', id)
    .where(personId, '=', person)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Ends every session and pending sign-in of a person but the session named, and returns how many sessions. */
export async function endSessions(
  db: Db,
  { sessions, signIns, personId }: AccountTables,
  id: string,
  { but = '' } = {},
): Promise<number> {
  const ended = db.deleteFrom(sessions).where(personId, '=', id).where('id', '!=', but);
  const { numDeletedRows } = await ended.executeTakeFirstOrThrow();
  await db.deleteFrom(signIns).where(personId, '=', id).execute();
  return Number(numDeletedRows);
}

/** Ends the sessions of these tokens, of whatever account, and the sign-ins that wait for a code. There may be none. */
export async function signOut(
  db: Db,
  { sessions, signIns }: AccountTables,
  tokens: readonly string[],
): Promise<void> {
  if (tokens.length === 0) return;
  const hashes = tokens.map(hashToken);
  await db.deleteFrom(sessions).where('token', 'in', hashes).execute();
  await db.deleteFrom(signIns).where('token', 'in', hashes).execute();
}

/** Deletes sessions, pending sign-ins and links that have expired. */
export async function deleteExpired(
  db: Db,
  { sessions, signIns, links }: AccountTables,
  now: number,
): Promise<void> {
  for (const table of [sessions, signIns, links])
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
}
