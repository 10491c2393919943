import { v7 as uuidv7 } from 'uuid';
import type { StaffSession } from '../../../../platform/commands/caller.ts';
import { writeIfPossible } from '../../../../platform/db/infrastructure-fault.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import { day, hour } from '../../../../platform/values/durations.ts';
import type { NotificationChoices } from '../../notifications.ts';
import { deviceName } from '../device-name.ts';
import { hashToken, newToken } from '../token-hash.ts';
import { memberOf, notificationsOf } from './staff-rows.ts';

/** How long a session lasts unused, and at most. */
const idleMs = 7 * day;
const longestMs = 30 * day;

/** More than anybody's devices; a sign-in beyond ends the oldest. */
const mostSessions = 20;

/** How long a browser keeps the token; the database may end the session sooner. */
export const staffSessionSeconds = longestMs / 1000;

declare module '../../../../platform/commands/caller.ts' {
  interface StaffSession {
    /** True if this person has two-factor. */
    hasTwoFactor: boolean;
    /** Two-factor is required and this person has none: nothing but setting it up is allowed. */
    mustEnrol: boolean;
    /** True if this person uses keyboard shortcuts of a single key. */
    hasSingleKeys: boolean;
    notifications: NotificationChoices;
  }
}

/** Begins a session and gives the token that the browser is to keep. Of a person's sessions the 20 newest stay. */
export async function beginStaffSession(
  db: Db,
  staffId: string,
  { userAgent, now }: { userAgent: string | undefined; now: number },
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('staff_sessions')
    .values({
      id: uuidv7(),
      token: hashToken(token),
      staff_id: staffId,
      device: deviceName(userAgent),
      created_at: now,
      used_at: now,
      expires_at: now + idleMs,
    })
    .execute();
  const newest = db
    .selectFrom('staff_sessions')
    .select('id')
    .where('staff_id', '=', staffId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostSessions);
  await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .where('id', 'not in', newest)
    .execute();
  return token;
}

/**
 * The session of a token; null when there is none, it has expired, or the person may no longer sign in. Use moves its
 * end, at most once an hour, and never beyond 30 days after it began; a mere look (`isUse: false`) does not.
 */
export async function findStaffSession(
  db: Db,
  token: string,
  now: number,
  { isUse = true } = {},
): Promise<StaffSession | null> {
  const row = await db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .innerJoin('staff_settings as settings', (join) => join.on('settings.id', '=', 1))
    .select(['session.id as session_id', 'session.created_at as begun_at', 'session.used_at'])
    .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.single_keys'])
    .select('staff.notifications')
    .select('settings.two_factor_required')
    .select((expression) => expression('staff.two_factor_secret', 'is not', null).as('has_two_factor'))
    .where('session.token', '=', hashToken(token))
    .where('session.expires_at', '>', now)
    .where('staff.deactivated_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  if (isUse && now - row.used_at > hour) {
    const expiresAt = Math.min(now + idleMs, row.begun_at + longestMs);
    const used = db.updateTable('staff_sessions').set({ used_at: now, expires_at: expiresAt });
    await writeIfPossible(used.where('id', '=', row.session_id).execute());
  }
  const hasTwoFactor = Boolean(row.has_two_factor);
  return {
    id: row.session_id,
    staff: memberOf(row),
    hasTwoFactor,
    mustEnrol: row.two_factor_required === 1 && !hasTwoFactor,
    hasSingleKeys: row.single_keys === 1,
    notifications: notificationsOf(row),
  };
}

/** Ends the session of a token, or the sign-in that waits for a code. There may be neither. */
export async function signOutStaff(db: Db, token: string): Promise<void> {
  await db.deleteFrom('staff_sessions').where('token', '=', hashToken(token)).execute();
  await db.deleteFrom('staff_sign_ins').where('token', '=', hashToken(token)).execute();
}

/** Ends every session and pending sign-in of a person but the one named. */
export async function endStaffSessions(db: Db, staffId: string, { but = '' } = {}): Promise<void> {
  await db.deleteFrom('staff_sessions').where('staff_id', '=', staffId).where('id', '!=', but).execute();
  await db.deleteFrom('staff_sign_ins').where('staff_id', '=', staffId).execute();
}

/** Deletes every API token of a person. */
export async function endApiTokens(transaction: Db, staffId: string): Promise<void> {
  await transaction.deleteFrom('staff_api_tokens').where('staff_id', '=', staffId).execute();
}
