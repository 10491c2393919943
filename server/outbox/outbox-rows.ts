import { PostgresAdapter, type Selectable, type SelectQueryBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MailProblem } from '../../contract/mail-problem.ts';
import type { Database, Db } from '../db/open-database.ts';
import type { OutboxChannel, OutboxTable, Tables } from '../db/tables.ts';
import { delayAfter, isGivenUp } from './retry-policy.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** How long a row is held while it is delivered, unless a worker says otherwise; milliseconds. */
export const usualLeaseMs = 60_000;

/**
 * Puts a row in the outbox, due at once. Call it in the transaction that stores what the row is about: either both are
 * stored or neither. It is delivered after the commit, at least once, by outbox-worker.ts. `id` is given by whoever keeps
 * it.
 */
export async function enqueueRow(
  transaction: Db,
  row: Pick<OutboxTable, 'channel' | 'email'> & {
    props: object;
    subjectId: string;
    now: number;
    id?: string | undefined;
  },
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      id: row.id ?? uuidv7(),
      channel: row.channel,
      email: row.email,
      props: JSON.stringify(row.props),
      subject_id: row.subjectId,
      state: 'pending',
      attempts: 0,
      next_attempt_at: row.now,
      last_error: null,
      created_at: row.now,
      sent_at: null,
    })
    .execute();
}

/**
 * Takes at most `limit` rows of a channel that are due, and holds them until the lease ends: nobody else is given them
 * before, and when this process dies they are due again. One statement, so no transaction stays open while they leave.
 */
export function claimDue(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { channel, now, leaseMs, limit }: { channel: OutboxChannel; now: number; leaseMs: number; limit: number },
): Promise<OutboxRow[]> {
  return db
    .with('due', (query) => {
      const due = query
        .selectFrom('outbox')
        .select('id')
        .where('channel', '=', channel)
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit);
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('outbox')
    .set((row) => ({ next_attempt_at: now + leaseMs, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

/** Notes a delivery, also when the lease ended meanwhile: it is out. */
export async function markSent(
  db: Db,
  { id }: OutboxRow,
  { now, keptAsFile }: { now: number; keptAsFile: boolean },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: 'sent',
      sent_at: now,
      last_error: null,
      problem: null,
      kept_as_file: keptAsFile ? 1 : 0,
    })
    .where('id', '=', id)
    .execute();
}

/** Notes that there is no more reason to deliver a row. */
export async function markDropped(db: Db, { id }: OutboxRow): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'dropped', last_error: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** Puts a row off without counting the attempt, unless another worker holds it by now. */
export async function markHeld(db: Db, row: OutboxRow, until: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: until, attempts: row.attempts - 1 })
    .where('id', '=', row.id)
    .where('state', '=', 'pending')
    .where('attempts', '=', row.attempts)
    .execute();
}

/** Notes a failed attempt, unless another worker holds the row by now. Tells whether the row is given up with it. */
export async function markFailed(
  db: Db,
  row: OutboxRow,
  {
    reason,
    permanent,
    problem,
    now,
  }: { reason: string; permanent: boolean; problem: MailProblem | null; now: number },
): Promise<boolean> {
  const isLast = permanent || isGivenUp(row, now);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: isLast ? 'failed' : 'pending',
      last_error: reason,
      problem,
      next_attempt_at: now + delayAfter(row.attempts),
    })
    .where('id', '=', row.id)
    .where('state', '=', 'pending')
    .where('attempts', '=', row.attempts)
    .executeTakeFirstOrThrow();
  return isLast && numUpdatedRows > 0n;
}

/** Makes a failed row due again, as if it were new. False when its subject has no failed row of this id. */
export async function reviveFailed(
  db: Db,
  { id, subjectId, now }: { id: string; subjectId: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'pending', attempts: 0, next_attempt_at: now, last_error: null, problem: null })
    .where('id', '=', id)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Locks several rows in the order of their ids until the transaction ends, as every transaction does that locks more than
 * one (docs/architecture.md), and names them `locked` for the statement that follows. Statements that lock rows as they
 * find them would wait for each other in a circle. `skipLocked` passes over what another transaction holds. SQLite, with
 * one writer, locks nothing.
 */
function withLocked(
  db: Db,
  narrow: (rows: SelectQueryBuilder<Tables, 'outbox', { id: string }>) => typeof rows,
  { skipLocked = false } = {},
) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return db.with('locked', (query) => {
    const rows = narrow(query.selectFrom('outbox').select('id')).orderBy('id');
    if (!isPostgres) return rows;
    return skipLocked ? rows.forUpdate().skipLocked() : rows.forUpdate();
  });
}

/** Makes everything that waits for a subject due at once. */
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
 * Puts off until a moment what is due earlier for the subject of a row, but for the row itself and for rows of a name. A
 * row that another transaction holds is left to that one.
 */
export async function putOffBeside(
  db: Db,
  { id, subject_id: subjectId }: OutboxRow,
  { until, but }: { until: number; but: string },
): Promise<void> {
  const beside = (rows: SelectQueryBuilder<Tables, 'outbox', { id: string }>) =>
    rows
      .where('subject_id', '=', subjectId)
      .where('state', '=', 'pending')
      .where('next_attempt_at', '<', until)
      .where('email', '!=', but)
      .where('id', '!=', id);
  await withLocked(db, beside, { skipLocked: true })
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

/** Makes due at a moment what would wait for longer than any lease: beside a row that has just got through. */
export async function bringForwardBeside(
  db: Db,
  { subject_id: subjectId }: OutboxRow,
  { now, leaseMs = usualLeaseMs }: { now: number; leaseMs?: number },
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

/** Deletes every row of a subject, sent or waiting. */
export async function deleteRowsOf(transaction: Db, subjectId: string): Promise<void> {
  await withLocked(transaction, (rows) => rows.where('subject_id', '=', subjectId))
    .deleteFrom('outbox')
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

/** Locks some rows until the transaction ends. */
export async function lockRows(transaction: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await withLocked(transaction, (rows) => rows.where('id', 'in', ids))
    .selectFrom('locked')
    .select('id')
    .execute();
}
