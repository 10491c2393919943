import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type StaffMember, type StaffRole, staffRights } from '#platform/commands/caller.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { type NotificationChoices, usualNotifications } from '../../notifications.ts';
import type { StaffTable } from '../tables.ts';

export type StaffRow = Selectable<StaffTable>;

/** The public part of a row. */
export function memberOf({
  id,
  name,
  email,
  role,
  rights = '',
}: Pick<StaffRow, 'id' | 'name' | 'email' | 'role'> & { rights?: string }): StaffMember {
  const granted = staffRights.filter((right) => rights.split(' ').includes(right));
  return { id, name, email, role, ...(granted.length > 0 && { rights: granted }) };
}

export function notificationsOf({ notifications }: Pick<StaffRow, 'notifications'>): NotificationChoices {
  return notifications === null ? usualNotifications : parseJson(notifications);
}

/** The person of this id, deactivated or not, or null. */
export async function findStaffRow(db: Db, id: string): Promise<StaffRow | null> {
  return (await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Somebody who becomes staff, with the hash of a password that was checked. */
interface NewStaff {
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
      rights: '',
      password: passwordHash,
      deactivated_at: null,
      two_factor_secret: null,
      two_factor_pending: null,
      two_factor_step: null,
      single_keys: 1,
      notifications: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows ? member : null;
}

/** Deletes every API token of a person. */
export async function endApiTokens(transaction: Db, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_api_tokens').where('staff_id', '=', staffId).execute();
}

/** True if there is any staff, deactivated or not. */
export async function hasStaff(db: Db): Promise<boolean> {
  return (await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** True if everybody must have two-factor. */
export async function isTwoFactorRequired(db: Db): Promise<boolean> {
  const settings = db.selectFrom('staff_settings').select('two_factor_required').where('id', '=', 1);
  return (await settings.executeTakeFirstOrThrow()).two_factor_required === 1;
}

/**
 * Lets changes of who is staff, and in what role, wait for each other until the transaction ends: two owners who
 * demote each other at once must not leave the desk without one.
 */
export async function lockStaff(transaction: Db): Promise<void> {
  await transaction.updateTable('staff_settings').set({ id: 1 }).where('id', '=', 1).execute();
}
