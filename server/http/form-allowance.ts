import type { Pool } from 'pg';
import type { FormAllowance } from '../context.ts';
import { createCounter } from './counter.ts';

const hourSeconds = 60 * 60;

/** Counts form posts by sender's address over an hour. */
export function createFormAllowance(postsAnHour: number, pool: Pool | null): FormAllowance {
  const counter = createCounter({ name: 'forms', limit: postsAnHour, seconds: hourSeconds }, pool);
  return {
    async take(address) {
      const counted = await counter.take(address);
      return counted.ok ? { ok: true, share: counted.taken / postsAnHour } : counted;
    },
  };
}
