import type { Selectable } from 'kysely';
import type { Database, Db } from '../db/open-database.ts';
import type { OutboxTable } from '../db/tables.ts';
import { delayAfter, isGivenUp } from './retry-policy.ts';

export type OutboxRow = Selectable<OutboxTable>;

/**
 * Takes at most `limit` mails that are due, and holds them until the lease ends: nobody else is given them before,
 * and when this process dies they are due again. One statement, so no transaction stays open while mail is sent.
 */
export function claimDue(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { now, leaseMs, limit }: { now: number; leaseMs: number; limit: number },
): Promise<OutboxRow[]> {
  return db
    .with('due', (query) => {
      const due = query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit);
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('outbox')
    .set((row) => ({ next_attempt_at: now + leaseMs, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** Notes a delivery, also when the lease ended meanwhile: the mail is out. */
export async function markSent(db: Db, { id }: OutboxRow, now: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, last_error: null })
    .where('id', '=', id)
    .execute();
}

/** Notes a failed attempt, unless another worker holds the mail by now. Tells whether the mail is given up. */
export async function markFailed(
  db: Db,
  row: OutboxRow,
  { reason, permanent, now }: { reason: string; permanent: boolean; now: number },
): Promise<boolean> {
  const givenUp = permanent || isGivenUp(row, now);
  await db
    .updateTable('outbox')
    .set({
      state: givenUp ? 'failed' : 'pending',
      last_error: reason,
      next_attempt_at: now + delayAfter(row.attempts),
    })
    .where('id', '=', row.id)
    .where('state', '=', 'pending')
    .where('attempts', '=', row.attempts)
    .execute();
  return givenUp;
}

/** Makes a failed mail due again, with all of its attempts. False when there is no failed mail of this id. */
export async function reviveFailed(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, next_attempt_at: now })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
