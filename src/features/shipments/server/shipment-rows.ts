import type { StaffName } from '#features/requests/lead.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { dayPart } from '#platform/values/local-time.ts';
import { inListOrder, openDeadlines } from '../deadlines.ts';
import { inOrder, shownTime, withStates } from '../progress.ts';
import type { Deadline, DeskShipment, Milestone } from '../shipment.ts';
import type { MilestoneTable, ShipmentDeadlineTable, ShipmentTable } from './tables.ts';

/** Due date of a shipment without a next milestone: sorts last. */
export const noDueDay = '9999-12-31';

/** Instant of a shipment without an open deadline: sorts last. */
export const noDeadlineAt = Date.parse('9999-12-31T00:00:00Z');

function deadlineOf(row: ShipmentDeadlineTable): Deadline {
  const { id, kind, title, note } = row;
  return {
    id,
    kind,
    title,
    dueAt: row.due_at,
    timeZone: row.time_zone,
    isTyped: row.is_typed === 1,
    ownerId: row.owner_id,
    note,
    doneAt: row.done_at,
    doneBy: row.done_by_name ?? '',
  };
}

/** Returns deadlines by the shipment’s id, as its page lists them. */
async function findDeadlines(db: Db, shipmentIds: string[]): Promise<Map<string, Deadline[]>> {
  if (shipmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('shipment_deadlines')
    .selectAll()
    .where('shipment_id', 'in', shipmentIds)
    .orderBy('id')
    .execute();
  const byShipment = Map.groupBy(rows, ({ shipment_id }) => shipment_id);
  return new Map([...byShipment].map(([id, found]) => [id, inListOrder(found.map(deadlineOf))]));
}

/** Returns the deadlines of one shipment. */
export async function deadlinesIn(db: Db, shipmentId: string): Promise<Deadline[]> {
  return (await findDeadlines(db, [shipmentId])).get(shipmentId) ?? [];
}

/** Returns the instant at which the next deadline asks for somebody. */
export function deadlineAtOf(deadlines: Deadline[], milestones: Milestone[]): number {
  return openDeadlines(deadlines, milestones)[0]?.asksAt ?? noDeadlineAt;
}

export function milestoneOf(row: MilestoneTable): DeskShipment['milestones'][number] {
  const { id, code, planned, estimated, actual, place, comment } = row;
  return {
    id,
    code,
    planned,
    estimated,
    actual,
    place,
    comment,
    placeCode: row.place_code,
    delayReason: row.delay_reason,
    postedBy: row.posted_by_name ?? '',
    postedAt: row.posted_at,
  };
}

/** Returns milestones by the shipment’s id, in the order of the route. */
async function findMilestones(
  db: Db,
  shipmentIds: string[],
): Promise<Map<string, DeskShipment['milestones']>> {
  if (shipmentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('milestones')
    .selectAll()
    .where('shipment_id', 'in', shipmentIds)
    .orderBy('id')
    .execute();
  return new Map(
    shipmentIds.map((id) => [id, inOrder(rows.filter((row) => row.shipment_id === id).map(milestoneOf))]),
  );
}

/** Returns the milestones of one shipment, in the order of the route. */
export async function milestonesIn(db: Db, shipmentId: string): Promise<DeskShipment['milestones']> {
  return (await findMilestones(db, [shipmentId])).get(shipmentId) ?? [];
}

/** Returns the due date of the next milestone; skips unreported ones. */
export function dueDayOf(milestones: Milestone[]): string {
  const [next] = withStates(milestones)
    .filter(({ state }) => state === 'next' || state === 'planned')
    .flatMap((milestone) => shownTime(milestone) ?? []);
  return next ? dayPart(next.time) : noDueDay;
}

export function routeOf(row: ShipmentTable): Pick<DeskShipment, 'mode' | 'from' | 'to'> {
  return {
    mode: row.mode,
    from: { text: row.from_text, code: row.from_code },
    to: { text: row.to_text, code: row.to_code },
  };
}

async function findDocuments(db: Db, shipmentIds: string[]) {
  return db
    .selectFrom('shipment_documents')
    .innerJoin('attachments', 'attachments.id', 'shipment_documents.attachment_id')
    .select(['attachment_id', 'shipment_id', 'kind', 'is_for_customer', 'added_at', 'name', 'size'])
    .where('shipment_id', 'in', shipmentIds)
    .orderBy('attachment_id')
    .execute();
}

export type ShipmentRow = ShipmentTable & { reference: string };

export function selectShipments(db: Db) {
  return db
    .selectFrom('shipments')
    .innerJoin('leads', 'leads.id', 'shipments.lead_id')
    .selectAll('shipments')
    .select('leads.reference');
}

/** Returns shipments with all of their related rows, in the given order. */
export async function shipmentsOf(db: Db, rows: ShipmentRow[]): Promise<DeskShipment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [milestones, deadlines, documents, references] = [
    await findMilestones(db, ids),
    await findDeadlines(db, ids),
    await findDocuments(db, ids),
    await db
      .selectFrom('shipment_references')
      .selectAll()
      .where('shipment_id', 'in', ids)
      .orderBy('number')
      .execute(),
  ];
  return rows.map((row) => ({
    id: row.id,
    leadId: row.lead_id,
    reference: row.reference,
    version: row.version,
    state: row.state,
    ...routeOf(row),
    quoteId: row.quote_id,
    parties: parseJson(row.parties),
    references: references
      .filter(({ shipment_id }) => shipment_id === row.id)
      .map(({ kind, shown: text, value, is_for_customer }) => ({
        ...{ kind, text, value },
        isForCustomer: is_for_customer === 1,
      })),
    milestones: milestones.get(row.id) ?? [],
    deadlines: deadlines.get(row.id) ?? [],
    documents: documents
      .filter(({ shipment_id }) => shipment_id === row.id)
      .map(({ attachment_id: fileId, name, size, kind, added_at, is_for_customer }) => ({
        fileId,
        name,
        size,
        kind,
        addedAt: Number(added_at),
        isForCustomer: is_for_customer === 1,
      })),
    wantsMail: row.wants_mail === 1,
    dueOn: row.due_on === noDueDay ? null : row.due_on,
    begunAt: row.begun_at,
    changedAt: row.changed_at,
    deliveredAt: row.delivered_at,
  }));
}

/** Returns the columns of a milestone's author. */
export function postedBy(by: StaffName | string, at: number) {
  return typeof by === 'string'
    ? { posted_by: null, posted_by_name: null, posted_at: at }
    : { posted_by: by.id, posted_by_name: by.name, posted_at: at };
}
