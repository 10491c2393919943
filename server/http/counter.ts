import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts something by key, over a time that begins with the first. */
export interface Counter {
  /** Counts one more; refused beyond the limit, with the seconds until the count begins anew. */
  take(key: string): Promise<{ ok: true; taken: number } | { ok: false; retryAfterSeconds: number }>;
  /** Counts one less. */
  giveBack(key: string): Promise<void>;
}

/** Keys hold addresses, which are personal data: what is counted, and in PostgreSQL stored for the time, is their hash. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/**
 * Makes a counter: in memory, or in PostgreSQL so that several instances count together. While PostgreSQL does not
 * answer, each instance counts for itself. `name` keeps counters apart.
 */
export function createCounter(
  { name, limit, seconds }: { name: string; limit: number; seconds: number },
  pool: Pool | null,
): Counter {
  const settings = { keyPrefix: name, points: limit, duration: seconds };
  const inMemory = new RateLimiterMemory(settings);
  const limiter = pool
    ? new RateLimiterPostgres({
        ...settings,
        storeClient: pool,
        tableName: 'form_allowance',
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
