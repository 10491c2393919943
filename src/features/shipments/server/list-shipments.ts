import { type ExpressionBuilder, sql } from 'kysely';
import { csvLine } from '../../../platform/csv/csv-line.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { compactNumber } from '../../cargo/check-digits.ts';
import { referencesIn } from '../../requests/references.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { isDelayed, progressOf } from '../progress.ts';
import type { DeskShipment, Milestone } from '../shipment.ts';
import type { ShipmentFilter, ShipmentPage } from '../shipment-input.ts';
import { noDueDay, selectShipments, shipmentsOf } from './shipment-rows.ts';

interface Reading {
  db: Db;
  clock: () => number;
}

export interface ListedShipment
  extends Pick<
    DeskShipment,
    'id' | 'leadId' | 'reference' | 'state' | 'mode' | 'from' | 'to' | 'references' | 'dueOn' | 'changedAt'
  > {
  /** The company, or else the name. */
  customer: string;
  /** The newest milestone that has happened, the next one, and the last of the route. */
  last: Milestone | null;
  next: Milestone | null;
  arrival: Milestone | null;
  /** The next milestone was due before today, in the zone of the office hours. */
  isLate: boolean;
  /** A future milestone is expected later than planned. */
  isDelayed: boolean;
}

const todayOf = ({ clock }: Reading) => dateAt(clock(), currentSettings().company.hours.timeZone);

/** Matches the beginning of a number of the shipment, or the reference of its request. */
function isNamed(shipment: ExpressionBuilder<Tables, 'shipments'>, text: string) {
  const references = referencesIn(text);
  if (references.length > 0)
    return shipment('lead_id', 'in', (leads) =>
      leads.selectFrom('leads').select('leads.id').where('leads.reference', 'in', references),
    );
  // Escapes wildcards.
  const number = compactNumber(text).replace(/[%_\\]/g, '\\$&');
  return shipment('id', 'in', (numbers) =>
    numbers
      .selectFrom('shipment_references')
      .select('shipment_references.shipment_id')
      .where(sql<boolean>`shipment_references.value like ${`${number || '-'}%`} escape '\\'`),
  );
}

/** Selects only ids, so that an index gives the order and no other rows are read. */
function selectListed(reading: Reading, { state, text = '' }: ShipmentFilter) {
  let query = reading.db.selectFrom('shipments').select(['id', 'due_on']);
  if (state === 'late') query = query.where('state', '=', 'under-way').where('due_on', '<', todayOf(reading));
  else if (state) query = query.where('state', '=', state);
  return text === '' ? query : query.where((shipment) => isNamed(shipment, text));
}

/** Returns shipments by id, in the given order, with their customers. */
async function findRows(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await selectShipments(db)
    .select(['leads.name', 'leads.company', 'leads.merged_into'])
    .where('shipments.id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

export interface ShipmentList {
  shipments: ListedShipment[];
  next: string | null;
}

/**
 * Lists shipments by the due date of their next milestone: late ones first, then upcoming ones, and those without a due
 * date last, the newest of them first. The cursor is a position, not an offset. Throws when the database fails.
 */
export async function listShipments(
  reading: Reading,
  filter: ShipmentFilter,
  { cursor, limit }: ShipmentPage,
): Promise<ShipmentList> {
  const [dueOn = '', id = ''] = cursor?.split('.') ?? [];
  const found = await selectListed(reading, filter)
    .$if(cursor !== undefined, (query) =>
      // The first condition is where an index begins.
      query
        .where('due_on', '>=', dueOn)
        .where((shipment) =>
          shipment.or([
            shipment('due_on', '>', dueOn),
            shipment.and([shipment('due_on', '=', dueOn), shipment('id', '<', id)]),
          ]),
        ),
    )
    .orderBy('due_on')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = found.slice(0, limit);
  const rows = await findRows(
    reading.db,
    page.map((row) => row.id),
  );
  const shipments = await shipmentsOf(reading.db, rows);
  const today = todayOf(reading);
  const last = page.at(-1);
  return {
    shipments: shipments.map((shipment, at) => listed(shipment, { today, lead: rows[at] })),
    next: found.length > limit && last ? `${last.due_on}.${last.id}` : null,
  };
}

function listed(
  { id, leadId, reference, state, mode, from, to, references, dueOn, changedAt, milestones }: DeskShipment,
  {
    today,
    lead,
  }: { today: string; lead: { name: string; company: string; merged_into: string | null } | undefined },
): ListedShipment {
  const isOpen = state === 'under-way';
  return {
    id,
    reference,
    state,
    mode,
    from,
    to,
    references,
    dueOn,
    changedAt,
    // A merged request is handled in the other one.
    leadId: lead?.merged_into ?? leadId,
    customer: lead?.company || lead?.name || '',
    ...progressOf(milestones, state),
    isLate: isOpen && (dueOn ?? noDueDay) < today,
    isDelayed: isOpen && milestones.some((milestone) => milestone.actual === null && isDelayed(milestone)),
  };
}

/** Counts the shipments in each tab of the list. */
export async function countShipments(reading: Reading): Promise<Record<'under-way' | 'late', number>> {
  const { db } = reading;
  const row = await db
    .selectFrom('shipments')
    .select((shipment) => [
      shipment.fn.countAll().as('all'),
      shipment.fn.sum(shipment.case().when('due_on', '<', todayOf(reading)).then(1).else(0).end()).as('late'),
    ])
    .where('state', '=', 'under-way')
    .executeTakeFirstOrThrow();
  return { 'under-way': Number(row.all), late: Number(row.late ?? 0) };
}

const titles = [
  ...(['id', 'reference', 'customer', 'state', 'mode', 'from', 'fromCode', 'to', 'toCode'] as const),
  ...(['numbers', 'last', 'lastAt', 'next', 'nextAt', 'dueOn', 'late', 'delayed', 'changedAt'] as const),
];

function lineOf(shipment: ListedShipment): string {
  const { from, to, references, last, next, dueOn, isLate } = shipment;
  const cells: Record<(typeof titles)[number], string> = {
    id: shipment.id,
    reference: shipment.reference,
    customer: shipment.customer,
    state: shipment.state,
    mode: shipment.mode ?? '',
    from: from.text,
    fromCode: from.code ?? '',
    to: to.text,
    toCode: to.code ?? '',
    numbers: references.map(({ kind, text }) => `${kind} ${text}`).join('; '),
    last: last?.code ?? '',
    lastAt: last?.actual ?? '',
    next: next?.code ?? '',
    nextAt: next?.estimated ?? next?.planned ?? '',
    dueOn: dueOn ?? '',
    late: isLate ? 'yes' : '',
    delayed: shipment.isDelayed ? 'yes' : '',
    changedAt: new Date(shipment.changedAt).toISOString(),
  };
  return csvLine(titles.map((title) => cells[title]));
}

/** Yields the filtered shipments as CSV lines, the header first. Throws when the database fails. */
export async function* shipmentLines(reading: Reading, filter: ShipmentFilter): AsyncGenerator<string, void> {
  yield csvLine([...titles]);
  let cursor: string | undefined;
  do {
    const { shipments, next } = await listShipments(reading, filter, { cursor, limit: 200 });
    yield* shipments.map(lineOf);
    cursor = next ?? undefined;
  } while (cursor);
}
