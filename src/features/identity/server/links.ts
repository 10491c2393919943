import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#platform/db/open-database.ts';
import type { AccountTables } from './account-kind.ts';
import { hashToken, newToken } from './token-hash.ts';

type Purpose = 'reset-password' | 'verify-email';

/** Stores the hash of a new token for a person and returns the token. Call it in the transaction that enqueues its mail. */
export async function storeLink(
  transaction: Db,
  { links, personId }: AccountTables,
  link: { purpose: Purpose; personId: string; expiresAt: number },
): Promise<string> {
  const token = newToken();
  await transaction
    .insertInto(links)
    .values({
      id: uuidv7(),
      purpose: link.purpose,
      token: hashToken(token),
      [personId]: link.personId,
      expires_at: link.expiresAt,
    })
    .execute();
  return token;
}

/** The id of the person whose link this is, as long as it works; null when it does not. Uses nothing up. */
export async function findLinkOwner(
  db: Db,
  { links, personId }: AccountTables,
  { purpose, token, now }: { purpose: Purpose; token: string; now: number },
): Promise<string | null> {
  const open = await db
    .selectFrom(links)
    .select(`${personId} as owner`)
    .where('token', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open?.owner ?? null;
}

/** Uses a link up. False when it is unknown, was used or has expired. */
export async function consumeLink(
  transaction: Db,
  { links }: AccountTables,
  { purpose, token, now }: { purpose: Purpose; token: string; now: number },
): Promise<boolean> {
  const used = await transaction
    .deleteFrom(links)
    .where('token', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .returning('expires_at')
    .executeTakeFirst();
  return used !== undefined && used.expires_at > now;
}
