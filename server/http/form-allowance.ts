import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { FormAllowance } from '../context.ts';

const hourSeconds = 60 * 60;

/** Addresses are personal data: what is counted, and in PostgreSQL stored for the hour, is their hash. */
function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url');
}

/**
 * Counts form posts by sender's address over an hour: in memory, or in PostgreSQL so that several instances count
 * together. While PostgreSQL does not answer, each instance counts for itself.
 */
export function createFormAllowance(postsAnHour: number, pool: Pool | null): FormAllowance {
  const inMemory = new RateLimiterMemory({ points: postsAnHour, duration: hourSeconds });
  const limiter = pool
    ? new RateLimiterPostgres({
        storeClient: pool,
        points: postsAnHour,
        duration: hourSeconds,
        tableName: 'form_allowance',
        tableCreated: true,
        insuranceLimiter: inMemory,
      })
    : inMemory;
  return {
    async take(address) {
      try {
        const { consumedPoints } = await limiter.consume(hashOf(address));
        return { ok: true, share: consumedPoints / postsAnHour };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { ok: false, retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
      }
    },
  };
}
