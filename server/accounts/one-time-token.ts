import { v7 as uuidv7 } from 'uuid';
import { hashToken, newToken } from '../auth/token-hash.ts';
import type { Db } from '../db/open-database.ts';

/** What a link in a mail is for; better-auth knows a password's links by the first name. */
type Purpose = 'reset-password' | 'verify-email';

/**
 * How `purpose:token` is stored: the purpose legible, the token as its hash. The slash sets it apart from every
 * identifier as given, which better-auth looks for too.
 */
export function storedIdentifier(identifier: string): string {
  return `${identifier.split(':')[0]}/${hashToken(identifier)}`;
}

function identifierOf(purpose: Purpose, token: string): string {
  return storedIdentifier(`${purpose}:${token}`);
}

/** Stores the hash of a new token for an account and gives the token. Call it in the transaction that enqueues its mail. */
export async function storeOneTimeToken(
  transaction: Db,
  link: { purpose: Purpose; accountId: string; now: number; lastsMs: number },
): Promise<string> {
  const token = newToken();
  await transaction
    .insertInto('one_time_tokens')
    .values({
      id: uuidv7(),
      identifier: identifierOf(link.purpose, token),
      value: link.accountId,
      expires_at: link.now + link.lastsMs,
      created_at: link.now,
      updated_at: link.now,
    })
    .execute();
  return token;
}

/** Whose account a token is for, as long as it can be used; null when it cannot. Uses nothing up. */
export async function findAccountOfToken(
  db: Db,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<string | null> {
  const open = await db
    .selectFrom('one_time_tokens')
    .select('value')
    .where('identifier', '=', identifierOf(purpose, token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open?.value ?? null;
}

/** Uses a token up and tells whose it was; null when it is unknown, was used or has expired. */
export async function useOneTimeToken(
  transaction: Db,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<string | null> {
  const used = await transaction
    .deleteFrom('one_time_tokens')
    .where('identifier', '=', identifierOf(purpose, token))
    .returning(['value', 'expires_at'])
    .executeTakeFirst();
  return used && Number(used.expires_at) > now ? used.value : null;
}

/** Makes every link of an account for one purpose worthless. */
export async function forgetOneTimeTokens(db: Db, purpose: Purpose, accountId: string): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('value', '=', accountId)
    .where('identifier', 'like', `${purpose}/%`)
    .execute();
}
