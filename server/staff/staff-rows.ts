import type { Selectable } from 'kysely';
import type { StaffMember } from '../../contract/staff-member.ts';
import type { Db } from '../db/open-database.ts';
import type { StaffTable } from '../db/staff-tables.ts';

export type StaffRow = Selectable<StaffTable>;

/** What others may know of a row. */
export function memberOf({
  id,
  name,
  email,
  role,
}: Pick<StaffRow, 'id' | 'name' | 'email' | 'role'>): StaffMember {
  return { id, name, email, role };
}

/** The person with this address who may sign in, or null. */
export async function findActiveByEmail(db: Db, email: string): Promise<StaffRow | null> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The person of this id who may sign in, or null. */
export async function findActiveById(db: Db, id: string): Promise<StaffRow | null> {
  const found = db.selectFrom('staff').selectAll().where('id', '=', id).where('deactivated_at', 'is', null);
  return (await found.executeTakeFirst()) ?? null;
}

/** The person of this id, deactivated or not, or null. */
export async function findStaffRow(db: Db, id: string): Promise<StaffRow | null> {
  return (await db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
