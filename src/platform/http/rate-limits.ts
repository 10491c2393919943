import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { FormRateLimit, UploadRateLimit } from '../context.ts';
import { networkOf } from './client-address.ts';

/** Counts by key within a period that begins with the first count. */
interface RateLimiter {
  /** Adds `count`, 1 by default; refuses above the limit, with the seconds until the period ends. */
  take(
    key: string,
    count?: number,
  ): Promise<{ ok: true; taken: number } | { ok: false; retryAfterSeconds: number }>;
  /** Returns how many were taken, or that `take` would be refused. Counts nothing. */
  peek(key: string): Promise<{ ok: true; taken: number } | { ok: false; retryAfterSeconds: number }>;
  /** Subtracts 1. */
  giveBack(key: string): Promise<void>;
}

/**
 * Keys hold addresses, which are personal data: only their hash is counted, and in PostgreSQL stored for the period.
 */
function hashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}

function refusedUntil({ msBeforeNext }: RateLimiterRes): { ok: false; retryAfterSeconds: number } {
  return { ok: false, retryAfterSeconds: Math.ceil(msBeforeNext / 1000) };
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
    async take(key, count = 1) {
      try {
        const { consumedPoints } = await limiter.consume(hashOf(key), count);
        return { ok: true, taken: consumedPoints };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return refusedUntil(refusal);
      }
    },
    async peek(key) {
      const counted = await limiter.get(hashOf(key));
      const taken = counted?.consumedPoints ?? 0;
      return counted && taken >= limit ? refusedUntil(counted) : { ok: true, taken };
    },
    async giveBack(key) {
      await limiter.reward(hashOf(key));
    },
  };
}

/** Multiple of a limit for a /56: a provider may assign one to a customer, or share it among several. */
const widerBy = 4;

function widerKeyOf(key: string): string | null {
  const wider = networkOf(key);
  return wider === key ? null : wider;
}

/**
 * Creates a counter in memory, or in PostgreSQL so that several instances share it. While PostgreSQL is unavailable,
 * each instance counts separately. `name` separates counters. An IPv6 /64 also counts for its /56, up to four times the
 * limit: a customer may hold a /56, which has 256 of them.
 */
export function createRateLimiter(
  { name, limit, seconds }: { name: string; limit: number; seconds: number },
  pool: Pool | null,
): RateLimiter {
  const counter = createPlainLimiter({ name, limit, seconds }, pool);
  const wider = createPlainLimiter({ name: `${name}-56`, limit: widerBy * limit, seconds }, pool);
  return {
    async take(key, count = 1) {
      const counted = await counter.take(key, count);
      const widerKey = widerKeyOf(key);
      if (!counted.ok || widerKey === null) return counted;
      const countedWider = await wider.take(widerKey, count);
      return countedWider.ok ? counted : countedWider;
    },
    async peek(key) {
      const counted = await counter.peek(key);
      const widerKey = widerKeyOf(key);
      if (!counted.ok || widerKey === null) return counted;
      const countedWider = await wider.peek(widerKey);
      return countedWider.ok ? counted : countedWider;
    },
    async giveBack(key) {
      await counter.giveBack(key);
      const widerKey = widerKeyOf(key);
      if (widerKey !== null) await wider.giveBack(widerKey);
    },
  };
}

/** Seconds. */
const hour = 60 * 60;

/** Limits form posts per sender's address and hour. */
export function createFormRateLimit(postsAnHour: number, pool: Pool | null): FormRateLimit {
  const limiter = createRateLimiter({ name: 'forms', limit: postsAnHour, seconds: hour }, pool);
  return {
    async take(address) {
      const counted = await limiter.take(address);
      return counted.ok ? { ok: true, share: counted.taken / postsAnHour } : counted;
    },
  };
}

const mega = 1_000_000;

/** Files and megabytes that an address may upload, as multiples of the limit of forms. */
const uploadsPerForm = { files: 5, megabytes: 20 };

/** Limits uploads per sender's address and hour, by number and by bytes. */
export function createUploadRateLimit(postsAnHour: number, pool: Pool | null): UploadRateLimit {
  const limiterOf = (name: string, limit: number) =>
    createRateLimiter({ name, limit: limit * postsAnHour, seconds: hour }, pool);
  const files = limiterOf('uploads', uploadsPerForm.files);
  const megabytes = limiterOf('upload-megabytes', uploadsPerForm.megabytes);
  return {
    async take(address, bytes) {
      const counted = await files.take(address);
      return counted.ok ? megabytes.take(address, Math.ceil(bytes / mega)) : counted;
    },
  };
}

/** Creates a limiter for each key: its name in the database, its limit, and its period in seconds. */
export function createLimiters<Key extends string>(
  pool: Pool | null,
  limits: Record<Key, [name: string, limit: number, seconds: number]>,
): Record<Key, RateLimiter> {
  const entries = Object.entries<[string, number, number]>(limits).map(([key, [name, limit, seconds]]) => [
    key,
    createRateLimiter({ name, limit, seconds }, pool),
  ]);
  return Object.fromEntries(entries);
}
