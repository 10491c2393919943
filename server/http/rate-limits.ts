import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { AccountRateLimits } from '../accounts/account-dependencies.ts';
import type { FormRateLimit } from '../context.ts';
import type { StaffRateLimits } from '../staff/staff-dependencies.ts';

/** Counts something by key, over a time that begins with the first. */
interface RateLimiter {
  /** Counts one more; refused beyond the limit, with the seconds until the count starts again. */
  take(key: string): Promise<{ ok: true; taken: number } | { ok: false; retryAfterSeconds: number }>;
  /** Counts one less. */
  giveBack(key: string): Promise<void>;
}

/** Keys hold addresses, which are personal data: what is counted, and in PostgreSQL stored for the time, is their hash. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

function createPlainLimiter(
  { name, limit, seconds }: { name: string; limit: number; seconds: number },
  pool: Pool | null,
): RateLimiter {
  const settings = { keyPrefix: name, points: limit, duration: seconds };
  const inMemory = new RateLimiterMemory(settings);
  const limiter = pool
    ? new RateLimiterPostgres({
        ...settings,
        storeClient: pool,
        tableName: 'rate_limits',
        tableCreated: true,
        insuranceLimiter: inMemory,
      })
    : inMemory;
  return {
    async take(key) {
      try {
        const { consumedPoints } = await limiter.consume(hashOf(key));
        return { ok: true, taken: consumedPoints };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
      }
    },
    async giveBack(key) {
      await limiter.reward(hashOf(key));
    },
  };
}

/** How many times a limit a /56 may reach: a provider gives one customer as much, but may also share it among some. */
const widerBy = 4;

/** A key that ends in an IPv6 /64 (client-address.ts), with the /56 around it in its place; null for any other. */
function widerKeyOf(key: string): string | null {
  const [, before, fourth = ''] = key.match(/^(.*:)([0-9a-f]{1,4})::\/64$/s) ?? [];
  if (before === undefined) return null;
  return `${before}${(Number.parseInt(fourth, 16) >> 8).toString(16)}::/56`;
}

/**
 * Makes a counter: in memory, or in PostgreSQL so that several instances count together. While PostgreSQL does not
 * answer, each instance counts for itself. `name` keeps counters apart. What is counted for an IPv6 /64 is counted for
 * its /56 too, up to four times the limit: whoever holds a /56 has 256 of the others.
 */
export function createRateLimiter(
  { name, limit, seconds }: { name: string; limit: number; seconds: number },
  pool: Pool | null,
): RateLimiter {
  const counter = createPlainLimiter({ name, limit, seconds }, pool);
  const wider = createPlainLimiter({ name: `${name}-56`, limit: widerBy * limit, seconds }, pool);
  return {
    async take(key) {
      const counted = await counter.take(key);
      const widerKey = widerKeyOf(key);
      if (!counted.ok || widerKey === null) return counted;
      const countedWider = await wider.take(widerKey);
      return countedWider.ok ? counted : countedWider;
    },
    async giveBack(key) {
      await counter.giveBack(key);
      const widerKey = widerKeyOf(key);
      if (widerKey !== null) await wider.giveBack(widerKey);
    },
  };
}

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
