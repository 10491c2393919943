import type { StaffMember, StaffRole } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { NotificationChoices } from '../../notifications.ts';
import { memberOf, notificationsOf } from './staff-rows.ts';

/** A member of staff, as an owner sees them. */
export interface ListedStaff extends StaffMember {
  active: boolean;
  hasTwoFactor: boolean;
  /** Last use of any session, to the hour, or else the last sign-in; null without either. Milliseconds since 1970. */
  usedAt: number | null;
}

/** An invitation that nobody has accepted yet. */
export interface ListedInvitation {
  id: string;
  email: string;
  role: StaffRole;
  invitedBy: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Everybody, by name, deactivated people last. */
export async function listStaff(db: Db): Promise<ListedStaff[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.rights', 'staff.deactivated_at'])
    .select((expression) => [
      expression('staff.two_factor_secret', 'is not', null).as('has_two_factor'),
      expression
        .selectFrom('staff_sessions as session')
        .whereRef('session.staff_id', '=', 'staff.id')
        .select((inner) => inner.fn.max('session.used_at').as('newest'))
        .as('used_at'),
      // Signing out ends a session, and the sign-in stays on record.
      expression
        .selectFrom('staff_events as event')
        .whereRef('event.subject_id', '=', 'staff.id')
        .where('event.action', 'in', ['signed-in', 'joined'])
        .select((inner) => inner.fn.max('event.at').as('newest'))
        .as('signed_in_at'),
    ])
    .execute();
  const listed = rows.map((row) => ({
    ...memberOf(row),
    active: row.deactivated_at === null,
    hasTwoFactor: Boolean(row.has_two_factor),
    usedAt: row.used_at ?? row.signed_in_at ?? null,
  }));
  return listed.sort((a, b) => Number(b.active) - Number(a.active) || a.name.localeCompare(b.name));
}

/** The invitations that still work, the newest first. */
export async function listInvitations(db: Db, now: number): Promise<ListedInvitation[]> {
  const rows = await db
    .selectFrom('staff_invitations')
    .select(['id', 'email', 'role', 'invited_by', 'expires_at'])
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ id, email, role, invited_by: invitedBy, expires_at: expiresAt }) =>
    email === null ? [] : [{ id, email, role, invitedBy, expiresAt }],
  );
}

/** Those who may work at the desk, by name: whom a request can be given to. */
export async function listColleagues(db: Db): Promise<StaffMember[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role'])
    .where('deactivated_at', 'is', null)
    .execute();
  return rows.sort((a, b) => a.name.localeCompare(b.name));
}

/** Those who may work at the desk, with what each is notified of. */
export async function listNotified(
  db: Db,
): Promise<(StaffMember & { notifications: NotificationChoices })[]> {
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name', 'email', 'role', 'notifications'])
    .where('deactivated_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...memberOf(row), notifications: notificationsOf(row) }));
}
