import type { Pool } from 'pg';
import { createLimiters } from '#platform/http/rate-limits.ts';
import type { AccountRateLimits, StaffRateLimits } from './identity-dependencies.ts';

/** Seconds. */
const minute = 60;
const hour = 60 * minute;

type Limit = [name: string, limit: number, seconds: number];

const shared = (prefix: string) => ({
  wrongPasswords: [`${prefix}wrong-passwords`, 10, 15 * minute] as Limit,
  wrongFromAddress: [`${prefix}wrong-from-address`, 100, 15 * minute] as Limit,
  passwordChecks: [`${prefix}password-checks`, 600, 15 * minute] as Limit,
  linkAttempts: [`${prefix}link-attempts`, 60, hour] as Limit,
  wrongCodes: [`${prefix}wrong-codes`, 50, hour] as Limit,
  mailRequests: [`${prefix}mail-requests`, 20, hour] as Limit,
  mailsToAccount: [`${prefix}mails-to-account`, 5, hour] as Limit,
});

/** `signUpsAnHour` is per address. */
export function createAccountRateLimits(signUpsAnHour: number, pool: Pool | null): AccountRateLimits {
  return createLimiters(pool, {
    ...shared(''),
    signUps: ['sign-ups', signUpsAnHour, hour],
    trackMisses: ['track-misses', 20, hour],
  });
}

/** Separate from those of customers: one address may belong to both. */
export function createStaffRateLimits(pool: Pool | null): StaffRateLimits {
  return createLimiters(pool, {
    ...shared('staff-'),
    recordedRefusals: ['staff-recorded-refusals', 1, 15 * minute],
    alarmTests: ['staff-alarm-tests', 6, 10 * minute],
  });
}
