import { type LeadEvent, type LeadEventData, sendDelayMs } from '#features/requests/lead.ts';
import { lockSurvivingLead } from '#features/requests/server/commands/change-lead.ts';
import type { EventAuthor, LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { appendEvent, eventsOf } from '#features/requests/server/timeline/lead-events.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { hasHappened } from '../progress.ts';
import type { ShipmentPart } from '../references.ts';
import { moveDeadlines } from './move-deadlines.ts';
import { deadlineAtOf, dueDayOf, milestonesIn, noDeadlineAt, noDueDay } from './shipment-rows.ts';
import type { ShipmentTable } from './tables.ts';

export type ShipmentDependencies = Pick<
  LeadDependencies,
  'db' | 'clock' | 'outboxIsWaiting' | 'timelineSubscribers'
>;

/** Shipment and author of a change, with the version of the page; null when the change cannot conflict. */
export interface ShipmentChange {
  shipmentId: string;
  version: number | null;
  by: EventAuthor;
}

/** Refusals that apply to every change. */
type CommonRefusal = 'no-such-shipment' | 'erased' | 'spam' | 'cancelled';

/** The page was stale: the events since then, and the current version. */
interface StaleShipment {
  ok: false;
  reason: 'changed';
  version: number;
  since: LeadEvent[];
}

export type ShipmentOutcome<Reason extends string = never> =
  | { ok: true; version: number }
  | { ok: false; reason: CommonRefusal | Reason }
  | StaleShipment;

/** Columns to change, events to store, and other writes of the transaction; empty without a change. */
export interface PlannedShipment {
  set: Partial<ShipmentTable>;
  events: LeadEventData[];
  alsoWrite?: () => Promise<unknown>;
}

/** A locked shipment with the lead that has its timeline. */
export interface LockedShipment {
  row: ShipmentTable;
  lead: LeadTable;
  transaction: Db;
  at: number;
}

/** A refusal with details. */
interface DetailedRefusal {
  ok: false;
  reason: string;
}

type Plan<Reason extends string, Refusal extends DetailedRefusal> = (
  locked: LockedShipment,
) => Promise<PlannedShipment | { refused: Reason } | Refusal | null>;

const shipmentEvents: LeadEventData['type'][] = [
  'shipment-begun',
  'shipment-changed',
  'shipment-cancelled',
  'milestone',
  'milestone-removed',
  'shipment-document',
];

/** Returns the event of a change of one part. */
export function partChanged(shipmentId: string, part: ShipmentPart): LeadEventData {
  return { type: 'shipment-changed', shipmentId, what: [part] };
}

/** Returns the events after a version: those of one change share a time, and each change is a version. */
async function eventsSince(
  transaction: Db,
  { id, lead_id: leadId, version }: ShipmentTable,
  { seen, keptId }: { seen: number; keptId: string },
): Promise<LeadEvent[]> {
  const rows = await transaction
    .selectFrom('lead_events')
    .selectAll()
    .where('lead_id', 'in', [leadId, keptId])
    .where('type', 'in', shipmentEvents)
    .orderBy('position')
    .execute();
  const own = (await eventsOf(transaction, rows)).filter(
    ({ data }) => 'shipmentId' in data && data.shipmentId === id,
  );
  const times = [...new Set(own.map(({ at }) => at))].slice(seen - version);
  return seen >= version ? [] : own.filter(({ at }) => times.includes(at));
}

/** Stores a changed row with the next version; derives the due dates and the delivery from its milestones. */
async function store(
  { transaction, row, at }: LockedShipment,
  set: Partial<ShipmentTable>,
): Promise<ShipmentTable> {
  const milestones = await milestonesIn(transaction, row.id);
  const deadlines = await moveDeadlines(transaction, { ...row, ...set }, { milestones, now: at });
  const isCancelled = (set.state ?? row.state) === 'cancelled';
  const isDelivered = hasHappened(milestones, 'delivered');
  const state = isCancelled ? 'cancelled' : isDelivered ? 'delivered' : 'under-way';
  return transaction
    .updateTable('shipments')
    .set({
      ...set,
      state,
      version: row.version + 1,
      changed_at: at,
      due_on: state === 'under-way' ? dueDayOf(milestones) : noDueDay,
      deadline_at: state === 'cancelled' ? noDeadlineAt : deadlineAtOf(deadlines, milestones),
      delivered_at: state === 'delivered' ? (row.delivered_at ?? at) : null,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the lead of a shipment and thereby the shipment; null when there is none. */
async function lockShipment(
  transaction: Db,
  shipmentId: string,
): Promise<Pick<LockedShipment, 'row' | 'lead'> | null> {
  const shipment = transaction.selectFrom('shipments').selectAll().where('id', '=', shipmentId);
  const found = await shipment.executeTakeFirst();
  const lead = found && (await lockSurvivingLead(transaction, found.lead_id));
  if (!lead) return null;
  return { lead, row: await shipment.executeTakeFirstOrThrow() };
}

/**
 * Changes a shipment in one transaction: locks its lead, compares the version, calls `plan`, and stores row and
 * timeline. Nothing is written when it is refused or there is no change. Refused for a stale page, after an erasure, in
 * spam, and while it is canceled unless `whileCancelled`.
 */
export async function changeShipment<Reason extends string = never, Refusal extends DetailedRefusal = never>(
  deps: ShipmentDependencies,
  { shipmentId, version, by }: ShipmentChange,
  plan: Plan<Reason, NoInfer<Refusal>>,
  { whileCancelled = false } = {},
): Promise<ShipmentOutcome<Reason> | NoInfer<Refusal>> {
  const at = deps.clock();
  const outcome = await transact(deps.db, async (transaction): Promise<ShipmentOutcome<Reason> | Refusal> => {
    const found = await lockShipment(transaction, shipmentId);
    if (!found) return { ok: false, reason: 'no-such-shipment' };
    const { row, lead } = found;
    if (lead.erased_at !== null) return { ok: false, reason: 'erased' };
    if (lead.folder === 'spam') return { ok: false, reason: 'spam' };
    if (version !== null && version !== row.version) {
      const since = await eventsSince(transaction, row, { seen: version, keptId: lead.id });
      return { ok: false, reason: 'changed', version: row.version, since };
    }
    if (row.state === 'cancelled' && !whileCancelled) return { ok: false, reason: 'cancelled' };
    const locked = { row, lead, transaction, at };
    const planned = await plan(locked);
    if (planned === null) return { ok: true, version: row.version };
    if ('ok' in planned) return planned;
    if ('refused' in planned) return { ok: false, reason: planned.refused };
    await planned.alsoWrite?.();
    const changed = await store(locked, planned.set);
    for (const data of planned.events) await appendEvent(deps, transaction, { lead, by, at, data });
    return { ok: true, version: changed.version };
  });
  if (outcome.ok) notifyOutbox(deps);
  return outcome;
}

/** Webhooks are due at once, the customer's mail once the change can no longer be undone. */
function notifyOutbox({ outboxIsWaiting }: Pick<ShipmentDependencies, 'outboxIsWaiting'>): void {
  outboxIsWaiting();
  setTimeout(outboxIsWaiting, sendDelayMs).unref();
}
