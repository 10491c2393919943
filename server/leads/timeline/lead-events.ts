import { sql } from 'kysely';
import type { LeadEvent, LeadEventData } from '../../../contract/lead-event.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { prepareQuery } from '../../db/prepared-query.ts';
import type { LeadEventTable } from '../../db/tables.ts';
import type { NewLeadEvent, TimelineDependencies } from '../lead-dependencies.ts';

const insertEvent = prepareQuery((db, line: Omit<LeadEventTable, 'position'>) =>
  db.insertInto('lead_events').values(line).returning('position'),
);

/**
 * Stores an event of a lead in the transaction of the change; returns its position. For a caller that calls
 * `notifySubscribers` beside other statements; others use `appendEvent`.
 */
export async function insertLeadEvent(transaction: Db, event: NewLeadEvent): Promise<number> {
  const { type, ...data } = event.data;
  const { rows } = await insertEvent(transaction, {
    lead_id: event.leadId,
    version: event.version,
    type,
    data: JSON.stringify(data),
    by_id: event.by?.id ?? null,
    by_name: event.by?.name ?? null,
    at: event.at,
  });
  return Number(rows[0]?.position);
}

/** Calls every subscriber of the timeline, one after the other, with an event that was just stored. */
export async function notifySubscribers(
  { timelineSubscribers }: TimelineDependencies,
  transaction: Db,
  event: NewLeadEvent,
  position: number,
): Promise<void> {
  for (const subscriber of timelineSubscribers) await subscriber(transaction, event, position);
}

/**
 * Stores an event of a lead in the transaction of the change and calls the subscribers of the timeline in it; returns its
 * position.
 */
export async function appendEvent(
  dependencies: TimelineDependencies,
  transaction: Db,
  event: NewLeadEvent,
): Promise<number> {
  const position = await insertLeadEvent(transaction, event);
  await notifySubscribers(dependencies, transaction, event, position);
  return position;
}

/** The event at a position, or null. */
export async function findEvent(db: Db, position: number): Promise<LeadEvent | null> {
  const row = await db
    .selectFrom('lead_events')
    .selectAll()
    .where('position', '=', position)
    .executeTakeFirst();
  return row ? eventOf(row) : null;
}

/** What stands in for texts that were deleted on the customer's request. */
const deletedTexts: Partial<Record<LeadEventData['type'], object>> = {
  note: { text: '', mentions: [] },
  reply: { to: '', subject: '', body: '' },
  answered: { words: '' },
  'customer-answered': { words: '' },
  'contact-changed': { words: '' },
};

/** A stored line as the contract has it. */
export function eventOf(row: LeadEventTable): LeadEvent {
  return {
    position: Number(row.position),
    leadId: row.lead_id,
    version: row.version,
    by: row.by_id === null ? null : { id: row.by_id, name: row.by_name ?? '' },
    at: Number(row.at),
    data: { type: row.type, ...deletedTexts[row.type], ...JSON.parse(row.data) },
  };
}

/**
 * The position up to which no event can appear any more. On PostgreSQL a higher position may be committed before a lower
 * one; `settled_lead_event_position` says which are settled without waiting for a writer. SQLite, with one writer, needs no
 * bound: null.
 */
async function settledPosition({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<number | null> {
  if (engine === 'sqlite') return null;
  const { rows } = await sql<{ settled: number }>`select settled_lead_event_position() as settled`.execute(
    db,
  );
  return Number(rows[0]?.settled ?? 0);
}

/**
 * Events of all leads after a position, the oldest first, at most `limit`: for those who follow the desk. Whoever goes on
 * from the last position that was read misses none and sees none twice. Neither waits for a writer nor holds one up: an
 * event that is committed before one with a lower position is returned once that one is committed or rolled back.
 */
export async function listEventsAfter(
  database: Pick<Database, 'db' | 'engine'>,
  position: number,
  limit = 100,
): Promise<LeadEvent[]> {
  const settled = await settledPosition(database);
  const rows = await database.db
    .selectFrom('lead_events')
    .selectAll()
    .where('position', '>', position)
    .$if(settled !== null, (events) => events.where('position', '<=', settled))
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.map(eventOf);
}

/**
 * The position of the newest event that a follower who asks for nothing old begins after, 0 before the first. Events
 * that are committed beside a slower writer may lie beyond it.
 */
export async function lastPosition(database: Pick<Database, 'db' | 'engine'>): Promise<number> {
  const settled = await settledPosition(database);
  const { last } = await database.db
    .selectFrom('lead_events')
    .select((event) => event.fn.max('position').as('last'))
    .$if(settled !== null, (events) => events.where('position', '<=', settled))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}
