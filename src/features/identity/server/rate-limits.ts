import type { Pool } from 'pg';
import { createLimiters } from '../../../platform/http/rate-limits.ts';
import type { AccountRateLimits } from './customers/account-dependencies.ts';
import type { StaffRateLimits } from './staff/staff-dependencies.ts';

/** Seconds. */
const minute = 60;
const hour = 60 * minute;

/** `signUpsAnHour` is per address. */
export function createAccountRateLimits(signUpsAnHour: number, pool: Pool | null): AccountRateLimits {
  return createLimiters(pool, {
    wrongPasswords: ['wrong-passwords', 10, 15 * minute],
    wrongFromAddress: ['wrong-from-address', 100, 15 * minute],
    passwordChecks: ['password-checks', 600, 15 * minute],
    linkAttempts: ['link-attempts', 60, hour],
    signUps: ['sign-ups', signUpsAnHour, hour],
    mailRequests: ['mail-requests', 20, hour],
    mailsToAccount: ['mails-to-account', 5, hour],
    trackMisses: ['track-misses', 20, hour],
  });
}

/** Separate from those of customers: one address may belong to both. */
export function createStaffRateLimits(pool: Pool | null): StaffRateLimits {
  return createLimiters(pool, {
    wrongPasswords: ['staff-wrong-passwords', 10, 15 * minute],
    wrongFromAddress: ['staff-wrong-from-address', 100, 15 * minute],
    passwordChecks: ['staff-password-checks', 600, 15 * minute],
    linkAttempts: ['staff-link-attempts', 60, hour],
    wrongCodes: ['staff-wrong-codes', 50, hour],
    recordedRefusals: ['staff-recorded-refusals', 1, 15 * minute],
    mailRequests: ['staff-mail-requests', 20, hour],
    mailsToStaff: ['mails-to-staff', 5, hour],
  });
}
