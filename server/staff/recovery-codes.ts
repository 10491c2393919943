import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../auth/token-hash.ts';
import type { Db } from '../db/open-database.ts';

const howMany = 10;
const length = 16;

/** Without the letters and digits that are taken for each other (Crockford's base32): 5 bits each, 80 in a code. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function newCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** As typed, with or without dashes, in any case, and with O for 0 and I or L for 1. */
function storedCode(staffId: string, code: string): string {
  const letters = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return hashToken(`${staffId} ${letters}`);
}

/** Makes ten new codes in place of those before, and gives them; only their hashes are kept. */
export async function replaceRecoveryCodes(transaction: Db, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await forgetRecoveryCodes(transaction, staffId);
  const rows = codes.map((code) => ({ id: uuidv7(), staff_id: staffId, code: storedCode(staffId, code) }));
  await transaction.insertInto('staff_recovery_codes').values(rows).execute();
  return codes;
}

/** Whether it looks like a recovery code, not like one of the app's. */
export function isRecoveryCodeFormat(code: string): boolean {
  return code.replace(/[\s-]/g, '').length === length;
}

/** Uses a code up. False when the person has none such. */
export async function spendRecoveryCode(transaction: Db, staffId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_recovery_codes')
    .where('staff_id', '=', staffId)
    .where('code', '=', storedCode(staffId, code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** How many codes are left. */
export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_recovery_codes')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes every code of a person worthless. */
export async function forgetRecoveryCodes(transaction: Db, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}
