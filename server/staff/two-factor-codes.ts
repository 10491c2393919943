import type { Db } from '../db/open-database.ts';
import type { Cipher } from '../kyc/cipher.ts';
import { findStaffRow } from './staff-rows.ts';
import { matchTotp } from './totp.ts';

/**
 * Takes a code of a person's app. False when it is wrong, or when it or a newer one was taken before: also when two
 * requests bring the same code at once.
 */
export async function spendTotpCode(
  transaction: Db,
  { cipher, now }: { cipher: Cipher; now: number },
  staffId: string,
  code: string,
): Promise<boolean> {
  const person = await findStaffRow(transaction, staffId);
  if (!person?.two_factor_secret) return false;
  const secret = cipher.open(person.two_factor_secret, { twoFactor: staffId });
  const step = matchTotp(secret, code, { now, newest: person.two_factor_step });
  if (step === null) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('staff')
    .set({ two_factor_step: step })
    .where('id', '=', staffId)
    .where((expression) =>
      expression.or([expression('two_factor_step', 'is', null), expression('two_factor_step', '<', step)]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
