import { sql } from 'kysely';
import { type JsonText, jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Database, Db } from '#platform/db/open-database.ts';
import { prepareQuery } from '#platform/db/prepared-query.ts';
import { allSettled } from '#platform/db/transact.ts';
import type { LeadActor, LeadEvent, LeadEventData, MailHeaders } from '../../lead.ts';
import type { EventAuthor, LeadDependencies, NewLeadEvent } from '../lead-dependencies.ts';
import type { LeadEventTable, LeadEventTextTable } from '../tables.ts';

const insertEvent = prepareQuery((db, line: Omit<LeadEventTable, 'position'>) =>
  db.insertInto('lead_events').values(line).returning('position'),
);

/** A text, list or object, unless it is one of a fixed set of words: what a person may have written. */
type MayBeWritten<Value> = string extends Value
  ? true
  : Value extends string | number | boolean
    ? false
    : true;

type KeysToPlace<Data> = {
  [Key in keyof Data]-?: true extends MayBeWritten<NonNullable<Data[Key]>> ? Key : never;
}[keyof Data];

/** Stays in the event for good: an id, a reference, or the name of a member of staff. */
const kept = Symbol('kept');

/** Is stored apart, where an erasure deletes it; read as `empty` afterwards, and where nothing was written. */
const erasable = (empty?: string | unknown[] | object) => ({ empty });

const noHeaders: MailHeaders = { from: { name: '', address: '' }, to: [], cc: [], subject: '' };

/** Storage of each event's texts. The type asks for every text of every event. */
const textsByType: {
  [Type in LeadEventData['type']]: Record<
    KeysToPlace<Omit<Extract<LeadEventData, { type: Type }>, 'type'>>,
    typeof kept | ReturnType<typeof erasable>
  >;
} = {
  received: { headers: erasable(), note: erasable() },
  'not-acknowledged': {},
  stage: { comment: erasable() },
  owner: { from: kept, to: kept },
  note: { text: erasable(''), mentions: erasable([]) },
  reply: {
    to: erasable(''),
    subject: erasable(''),
    body: erasable(''),
    outboxId: kept,
    attachments: erasable([]),
  },
  'reply-logged': { comment: erasable(''), headers: erasable(), attachments: erasable() },
  done: {},
  'not-done': {},
  priority: {},
  'not-priority': {},
  'customer-replied': { comment: erasable('') },
  message: {
    from: erasable(''),
    text: erasable(''),
    quoted: erasable(''),
    note: erasable(),
    attachments: erasable([]),
    headers: erasable(),
    aboutId: kept,
  },
  'third-party-mail': {
    from: erasable(''),
    text: erasable(''),
    quoted: erasable(''),
    note: erasable(),
    attachments: erasable([]),
    headers: erasable(noHeaders),
    aboutId: kept,
  },
  'third-party-mail-shown': {},
  'third-party-mail-hidden': {},
  'auto-reply': { from: erasable(''), text: erasable('') },
  acknowledged: {},
  'mail-retried': { outboxId: kept, email: kept },
  'reply-undelivered': { outboxId: kept },
  'contact-changed': { fields: kept, former: erasable(''), formerEmail: erasable(), endedLinkId: kept },
  corrected: { fields: kept, changes: erasable('') },
  locale: {},
  'link-renewed': {},
  'link-revoked': {},
  reminded: { to: kept, task: erasable() },
  'follow-up': {},
  'quote-sent': {
    quoteId: kept,
    validUntil: kept,
    document: kept,
    to: erasable(''),
    subject: erasable(''),
    body: erasable(''),
    outboxId: kept,
    byRule: kept,
  },
  'quote-withdrawn': { quoteId: kept },
  'quote-accepted': { quoteId: kept, option: erasable(''), name: erasable(''), orderNumber: erasable('') },
  'quote-declined': { quoteId: kept, name: erasable(''), comment: erasable('') },
  'quote-order-number': { quoteId: kept, orderNumber: erasable('') },
  'quote-reopened': { quoteId: kept },
  'quote-expiring': { quoteId: kept },
  'shipment-begun': { shipmentId: kept },
  'shipment-changed': { shipmentId: kept, what: kept },
  'shipment-cancelled': { shipmentId: kept },
  milestone: {
    shipmentId: kept,
    milestoneId: kept,
    time: kept,
    place: erasable(''),
    comment: erasable(''),
  },
  'milestone-removed': { shipmentId: kept },
  'shipment-document': { shipmentId: kept, fileId: kept },
  'merged-in': { leadId: kept, reference: kept, timer: kept },
  'merged-into': { leadId: kept, reference: kept },
  'merge-undone': { leadId: kept, reference: kept },
  erased: {},
};

/** The texts of a type of event that an erasure deletes, by key, as they read afterwards. */
function erasedTexts(type: LeadEventData['type']): Record<string, unknown> {
  const texts = Object.entries<typeof kept | ReturnType<typeof erasable>>(textsByType[type]);
  return Object.fromEntries(texts.flatMap(([key, place]) => (place === kept ? [] : [[key, place.empty]])));
}

