import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../db/open-database.ts';
import type { OutboxChannel, Tables } from '../db/tables.ts';
import { defaultLeaseMs, noProps, type OutboxRow, withLocked } from './outbox-rows.ts';

/**
 * Makes a failed row due again and resets its attempts. Returns false when the subject has no failed row with this id,
 * or its content was deleted.
 */
export async function requeueFailed(
  db: Db,
  { id, subjectId, now }: { id: string; subjectId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: 'pending',
      attempts: 0,
      next_attempt_at: now,
      last_error: null,
      problem: null,
      settled_at: null,
    })
    .where('id', '=', id)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'failed')
    .where('props', '!=', noProps)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Makes all waiting rows of a subject due now. */
export async function releaseRowsOf(transaction: Db, subjectId: string, now: number): Promise<void> {
  await withLocked(transaction, (rows) =>
    rows.where('subject_id', '=', subjectId).where('state', '=', 'pending'),
  )
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

/**
 * Defers earlier rows for the subject of a row until a moment, except the row itself and rows of the named type. Rows
 * that another transaction has locked are skipped.
 */
export async function deferSiblings(
  db: Db,
  { id, subject_id: subjectId }: OutboxRow,
  { until, but }: { until: number; but: string },
): Promise<void> {
  const beside = (rows: SelectQueryBuilder<Tables, 'outbox', { id: string }>) =>
    rows
      .where('subject_id', '=', subjectId)
      .where('state', '=', 'pending')
      .where('next_attempt_at', '<', until)
      .where('type', '!=', but)
      .where('id', '!=', id);
  await withLocked(db, beside, { skipLocked: true })
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

/** Makes rows due now that wait longer than any lease for the subject of a row that was just delivered. */
export async function retrySiblingsNow(
  db: Db,
  { subject_id: subjectId }: OutboxRow,
  { now, leaseMs = defaultLeaseMs }: { now: number; leaseMs?: number },
): Promise<void> {
  await withLocked(db, (rows) =>
    rows
      .where('subject_id', '=', subjectId)
      .where('state', '=', 'pending')
      .where('next_attempt_at', '>', now + leaseMs),
  )
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

/**
 * Makes rows due now that wait for a retry after a known problem. Claimed rows are skipped: their lease ends within
 * `leaseMs`.
 */
export async function retryDelayedNow(
  transaction: Db,
  channel: OutboxChannel,
  now: number,
  leaseMs = defaultLeaseMs,
): Promise<void> {
  await withLocked(transaction, (rows) =>
    rows
      .where('channel', '=', channel)
      .where('state', '=', 'pending')
      .where('problem', 'is not', null)
      .where('next_attempt_at', '>', now + leaseMs),
  )
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

/** Deletes every row of a subject, sent or waiting. */
export async function deleteRowsOf(transaction: Db, subjectId: string): Promise<void> {
  await withLocked(transaction, (rows) => rows.where('subject_id', '=', subjectId))
    .deleteFrom('outbox')
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

interface Settled {
  channel: OutboxChannel;
  before: number;
  only?: string[];
  except?: string[];
}

/** Small enough that SQLite, which runs on the event loop, does not delay requests. */
const batchSize = 500;

function settledRows({ channel, before, only, except }: Settled) {
  return (rows: SelectQueryBuilder<Tables, 'outbox', { id: string }>) =>
    rows
      .where('settled_at', '<', before)
      .where('channel', '=', channel)
      .$if(only !== undefined, (query) => query.where('type', 'in', only ?? []))
      .$if(except !== undefined, (query) => query.where('type', 'not in', except ?? []))
      .limit(batchSize);
}

export async function deleteSettled(db: Db, which: Settled): Promise<void> {
  for (let deleted = batchSize; deleted === batchSize; ) {
    const { numDeletedRows } = await withLocked(db, settledRows(which), { skipLocked: true })
      .deleteFrom('outbox')
      .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
      .executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
  }
}

/** Deletes the content of rows that reached a final state before a moment, and keeps the rows. */
export async function deleteContentOfSettled(db: Db, which: Settled): Promise<void> {
  const rows = settledRows(which);
  for (let blanked = batchSize; blanked === batchSize; ) {
    const { numUpdatedRows } = await withLocked(db, (query) => rows(query.where('props', '!=', noProps)), {
      skipLocked: true,
    })
      .updateTable('outbox')
      // Without the time, later clean-ups skip the row, which stays as long as its lead.
      .set({ props: noProps, settled_at: null })
      .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
      .executeTakeFirstOrThrow();
    blanked = Number(numUpdatedRows);
  }
}
