import { PostgresAdapter, type QueryCreator, type Selectable, type SelectQueryBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Db } from '../db/open-database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { OutboxChannel, OutboxTable, Tables } from '../db/tables.ts';
import type { Locale } from '../i18n/locale.ts';
import type { MailProblem } from '../mail/mail-problem.ts';
import { hour } from '../values/durations.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** The lease of a row while it is delivered, unless a worker sets another; milliseconds. */
export const defaultLeaseMs = 60_000;

/** A row to put in the outbox. `id` is passed by callers that store it. */
export type NewOutboxRow = Pick<OutboxTable, 'channel' | 'type'> & {
  props: object;
  subjectId: string;
  now: number;
  /** When it is due, unless at once. */
  dueAt?: number | undefined;
  id?: string | undefined;
  /** That a mail is composed in. */
  locale?: Locale | undefined;
  /** The row is not stored while another one has this key. */
  dedupeKey?: string | undefined;
};

const insertRows = prepareQuery((db, rows: Omit<OutboxTable, 'problem' | 'kept_as_file'>[]) =>
  db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe_key').where('dedupe_key', 'is not', null).doNothing()),
);

/**
 * Puts rows in the outbox. Call it in the transaction that stores what they are about: either all are stored
 * or nothing. They are delivered after the commit, at least once, by outbox-worker.ts. Returns how many were stored: all
 * but those whose dedupe key another row has, also one that another transaction is about to store.
 */
export async function enqueueRows(transaction: Db, rows: NewOutboxRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { numAffectedRows } = await insertRows(
    transaction,
    rows.map((row) => ({
      id: row.id ?? uuidv7(),
      channel: row.channel,
      type: row.type,
      props: JSON.stringify(row.props),
      locale: row.locale ?? null,
      subject_id: row.subjectId,
      state: 'pending',
      attempts: 0,
      next_attempt_at: row.dueAt ?? row.now,
      last_error: null,
      created_at: row.now,
      sent_at: null,
      settled_at: null,
      dedupe_key: row.dedupeKey ?? null,
    })),
  );
  return Number(numAffectedRows);
}

/** Puts one row in the outbox, as enqueueRows does. */
export async function enqueueRow(transaction: Db, row: NewOutboxRow): Promise<void> {
  await enqueueRows(transaction, [row]);
}

/**
 * Takes dedupe keys off rows that were stored until a moment, so that others may have them. Call it in the transaction that
 * stores the others, before: of two at once, one waits for the other, and then stores nothing.
 */
export async function releaseDedupeKeys(
  transaction: Db,
  { keys, until }: { keys: string[]; until: number },
): Promise<void> {
  if (keys.length === 0) return;
  await withLocked(transaction, (rows) =>
    rows.where('dedupe_key', 'in', keys).where('created_at', '<=', until),
  )
    .updateTable('outbox')
    .set({ dedupe_key: null })
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

/** No row waits longer for its next attempt: one that seems to was stored before the clock was set back, and is due. */
const maxWait: Record<OutboxChannel, number> = { mail: 7 * hour, webhook: 25 * hour };

/**
 * Claims at most `limit` due rows of a channel until the lease ends: no other worker claims them before, and when this
 * process dies they are due again. One statement, so no transaction stays open while they are delivered.
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
    .with('afterClockReset', (query) => pending(query).where('next_attempt_at', '>', now + maxWait[channel]))
    .updateTable('outbox')
    .set((row) => ({ next_attempt_at: now + leaseMs, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom(
          query
            .selectFrom('due')
            .select('id')
            .unionAll(query.selectFrom('afterClockReset').select('id'))
            .as('both'),
        )
        .select('id')
        .limit(limit),
    )
    .returningAll()
    .execute();
}

/** When a row reaches a final state, and whether its props are deleted then. */
interface Settlement {
  now: number;
  blank: boolean;
}

/** What stands in for props that were deleted. */
export const noProps = 'null';

function settledAs({ now, blank }: Settlement) {
  return { settled_at: now, ...(blank ? { props: noProps } : {}) };
}

/** Stores in one statement that rows were delivered, also when a lease has ended: they are out. `problem`: what they lack. */
export async function markSent(
  db: Db,
  ids: string[],
  { keptAsFile, problem, ...settlement }: Settlement & { keptAsFile: boolean; problem: MailProblem | null },
): Promise<void> {
  await withLocked(db, (sent) => sent.where('id', 'in', ids))
    .updateTable('outbox')
    .set({
      state: 'sent',
      sent_at: settlement.now,
      last_error: null,
      problem,
      kept_as_file: keptAsFile ? 1 : 0,
      ...settledAs(settlement),
    })
    .where('id', 'in', (query) => query.selectFrom('locked').select('id'))
    .execute();
}

/** Records that a row is dropped: the reason to deliver it is gone. */
export async function markDropped(db: Db, { id }: OutboxRow, settlement: Settlement): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'dropped', last_error: null, ...settledAs(settlement) })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** Defers a row without counting the attempt, unless another worker has claimed it since. */
export async function markDeferred(db: Db, row: OutboxRow, until: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: until, attempts: row.attempts - 1 })
    .where('id', '=', row.id)
    .where('state', '=', 'pending')
    .where('attempts', '=', row.attempts)
    .execute();
}

/** Records a failed attempt, unless another worker has claimed the row since. Returns whether the row has failed permanently. */
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
  const isLast = permanent || isRetryOver(row, now);
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

/**
 * Locks several rows in the order of their ids until the transaction ends, as every transaction does that locks more than
 * one (docs/architecture.md), and names them `locked` for the statement that follows. Statements that lock rows as they
 * find them would wait for each other in a circle. `skipLocked` passes over what another transaction holds. SQLite, with
 * one writer, locks nothing.
 */
export function withLocked(
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

/** Locks some rows until the transaction ends. */
export async function lockRows(transaction: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await withLocked(transaction, (rows) => rows.where('id', 'in', ids))
    .selectFrom('locked')
    .select('id')
    .execute();
}

const second = 1000;

const minDelay = 30 * second;
const maxDelay = 6 * hour;

/** RFC 5321, section 4.5.4.1, asks mails for four to five days; webhooks get as long. */
export const maxRetryAge = 5 * 24 * hour;

/** An old row that staff retry still gets these attempts, over some eight hours. */
const minAttempts = 10;

/** How long to wait after a number of failed attempts, in ms: 30 s, 1, 2, 4 … min, at most 6 h, each ±10 %. */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(minDelay * 2 ** (attempts - 1), maxDelay);
  return Math.round(delay * (0.9 + 0.2 * random()));
}

/** Whether a row is so old, and was attempted so often, that it is not retried. */
export function isRetryOver(row: { created_at: number; attempts: number }, now: number): boolean {
  return now - row.created_at > maxRetryAge && row.attempts >= minAttempts;
}

/** What went wrong, fit to be stored and logged: no e-mail addresses, at most 500 characters. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/(?<![^\s<>()"',;:])[^\s<>()"',;:]+@[^\s<>()"',;]+/gu, '[address]').slice(0, 500);
}
