import { v7 as uuidv7 } from 'uuid';
import type { StaffRole } from '../../contract/staff-member.ts';
import { hashToken, newToken } from '../auth/token-hash.ts';
import type { Db } from '../db/open-database.ts';

const sevenDays = 7 * 24 * 60 * 60 * 1000;
const oneDay = 24 * 60 * 60 * 1000;

/** What a link opens; without an address, whoever uses it gives one. */
export interface Opening {
  email: string | null;
  role: StaffRole;
}

/** Stores a link by which somebody becomes staff, in place of an earlier one to the same address, and gives its token. */
export async function storeInvitation(
  transaction: Db,
  { email, role }: Opening,
  { invitedBy, now }: { invitedBy: string; now: number },
): Promise<{ id: string; token: string }> {
  const token = newToken();
  const id = uuidv7();
  if (email !== null) await transaction.deleteFrom('staff_invitations').where('email', '=', email).execute();
  await transaction
    .insertInto('staff_invitations')
    .values({
      id,
      token: hashToken(token),
      email,
      role,
      invited_by: invitedBy,
      created_at: now,
      expires_at: now + (email === null ? oneDay : sevenDays),
    })
    .execute();
  return { id, token };
}

/** What a link's token opens; null when it is unknown, was used or is too old. */
export async function findInvitation(db: Db, token: string, now: number): Promise<Opening | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .select(['email', 'role'])
    .where('token', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up and tells what it opened; null when it is unknown, was used or is too old. */
export async function spendInvitation(transaction: Db, token: string, now: number): Promise<Opening | null> {
  const row = await transaction
    .deleteFrom('staff_invitations')
    .where('token', '=', hashToken(token))
    .returning(['email', 'role', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? { email: row.email, role: row.role } : null;
}
