import { v7 as uuidv7 } from 'uuid';
import type { StaffMember, StaffRole } from '../../contract/staff-member.ts';
import type { Db } from '../db/open-database.ts';

/** Somebody who becomes staff, with the hash of a password that was checked. */
export interface NewStaff {
  name: string;
  email: string;
  role: StaffRole;
  passwordHash: string;
}

/** Stores a new member of staff; null when there is one with this address, deactivated or not. */
export async function storeStaff(
  transaction: Db,
  person: NewStaff,
  now: number,
): Promise<StaffMember | null> {
  const { name, role, passwordHash } = person;
  const member = { id: uuidv7(), name, email: person.email.toLowerCase(), role };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('staff')
    .values({
      ...member,
      password: passwordHash,
      deactivated_at: null,
      two_factor_secret: null,
      two_factor_pending: null,
      two_factor_step: null,
      single_keys: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows ? member : null;
}

/** Whether there is any staff, deactivated or not. */
export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}
