import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { closedStages, type LeadEvent, type LeadEventData } from '../../lead.ts';
import type { EventAuthor, LeadDependencies } from '../lead-dependencies.ts';
import { waitsUntil } from '../lead-state.ts';
import { storeFacets } from '../search/lead-search.ts';
import type { LeadTable } from '../tables.ts';
import { appendEvent, eventsOf } from '../timeline/lead-events.ts';

/** A lead that nobody else can change until the transaction ends, as it stands; undefined when there is none. */
export function lockLead(transaction: Db, id: string): Promise<LeadTable | undefined> {
  // A change that changes nothing: both databases hold the row for it.
  return transaction
    .updateTable('leads')
    .set((lead) => ({ version: lead.ref('version') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Locks several leads in the order of their ids, which every transaction keeps (docs/architecture.md), so that none waits
 * for another in a circle. Returns those that exist, by id.
 */
export async function lockLeads(transaction: Db, ids: Iterable<string>): Promise<Map<string, LeadTable>> {
  const rows = new Map<string, LeadTable>();
  for (const id of [...new Set(ids)].sort()) {
    const row = await lockLead(transaction, id);
    if (row) rows.set(id, row);
  }
  return rows;
}

/**
 * Locks the lead that a lead continues in, itself or the one that it was merged into, and returns it; null for an unknown
 * id. A merge and its undoing lock that lead too, so it stays the right one until the transaction ends.
 */
export async function lockSurvivingLead(transaction: Db, leadId: string): Promise<LeadTable | null> {
  const lead = await transaction
    .selectFrom('leads')
    .select('merged_into')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) return null;
  const survivingId = lead.merged_into ?? leadId;
  const row = await lockLead(transaction, survivingId);
  const now = await transaction
    .selectFrom('leads')
    .select('merged_into')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  // Merged, or separated, before the lock was granted.
  if ((now.merged_into ?? leadId) !== survivingId) return lockSurvivingLead(transaction, leadId);
  return row ?? null;
}

/** `version`: the one on the author's page. */
export interface LeadChange {
  leadId: string;
  version: number;
  by: EventAuthor;
  /** It answers the customer: it is not refused where colleagues have only assigned, noted or dated the lead since. */
  isAnswer?: boolean;
  /** It has waited to be sent: what its author has moved since is no reason against it. */
  hasWaited?: boolean;
}

/** The page was stale: what happened since, and the version that now stands. */
export interface Stale {
  ok: false;
  reason: 'changed';
  version: number;
  since: LeadEvent[];
}

export type ChangeOutcome<Reason extends string = never> =
  | { ok: true; version: number }
  | { ok: false; reason: 'no-such-lead' | Reason }
  | Stale;

/** Columns to change, the events to store, and what else belongs to the same transaction. */
export interface PlannedChange {
  set: Partial<LeadTable>;
  events: LeadEventData[];
  /** A reply that came while nobody waited: it changes neither figures nor owner. */
  isOnlyRecorded?: boolean;
  /** Runs before the timeline is written; `row` is the changed one. */
  alsoWrite?: (transaction: Db, row: LeadTable) => Promise<void>;
}

/** Plans a change of a lead as it stands, or refuses it. */
export type Plan<Reason extends string> = (
  row: LeadTable,
  transaction: Db,
) => PlannedChange | { refused: Reason } | Promise<PlannedChange | { refused: Reason }>;

function findRow(transaction: Db, leadId: string): Promise<LeadTable | undefined> {
  return transaction.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
}

async function listSince(transaction: Db, { leadId, version }: LeadChange): Promise<LeadEvent[]> {
  const rows = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('version', '>', version)
    .orderBy('position')
    .execute();
  return eventsOf(transaction, rows);
}

/** The refusal of a stale page. */
async function staleness(transaction: Db, change: LeadChange): Promise<Stale> {
  const now = await findRow(transaction, change.leadId);
  const since = await listSince(transaction, change);
  return { ok: false, reason: 'changed', version: now?.version ?? change.version, since };
}

/** The refusal of a change of a locked lead from a stale page; null where nothing stands against it. */
export async function findStaleness(
  transaction: Db,
  row: LeadTable,
  change: LeadChange,
): Promise<Stale | null> {
  return row.version === (await versionToChange(transaction, row, change))
    ? null
    : staleness(transaction, change);
}

/** An event after which an answer that was begun before it is still right: nobody said anything, and it stayed open. */
function leavesAnswers({ data, actor }: LeadEvent, { by, hasWaited }: LeadChange): boolean {
  const isOwn = actor.kind === 'staff' && typeof by !== 'string' && actor.id === by.id;
  if (data.type === 'stage' && hasWaited && isOwn) return true;
  if (data.type === 'stage') return !closedStages.includes(data.from) && !closedStages.includes(data.to);
  const harmless = ['owner', 'follow-up', 'note', 'reminded', 'done', 'not-done', 'priority', 'not-priority'];
  return data.type.startsWith('third-party-mail') || harmless.includes(data.type);
}

/**
 * The version from which a change of a locked lead goes on: the one that stands, where the page has it, or where the change
 * is an answer and colleagues have only assigned, noted or dated the lead since; else the one that the page has.
 */
async function versionToChange(
  transaction: Db,
  row: Pick<LeadTable, 'version'>,
  change: LeadChange,
): Promise<number> {
  if (!change.isAnswer || change.version >= row.version) return change.version;
  const since = await listSince(transaction, change);
  return since.length > 0 && since.every((event) => leavesAnswers(event, change))
    ? row.version
    : change.version;
}

/** Adds to a change that the lead is no longer a notice. */
export function outOfNotices<Change extends Pick<PlannedChange, 'set' | 'events'>>(
  { stage }: LeadTable,
  { set, events }: Change,
): Pick<PlannedChange, 'set' | 'events'> {
  if (set.folder !== undefined) return { set, events };
  return {
    set: { ...set, folder: 'inbox' },
    events: [...events, { type: 'stage', from: 'notice', to: set.stage ?? stage }],
  };
}

/** The events of a reply to the customer by whatever means. */
const answers: LeadEventData['type'][] = ['reply', 'reply-logged', 'quote-sent'];

/**
 * Adds to the plan of an answer: the first one is remembered, its author owns a lead that nobody owned, and what was a
 * notice is a conversation.
 */
function withAnswer(
  row: LeadTable,
  planned: PlannedChange,
  { by, at }: { by: EventAuthor; at: number },
): Pick<PlannedChange, 'set' | 'events'> {
  if (planned.isOnlyRecorded || !planned.events.some(({ type }) => answers.includes(type))) return planned;
  const { set, events } = row.folder === 'notices' ? outOfNotices(row, planned) : planned;
  // A mail may have been answered before it was read.
  const first = row.first_replied_at === null ? { first_replied_at: Math.max(at, row.received_at) } : {};
  if (typeof by === 'string' || row.owner_id !== null) return { set: { ...set, ...first }, events };
  const to = { id: by.id, name: by.name };
  return {
    set: { ...set, ...first, owner_id: to.id },
    events: [...events, { type: 'owner', from: null, to }],
  };
}

/**
 * Stores a changed row under the next version; false when somebody else changed it since it was read. The timer and the
 * facets are computed from the row. A reply, and what starts the timer again, end what staff called done.
 */
export async function storeChange(
  transaction: Db,
  row: LeadTable,
  changes: Partial<LeadTable>,
): Promise<LeadTable | null> {
  const set = 'replied_at' in changes ? { no_answer_needed_at: null, ...changes } : changes;
  const changed: LeadTable = { ...row, ...set, version: row.version + 1 };
  changed.waits_until = waitsUntil(changed);
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({ ...set, version: changed.version, waits_until: changed.waits_until })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return null;
  await storeFacets(transaction, changed);
  return changed;
}

/**
 * Changes a lead within the caller's transaction: reads it, compares the version, asks `plan` what to do, and stores row,
 * facets and timeline. A member of staff who answers a lead that nobody owns becomes its owner. Nothing is written when it
 * is refused. A lead that was merged into another is no longer there.
 */
export async function changeLeadIn<Reason extends string = never>(
  dependencies: Pick<LeadDependencies, 'timelineSubscribers'>,
  transaction: Db,
  change: LeadChange & { at: number },
  plan: Plan<Reason>,
): Promise<ChangeOutcome<Reason>> {
  const { at } = change;
  const row = await findRow(transaction, change.leadId);
  if (!row || row.merged_into !== null) return { ok: false, reason: 'no-such-lead' };
  const stale = await findStaleness(transaction, row, change);
  if (stale) return stale;
  const planned = await plan(row, transaction);
  if ('refused' in planned) return { ok: false, reason: planned.refused };
  const { set, events } = withAnswer(row, planned, change);
  const changed = await storeChange(transaction, row, set);
  if (!changed) return staleness(transaction, change);
  await planned.alsoWrite?.(transaction, changed);
  for (const data of events)
    await appendEvent(dependencies, transaction, { lead: changed, by: change.by, at, data });
  return { ok: true, version: changed.version };
}

/** `changeLeadIn` in a transaction of its own. Throws when the database fails. */
export async function changeLead<Reason extends string = never>(
  dependencies: Pick<LeadDependencies, 'db' | 'clock' | 'outboxIsWaiting' | 'timelineSubscribers'>,
  change: LeadChange,
  plan: Plan<Reason>,
): Promise<ChangeOutcome<Reason>> {
  const { db, clock, outboxIsWaiting } = dependencies;
  const at = clock();
  const outcome = await transact(db, (transaction) =>
    changeLeadIn(dependencies, transaction, { ...change, at }, plan),
  );
  if (outcome.ok) outboxIsWaiting();
  return outcome;
}