/** Event data as two tables hold it: what people wrote, a row for each text, and the rest as JSON. */
export function splitEventData({ type, ...data }: LeadEventData): {
  row: Pick<LeadEventTable, 'type' | 'data'>;
  texts: Pick<LeadEventTextTable, 'key' | 'text'>[];
} {
  const erased = erasedTexts(type);
  const isPersonal = (key: string) => key in erased;
  const entries = Object.entries<unknown>(data);
  const texts = entries.filter(([key, value]) => isPersonal(key) && String(value ?? '') !== '');
  return {
    row: { type, data: jsonText(Object.fromEntries(entries.filter(([key]) => !isPersonal(key)))) },
    texts: texts.map(([key, value]) => ({
      key,
      text: typeof value === 'string' ? value : JSON.stringify(value),
    })),
  };
}

export function actorColumns(
  by: EventAuthor,
): Pick<LeadEventTable, 'actor_kind' | 'actor_id' | 'actor_name'> {
  return typeof by === 'string'
    ? { actor_kind: by, actor_id: null, actor_name: null }
    : { actor_kind: 'staff', actor_id: by.id, actor_name: by.name };
}

/**
 * Stores an event of a lead in the transaction of the change; returns its position. For a caller that calls
 * `notifySubscribers` beside other statements; others use `appendEvent`.
 */
export async function insertLeadEvent(transaction: Db, event: NewLeadEvent): Promise<number> {
  const { row, texts } = splitEventData(event.data);
  const { rows } = await insertEvent(transaction, {
    lead_id: event.lead.id,
    version: event.lead.version,
    ...row,
    ...actorColumns(event.by),
    at: event.at,
  });
  const position = Number(rows[0]?.position);
  if (texts.length > 0)
    await transaction
      .insertInto('lead_event_texts')
      .values(texts.map((text) => ({ position, ...text })))
      .execute();
  return position;
}

/** Calls every subscriber of the timeline at once with an event that was just stored. */
export async function notifySubscribers(
  { timelineSubscribers }: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  event: NewLeadEvent,
  position: number,
): Promise<void> {
  await allSettled(timelineSubscribers.map((subscriber) => subscriber(transaction, event, position)));
}

/**
 * Stores an event of a lead in the transaction of the change and calls the subscribers of the timeline in it; returns its
 * position.
 */
export async function appendEvent(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
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
  const [event = null] = row ? await eventsOf(db, [row]) : [];
  return event;
}

function actorOf({ actor_kind: kind, actor_id, actor_name }: LeadEventTable): LeadActor {
  return kind === 'staff' ? { kind, id: actor_id ?? '', name: actor_name ?? '' } : { kind };
}

/** The texts of events that are stored as JSON. */
const storedAsJson = ['mentions', 'attachments', 'headers'];

/** Stored events as the contract has them, in the same order. Reads their texts, where events of these types have any. */
export async function eventsOf(db: Db, rows: LeadEventTable[]): Promise<LeadEvent[]> {
  const positions = rows
    .filter(({ type }) => Object.keys(erasedTexts(type)).length > 0)
    .map(({ position }) => position);
  const stored =
    positions.length === 0
      ? []
      : await db.selectFrom('lead_event_texts').selectAll().where('position', 'in', positions).execute();
  const texts = new Map<number, Record<string, unknown>>();
  for (const { position, key, text } of stored) {
    const value = storedAsJson.includes(key) ? parseJson(text as JsonText<unknown>) : text;
    texts.set(position, { ...texts.get(position), [key]: value });
  }
  return rows.map((row) => ({
    position: row.position,
    leadId: row.lead_id,
    version: row.version,
    actor: actorOf(row),
    at: row.at,
    data: {
      type: row.type,
      ...erasedTexts(row.type),
      ...parseJson(row.data),
      ...texts.get(row.position),
    } as LeadEventData,
  }));
}

/**
 * The position up to which no event can appear any more. On PostgreSQL a higher position may be committed before a lower
 * one; `visible_lead_event_position` says which are visible to every reader without waiting for a writer. SQLite, with one writer, needs no
 * bound: null.
 */
async function visiblePosition({ db, engine }: Pick<Database, 'db' | 'engine'>): Promise<number | null> {
  if (engine === 'sqlite') return null;
  const { rows } = await sql<{ visible: number }>`select visible_lead_event_position() as visible`.execute(
    db,
  );
  return Number(rows[0]?.visible ?? 0);
}

/**
 * Events of all leads after a position, the oldest first, at most `limit`: for those who follow the desk. A follower
 * that goes on from the last position that was read misses none and sees none twice. Neither waits for a writer nor
 * holds one up: an event that is committed before one with a lower position is returned once that one is committed or
 * rolled back.
 */
export async function listEventsAfter(
  database: Pick<Database, 'db' | 'engine'>,
  position: number,
  limit = 100,
): Promise<LeadEvent[]> {
  const visible = await visiblePosition(database);
  const rows = await database.db
    .selectFrom('lead_events')
    .selectAll()
    .where('position', '>', position)
    .$if(visible !== null, (events) => events.where('position', '<=', visible))
    .orderBy('position')
    .limit(limit)
    .execute();
  return eventsOf(database.db, rows);
}

/**
 * The position of the newest event that a follower who asks for nothing old begins after, 0 before the first. Events
 * that are committed beside a slower writer may lie beyond it.
 */
export async function lastPosition(database: Pick<Database, 'db' | 'engine'>): Promise<number> {
  const visible = await visiblePosition(database);
  const { last } = await database.db
    .selectFrom('lead_events')
    .select((event) => event.fn.max('position').as('last'))
    .$if(visible !== null, (events) => events.where('position', '<=', visible))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}
