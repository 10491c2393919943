import type { Pool } from 'pg';
import type { AccountRateLimits } from '../accounts/account-dependencies.ts';
import type { FormRateLimit } from '../context.ts';
import type { StaffRateLimits } from '../staff/staff-dependencies.ts';
import { createRateLimiter } from './rate-limiter.ts';

const minute = 60;
const hour = 60 * minute;

/** Limits form posts by sender's address over an hour. */
export function createFormRateLimit(postsAnHour: number, pool: Pool | null): FormRateLimit {
  const limiter = createRateLimiter({ name: 'forms', limit: postsAnHour, seconds: hour }, pool);
  return {
    async take(address) {
      const counted = await limiter.take(address);
      return counted.ok ? { ok: true, share: counted.taken / postsAnHour } : counted;
    },
  };
}

/** The limits of accounts; `signUpsAnHour` is by address. */
export function createAccountRateLimits(signUpsAnHour: number, pool: Pool | null): AccountRateLimits {
  return {
    wrongPasswords: createRateLimiter({ name: 'wrong-passwords', limit: 10, seconds: 15 * minute }, pool),
    wrongFromAddress: createRateLimiter(
      { name: 'wrong-from-address', limit: 100, seconds: 15 * minute },
      pool,
    ),
    passwordChecks: createRateLimiter({ name: 'password-checks', limit: 600, seconds: 15 * minute }, pool),
    linkAttempts: createRateLimiter({ name: 'link-attempts', limit: 60, seconds: hour }, pool),
    signUps: createRateLimiter({ name: 'sign-ups', limit: signUpsAnHour, seconds: hour }, pool),
    mailRequests: createRateLimiter({ name: 'mail-requests', limit: 20, seconds: hour }, pool),
    mailsToAccount: createRateLimiter({ name: 'mails-to-account', limit: 5, seconds: hour }, pool),
  };
}

/** The limits of staff, apart from those of customers: one address may belong to both. */
export function createStaffRateLimits(pool: Pool | null): StaffRateLimits {
  return {
    wrongPasswords: createRateLimiter(
      { name: 'staff-wrong-passwords', limit: 10, seconds: 15 * minute },
      pool,
    ),
    wrongFromAddress: createRateLimiter(
      { name: 'staff-wrong-from-address', limit: 100, seconds: 15 * minute },
      pool,
    ),
    passwordChecks: createRateLimiter(
      { name: 'staff-password-checks', limit: 600, seconds: 15 * minute },
      pool,
    ),
    linkAttempts: createRateLimiter({ name: 'staff-link-attempts', limit: 60, seconds: hour }, pool),
    wrongCodes: createRateLimiter({ name: 'staff-wrong-codes', limit: 50, seconds: hour }, pool),
    recordedRefusals: createRateLimiter(
      { name: 'staff-recorded-refusals', limit: 1, seconds: 15 * minute },
      pool,
    ),
    mailRequests: createRateLimiter({ name: 'staff-mail-requests', limit: 20, seconds: hour }, pool),
    mailsToStaff: createRateLimiter({ name: 'mails-to-staff', limit: 5, seconds: hour }, pool),
  };
}
