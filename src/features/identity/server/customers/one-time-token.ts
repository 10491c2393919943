import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../../platform/db/open-database.ts';
import { hashToken, newToken } from '../token-hash.ts';

/** What a link in a mail is for. */
type Purpose = 'reset-password' | 'verify-email';

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
      purpose: link.purpose,
      token: hashToken(token),
      account_id: link.accountId,
      expires_at: link.now + link.lastsMs,
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
    .select('account_id')
    .where('token', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open?.account_id ?? null;
}

/** Uses a token up and returns its account's id; null when it is unknown, was used or has expired. */
export async function consumeOneTimeToken(
  transaction: Db,
  purpose: Purpose,
  token: string,
  now: number,
): Promise<string | null> {
  const used = await transaction
    .deleteFrom('one_time_tokens')
    .where('token', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .returning(['account_id', 'expires_at'])
    .executeTakeFirst();
  return used && Number(used.expires_at) > now ? used.account_id : null;
}

/** Deletes every link of an account for one purpose. */
export async function deleteOneTimeTokens(db: Db, purpose: Purpose, accountId: string): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}
