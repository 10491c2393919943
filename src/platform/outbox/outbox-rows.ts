import { PostgresAdapter, type QueryCreator, type Selectable, type SelectQueryBuilder } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { jsonText } from '../db/json-text.ts';
import type { Database, Db } from '../db/open-database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { OutboxChannel, OutboxTable, Tables } from '../db/tables.ts';
import type { Locale } from '../i18n/locale.ts';
import type { MailProblem } from '../mail/mail-problem.ts';
import { hour } from '../values/durations.ts';

export type OutboxRow = Selectable<OutboxTable>;

/** The default lease of a claimed row, in milliseconds. */
export const defaultLeaseMs = 60_000;

/** `id` is passed by callers that store it. */
export type NewOutboxRow = Pick<OutboxTable, 'channel' | 'type'> & {
  props: object;
  subjectId: string;
  now: number;
  /** Due now when missing. */
  dueAt?: number | undefined;
  id?: string | undefined;
  locale?: Locale | undefined;
  /** The row is not stored when another row has this key. */
  dedupeKey?: string | undefined;
};

const insertRows = prepareQuery((db, rows: Omit<OutboxTable, 'problem' | 'kept_as_file'>[]) =>
  db
    .insertInto('outbox')
    .values(rows)
    .onConflict((conflict) => conflict.column('dedupe_key').where('dedupe_key', 'is not', null).doNothing()),
);

/**
 * Stores rows in the outbox. Call it in the transaction that stores their subjects, so that both are stored or neither.
 * Rows are delivered after the commit, at least once, by outbox-worker.ts. Returns how many were stored: rows are
 * skipped when another row has their dedupe key, even one that a concurrent transaction is storing.
 */
export async function enqueueRows(transaction: Db, rows: NewOutboxRow[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { numAffectedRows } = await insertRows(
    transaction,
    rows.map((row) => ({
      id: row.id ?? uuidv7(),
      channel: row.channel,
      type: row.type,
      props: jsonText(row.props),
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

export async function enqueueRow(transaction: Db, row: NewOutboxRow): Promise<void> {
  await enqueueRows(transaction, [row]);
}

/**
 * Removes dedupe keys from rows that were stored until a moment, so that new rows can use them. Call it in the
 * transaction that stores the new rows, before storing them: of two concurrent transactions, the second waits and then
 * stores no rows.
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

/** No row waits longer than this: one that seems to was stored before the clock was set back, and is due. */
const maxWait: Record<OutboxChannel, number> = { mail: 7 * hour, webhook: 25 * hour };

/**
 * Claims at most `limit` due rows of a channel until the lease ends: no other worker claims them before that, and after
 * a crash they become due again. None while deliveries are held (src/platform/backups/delivery-hold.ts). One statement, so
 * no transaction stays open during delivery.
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
      .where(({ not, exists, selectFrom }) => not(exists(selectFrom('delivery_hold').select('id'))))
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

interface Settlement {
  now: number;
  blank: boolean;
}

export const noProps = jsonText(null);

function settledAs({ now, blank }: Settlement) {
  return { settled_at: now, ...(blank ? { props: noProps } : {}) };
}

/**
 * Marks rows as sent in one statement, even when a lease has ended, because they were delivered. `problem` names
 * missing parts.
 */
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

/** Marks a row as dropped: the reason to deliver it no longer exists. */
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

/**
 * Records a failed attempt, unless another worker has claimed the row since. Returns true when the row has failed
 * permanently.
 */
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
 * Locks rows in the order of their ids until the transaction ends, as every transaction that locks several rows must
 * (docs/architecture.md), and names them `locked` for the following statement. Locking in any other order can deadlock.
 * `skipLocked` skips rows that another transaction holds. SQLite has one writer and locks no rows.
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

/** RFC 5321, section 4.5.4.1, asks for four to five days for mail; webhooks get the same. */
export const maxRetryAge = 5 * 24 * hour;

/** An old row that staff retry still gets these attempts, over about eight hours. */
const minAttempts = 10;

/** Returns the delay in ms after a number of failed attempts: 30 s, 1, 2, 4 … min, at most 6 h, each ±10 %. */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(minDelay * 2 ** (attempts - 1), maxDelay);
  return Math.round(delay * (0.9 + 0.2 * random()));
}

/** Returns true when a row is too old and was attempted too often for another retry. */
export function isRetryOver(row: { created_at: number; attempts: number }, now: number): boolean {
  return now - row.created_at > maxRetryAge && row.attempts >= minAttempts;
}

/** Returns an error message that may be stored and logged: no e-mail addresses, at most 500 characters. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/(?<![^\s<>()"',;:])[^\s<>()"',;:]+@[^\s<>()"',;]+/gu, '[address]').slice(0, 500);
}
