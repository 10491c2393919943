import { PostgresAdapter, type QueryCreator, type Selectable, type SelectQueryBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { MailProblem } from '../../contract/mail-problem.ts';
import type { Database, Db } from '../db/open-database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { OutboxChannel, OutboxTable, Tables } from '../db/tables.ts';
import { delayAfter, isGivenUp } from './retry-policy.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** How long a row is held while it is delivered, unless a worker says otherwise; milliseconds. */
export const usualLeaseMs = 60_000;

/** A row to put in the outbox. `id` is passed by callers that store it. */
export type NewOutboxRow = Pick<OutboxTable, 'channel' | 'email'> & {
  props: object;
  subjectId: string;
  now: number;
  id?: string | undefined;
};

const insertRows = prepareQuery((db, rows: Omit<OutboxTable, 'problem' | 'kept_as_file'>[]) =>
  db.insertInto('outbox').values(rows),
);

/**
 * Puts rows in the outbox, due at once. Call it in the transaction that stores what they are about: either all are stored
 * or nothing. They are delivered after the commit, at least once, by outbox-worker.ts.
 */
export async function enqueueRows(transaction: Db, rows: NewOutboxRow[]): Promise<void> {
  if (rows.length === 0) return;
  await insertRows(
    transaction,
    rows.map((row) => ({
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
      settled_at: null,
    })),
  );
}

/** Puts one row in the outbox, as enqueueRows does. */
export function enqueueRow(transaction: Db, row: NewOutboxRow): Promise<void> {
  return enqueueRows(transaction, [row]);
}

const oneHour = 60 * 60_000;

/** No row waits longer for its next attempt: one that seems to was stored before the clock was set back, and is due. */
const longestWait: Record<OutboxChannel, number> = { mail: 7 * oneHour, webhook: 25 * oneHour };

/**
 * Takes at most `limit` rows of a channel that are due, and holds them until the lease ends: nobody else is given them
 * before, and when this process dies they are due again. One statement, so no transaction stays open while they leave.
 */
export function claimDue(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { channel, now, leaseMs, limit }: { channel: OutboxChannel; now: number; leaseMs: number; limit: number },
): Promise<OutboxRow[]> {
  const pending = (query: QueryCreator<Tables>) => {
    const rows = query
      .selectFrom('outbox')
      .select('id')
      .where('channel', '=', channel)
      .where('state', '=', 'pending')
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(limit);
    return engine === 'postgres' ? rows.forUpdate().skipLocked() : rows;
  };
  return db
    .with('due', (query) => pending(query).where('next_attempt_at', '<=', now))
    .with('stranded', (query) => pending(query).where('next_attempt_at', '>', now + longestWait[channel]))
    .updateTable('outbox')
    .set((row) => ({ next_attempt_at: now + leaseMs, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom(
          query.selectFrom('due').select('id').unionAll(query.selectFrom('stranded').select('id')).as('both'),
        )
        .select('id')
        .limit(limit),
    )
    .returningAll()
    .execute();
}

/** When a row reaches a final state, and whether its props, which hold a secret, go with it. */
interface Settlement {
  now: number;
  blank: boolean;
}

/** What stands in for props that were deleted. */
export const noProps = 'null';

function settledAs({ now, blank }: Settlement) {
  return { settled_at: now, ...(blank ? { props: noProps } : {}) };
}

/** Stores in one statement that rows were delivered, also when a lease has ended: they are out. */
export async function markSent(
  db: Db,
  ids: string[],
  { keptAsFile, ...settlement }: Settlement & { keptAsFile: boolean },
): Promise<void> {
  await withLocked(db, (sent) => sent.where('id', 'in', ids))
    .updateTable('outbox')
    .set({
      state: 'sent',
      sent_at: settlement.now,
      last_error: null,
      problem: null,
      kept_as_file: keptAsFile ? 1 : 0,
      ...settledAs(settlement),
    })
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

/** Notes that there is no more reason to deliver a row. */
export async function markDropped(db: Db, { id }: OutboxRow, settlement: Settlement): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'dropped', last_error: null, ...settledAs(settlement) })
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
    ...settlement
  }: Settlement & { reason: string; permanent: boolean; problem: MailProblem | null },
): Promise<boolean> {
  const { now } = settlement;
  const isLast = permanent || isGivenUp(row, now);
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({
      state: isLast ? 'failed' : 'pending',
      last_error: reason,
      problem,
      next_attempt_at: now + delayAfter(row.attempts),
      ...(isLast ? settledAs(settlement) : {}),
    })
    .where('id', '=', row.id)
    .where('state', '=', 'pending')
    .where('attempts', '=', row.attempts)
    .executeTakeFirstOrThrow();
  return isLast && numUpdatedRows > 0n;
}

/** Makes a failed row due again, as if it were new. False when its subject has no failed row of this id, or no content of it. */
export async function reviveFailed(
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

/**
 * Makes due what waits for another attempt after a known problem. A row that a worker holds is left alone: its lease ends
 * within `leaseMs`.
 */
export async function bringForwardFailed(
  transaction: Db,
  channel: OutboxChannel,
  now: number,
  leaseMs = usualLeaseMs,
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

/** Locks some rows until the transaction ends. */
export async function lockRows(transaction: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await withLocked(transaction, (rows) => rows.where('id', 'in', ids))
    .selectFrom('locked')
    .select('id')
    .execute();
}

/** Which rows a clean-up is about: those of a channel that reached a final state before a moment. */
interface Settled {
  channel: OutboxChannel;
  before: number;
  only?: string[];
  except?: string[];
}

/** Few enough that SQLite, which works on the event loop, holds up no request, and any number of them in the end. */
const rowsAtOnce = 500;

function settledRows({ channel, before, only, except }: Settled) {
  return (rows: SelectQueryBuilder<Tables, 'outbox', { id: string }>) =>
    rows
      .where('settled_at', '<', before)
      .where('channel', '=', channel)
      .$if(only !== undefined, (query) => query.where('email', 'in', only ?? []))
      .$if(except !== undefined, (query) => query.where('email', 'not in', except ?? []))
      .limit(rowsAtOnce);
}

/** Deletes rows that reached a final state before a moment. */
export async function deleteSettled(db: Db, which: Settled): Promise<void> {
  for (let deleted = rowsAtOnce; deleted === rowsAtOnce; ) {
    const { numDeletedRows } = await withLocked(db, settledRows(which), { skipLocked: true })
      .deleteFrom('outbox')
      .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
      .executeTakeFirstOrThrow();
    deleted = Number(numDeletedRows);
  }
}

/** Deletes the content of rows that reached a final state before a moment, and keeps the record of what became of them. */
export async function blankSettled(db: Db, which: Settled): Promise<void> {
  const rows = settledRows(which);
  for (let blanked = rowsAtOnce; blanked === rowsAtOnce; ) {
    const { numUpdatedRows } = await withLocked(db, (query) => rows(query.where('props', '!=', noProps)), {
      skipLocked: true,
    })
      .updateTable('outbox')
      // Without the time, later clean-ups pass over the record, which stays as long as its lead.
      .set({ props: noProps, settled_at: null })
      .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
      .executeTakeFirstOrThrow();
    blanked = Number(numUpdatedRows);
  }
}
