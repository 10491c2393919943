import { type ExpressionBuilder, sql } from 'kysely';
import type { Company } from '../../../platform/company.ts';
import { csvLine } from '../../../platform/csv/csv-line.ts';
import type { Db } from '../../../platform/db/open-database.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { compactNumber } from '../../cargo/check-digits.ts';
import { referencesIn } from '../../requests/references.ts';
import { dateAt } from '../../settings/business-hours.ts';
import type { Milestone } from '../progress.ts';
import { isDelayed, progressOf } from '../progress.ts';
import type { DeskShipment } from '../shipment.ts';
import type { ShipmentFilter, ShipmentPage } from '../shipment-input.ts';
import { noDueDay, selectShipments, shipmentsOf } from './shipment-rows.ts';

interface Reading {
  db: Db;
  clock: () => number;
  company: Company;
}

/** A shipment as the desk’s list shows it. */
export interface ListedShipment
  extends Pick<
    DeskShipment,
    'id' | 'leadId' | 'reference' | 'state' | 'mode' | 'from' | 'to' | 'references' | 'dueOn' | 'changedAt'
  > {
  /** Whose it is: the company, else the name. */
  customer: string;
  /** The newest milestone that has happened, the one that comes next, and the last of the way. */
  last: Milestone | null;
  next: Milestone | null;
  arrival: Milestone | null;
  /** Its next milestone was due before today, on the calendar of the office’s hours. */
  isLate: boolean;
  /** A milestone that is still to come is expected later than planned. */
  isDelayed: boolean;
}

const todayOf = ({ clock, company }: Reading) => dateAt(clock(), company.hours.timeZone);

/** Whether a shipment has a number that begins like this, or its request this reference. */
function isNamed(shipment: ExpressionBuilder<Tables, 'shipments'>, text: string) {
  const references = referencesIn(text);
  if (references.length > 0)
    return shipment('lead_id', 'in', (leads) =>
      leads.selectFrom('leads').select('leads.id').where('leads.reference', 'in', references),
    );
  // As it is written, also what a pattern has a meaning for.
  const number = compactNumber(text).replace(/[%_\\]/g, '\\$&');
  return shipment('id', 'in', (numbers) =>
    numbers
      .selectFrom('shipment_references')
      .select('shipment_references.shipment_id')
      .where(sql<boolean>`shipment_references.value like ${`${number || '-'}%`} escape '\\'`),
  );
}

/** The ids of shipments alone, so that an index gives their order and no more is read than is shown. */
function selectListed(reading: Reading, { state, text = '' }: ShipmentFilter) {
  let query = reading.db.selectFrom('shipments').select(['id', 'due_on']);
  if (state === 'late') query = query.where('state', '=', 'under-way').where('due_on', '<', todayOf(reading));
  else if (state) query = query.where('state', '=', state);
  return text === '' ? query : query.where((shipment) => isNamed(shipment, text));
}

/** Shipments by their ids, in their order, with whose they are. */
async function findRows(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await selectShipments(db)
    .select(['leads.name', 'leads.company', 'leads.merged_into'])
    .where('shipments.id', 'in', ids)
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

/** A page of shipments; `next` is the cursor of the page behind it, null at the end. */
export interface ShipmentList {
  shipments: ListedShipment[];
  next: string | null;
}

/**
 * Shipments by the day on which their next milestone is due: what is late comes first, then what is due next, and those that
 * wait for nothing last, the newest of them first. A cursor is a place, not a count. Throws when the database fails.
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
    // One that was merged into another is worked on there.
    leadId: lead?.merged_into ?? leadId,
    customer: lead?.company || lead?.name || '',
    ...progressOf(milestones),
    isLate: isOpen && (dueOn ?? noDueDay) < today,
    isDelayed: isOpen && milestones.some((milestone) => milestone.actual === null && isDelayed(milestone)),
  };
}

/** The number of shipments in each tab of the list. */
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

/** The shipments that a filter finds as CSV, line by line, the titles first. Throws when the database fails. */
export async function* shipmentLines(reading: Reading, filter: ShipmentFilter): AsyncGenerator<string, void> {
  yield csvLine([...titles]);
  let cursor: string | undefined;
  do {
    const { shipments, next } = await listShipments(reading, filter, { cursor, limit: 200 });
    yield* shipments.map(lineOf);
    cursor = next ?? undefined;
  } while (cursor);
}
