import { type Limited, limitPasswordAttempts } from '../auth/attempt-limits.ts';
import { argon2id } from '../auth/password-hash.ts';
import type { Db } from '../db/open-database.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { findActiveById, type StaffRow } from './staff-rows.ts';

/** Runs an attempt within the rate limits of wrong passwords and codes: 10 in 15 minutes, by person and address. */
export function withinStaffAttempts<Outcome extends { ok: boolean }>(
  { staffRateLimits }: Pick<StaffDependencies, 'staffRateLimits'>,
  who: { email: string; address: string },
  attempt: () => Promise<Outcome>,
): Promise<Outcome | Limited> {
  return limitPasswordAttempts(staffRateLimits, who, attempt);
}

/**
 * Asks a person who is signed in for the password again, before what must not be done at a desk left alone. Gives the
 * person's row as it was when the password was right.
 */
export async function askForPassword(
  dependencies: Pick<StaffDependencies, 'db' | 'staffRateLimits'>,
  staff: { id: string; email: string },
  { currentPassword, address }: { currentPassword: string; address: string },
): Promise<{ ok: true; row: StaffRow } | { ok: false; reason: 'password-wrong' } | Limited> {
  const attempt = async () => {
    const row = await findActiveById(dependencies.db, staff.id);
    return row && (await argon2id.verify(row.password, currentPassword))
      ? { ok: true as const, row }
      : { ok: false as const, reason: 'password-wrong' as const };
  };
  return withinStaffAttempts(dependencies, { email: staff.email, address }, attempt);
}

/**
 * Keeps a person's password as it was read until the transaction ends. False when it was replaced since, or the person
 * deactivated.
 */
export async function holdPassword(
  transaction: Db,
  { id, password }: Pick<StaffRow, 'id' | 'password'>,
): Promise<boolean> {
  // A change that changes nothing: both databases hold the row for it.
  const { numUpdatedRows } = await transaction
    .updateTable('staff')
    .set({ password })
    .where('id', '=', id)
    .where('password', '=', password)
    .where('deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
