import { setTimeout as wait } from 'node:timers/promises';
import type { StaffSession } from '#platform/commands/caller.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { day, hour } from '#platform/values/durations.ts';
import type { NotificationChoices } from '../../notifications.ts';
import type { AccountKind } from '../account-kind.ts';
import { notifyAccessChanged, recordRefusal, recordSignIn, recordStaffEvent } from './staff-events.ts';
import { endApiTokens, isTwoFactorRequired, memberOf, notificationsOf } from './staff-rows.ts';

declare module '#platform/commands/caller.ts' {
  interface StaffSession {
    /** Milliseconds since 1970. Use moves it, up to thirty days after the session began. */
    expiresAt: number;
    /** True if this person has two-factor. */
    hasTwoFactor: boolean;
    /** Two-factor is required and this person has none: nothing but setting it up is allowed. */
    mustEnrol: boolean;
    /** True if this person uses keyboard shortcuts of a single key. */
    hasSingleKeys: boolean;
    notifications: NotificationChoices;
  }
}

/** Longer than a line on record takes: only an attempt for somebody who exists leaves one. */
const refusalTakesMs = 100;

/**
 * Staff who may sign in: a session lasts until it is 7 days unused, 30 days at most. Sign-ins, refusals of people who exist
 * and changes are on record. A new password by mail ends API tokens too: one who resets a password may have lost it to
 * somebody.
 */
export const staffAccounts: AccountKind<Omit<StaffSession, 'expiresAt'>> = {
  audience: 'staff',
  people: 'staff',
  sessions: 'staff_sessions',
  signIns: 'staff_sign_ins',
  links: 'staff_password_links',
  recoveryCodes: 'staff_recovery_codes',
  personId: 'staff_id',
  lifetime: { idleMs: 7 * day, longestMs: 30 * day, usedEveryMs: hour },
  limitsOf: ({ staffRateLimits }) => staffRateLimits,

  async find(db, by) {
    const active = db.selectFrom('staff').selectAll().where('deactivated_at', 'is', null);
    const found =
      'id' in by ? active.where('id', '=', by.id) : active.where('email', '=', by.email.toLowerCase());
    return (await found.executeTakeFirst()) ?? null;
  },

  async findSession(db, tokenHash, now) {
    const row = await db
      .selectFrom('staff_sessions as session')
      .innerJoin('staff', 'staff.id', 'session.staff_id')
      .innerJoin('staff_settings as settings', (join) => join.on('settings.id', '=', 1))
      .select(['session.id as session_id', 'session.created_at', 'session.used_at', 'session.expires_at'])
      .select(['staff.id', 'staff.name', 'staff.email', 'staff.role', 'staff.rights', 'staff.single_keys'])
      .select('staff.notifications')
      .select('settings.two_factor_required')
      .select((expression) => expression('staff.two_factor_secret', 'is not', null).as('has_two_factor'))
      .where('session.token', '=', tokenHash)
      .where('session.expires_at', '>', now)
      .where('staff.deactivated_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const hasTwoFactor = Boolean(row.has_two_factor);
    const session = {
      id: row.session_id,
      staff: memberOf(row),
      hasTwoFactor,
      mustEnrol: row.two_factor_required === 1 && !hasTwoFactor,
      hasSingleKeys: row.single_keys === 1,
      notifications: notificationsOf(row),
    };
    return { ...row, session };
  },

  recordSignIn,

  async recordRefusal(dependencies, { step, isLimited, email, address }) {
    const record = async () => {
      const subject = (await staffAccounts.find(dependencies.db, { email })) ?? undefined;
      if (isLimited) await recordRefusal(dependencies, 'sign-in-limited', { address, subject });
      else if (subject) {
        const action = step === 'code' ? 'sign-in-code-failed' : 'sign-in-failed';
        await recordRefusal(dependencies, action, { address, subject });
      }
    };
    await Promise.all([record(), step === 'password' && wait(refusalTakesMs)]);
  },

  async onAccessChanged(transaction, { clock }, person, change) {
    const now = clock();
    if (change === 'password-reset') await endApiTokens(transaction, person.id);
    await recordStaffEvent(transaction, { at: now, by: person, action: change, subject: person });
    if (change !== 'recovery-code-used') await notifyAccessChanged(transaction, person, { change, now });
  },

  twoFactorRefusal: async (db, _id, change) =>
    change === 'turn-off' && (await isTwoFactorRequired(db)) ? 'two-factor-required' : null,

  takeResetMail: async () => true,

  async mailPasswordLink(transaction, { clock }, { id, email }, token) {
    const props = { address: email, token };
    await enqueueMail(transaction, 'staff-password', { props, subjectId: id, now: clock() });
  },
};
