import { type ExpressionBuilder, sql } from 'kysely';
import { compactNumber } from '#features/cargo/check-digits.ts';
import { referencesIn } from '#features/requests/references.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { momentCell } from '#platform/csv/csv-line.ts';
import { countRows } from '#platform/db/count-rows.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { Tables } from '#platform/db/tables.ts';
import { defineList, type ListPage, type ListRows } from '#platform/lists/define-list.ts';
import { deadlinesSoonUntil, openDeadlines } from '../deadlines.ts';
import { isDelayed, progressOf } from '../progress.ts';
import type { Deadline, DeskShipment, Milestone } from '../shipment.ts';
import { type ShipmentQuery, shipmentQuery } from '../shipment-input.ts';
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
  /** The open deadline that is overdue, or else asks for somebody first; null without one, and for a canceled shipment. */
  deadline: Deadline | null;
  /** It is overdue. */
  isOverdue: boolean;
  /** The next milestone was due before today, in the zone of the office hours. */
  isLate: boolean;
  /** A future milestone is expected later than planned. */
  isDelayed: boolean;
}

/** Returns the time until which deadlines count as due. */
const dueUntil = ({ clock }: Reading) => deadlinesSoonUntil(clock(), currentSettings().company.hours);

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
function selectListed(reading: Reading, { state, text = '' }: ShipmentQuery) {
  let query = reading.db.selectFrom('shipments').select(['id', 'due_on', 'deadline_at']);
  if (state === 'late') query = query.where('state', '=', 'under-way').where('due_on', '<', todayOf(reading));
  else if (state === 'due') query = query.where('deadline_at', '<=', dueUntil(reading));
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

type OrderColumn = 'due_on' | 'deadline_at';

/** Returns ids of a page in the order of a column, the newest of equal ones first. */
function selectPage(
  query: ReturnType<typeof selectListed>,
  column: OrderColumn,
  { cursor, limit }: ListPage,
) {
  const [position = '', id = ''] = cursor?.split('.') ?? [];
  const from = column === 'due_on' ? position : Number(position);
  return query
    .$if(cursor !== undefined, (page) =>
      // The first condition is where an index begins.
      page
        .where(column, '>=', from)
        .where((shipment) =>
          shipment.or([
            shipment(column, '>', from),
            shipment.and([shipment(column, '=', from), shipment('id', '<', id)]),
          ]),
        ),
    )
    .orderBy(column)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/**
 * Lists shipments by the due date of their next milestone: late ones first, then upcoming ones, and those without a due
 * date last, the newest of them first; or by their next deadline in the same way, as those whose deadline is due always are.
 * The cursor is a position, not an offset. Throws when the database fails.
 */
async function readShipments(
  reading: Reading,
  query: ShipmentQuery,
  { cursor, limit }: ListPage,
): Promise<ListRows<ListedShipment>> {
  const column: OrderColumn = query.sort === 'deadline' || query.state === 'due' ? 'deadline_at' : 'due_on';
  const found = await selectPage(selectListed(reading, query), column, { cursor, limit });
  const page = found.slice(0, limit);
  const rows = await findRows(
    reading.db,
    page.map((row) => row.id),
  );
  const shipments = await shipmentsOf(reading.db, rows);
  const last = page.at(-1);
  const times = { today: todayOf(reading), now: reading.clock() };
  return {
    rows: shipments.map((shipment, at) => listed(shipment, { ...times, lead: rows[at] })),
    next: found.length > limit && last ? `${last[column]}.${last.id}` : null,
  };
}

interface ListedFacts {
  today: string;
  now: number;
  lead: { name: string; company: string; merged_into: string | null } | undefined;
}

function listed(shipment: DeskShipment, { today, now, lead }: ListedFacts): ListedShipment {
  const { id, leadId, reference, state, mode, from, to, references, dueOn, changedAt } = shipment;
  const { milestones } = shipment;
  const isOpen = state === 'under-way';
  const asking = state === 'cancelled' ? [] : openDeadlines(shipment.deadlines, milestones);
  const overdue = asking.find(({ dueAt }) => dueAt !== null && dueAt <= now);
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
    deadline: overdue ?? asking[0] ?? null,
    isOverdue: overdue !== undefined,
    isLate: isOpen && (dueOn ?? noDueDay) < today,
    isDelayed: isOpen && milestones.some((milestone) => milestone.actual === null && isDelayed(milestone)),
  };
}

/** Counts the shipments in each tab of the list. */
export async function countShipments(
  reading: Reading,
): Promise<Record<'due' | 'under-way' | 'late', number>> {
  const { db } = reading;
  const due = await countDueShipments(reading);
  const row = await db
    .selectFrom('shipments')
    .select((shipment) => [
      shipment.fn.countAll().as('all'),
      shipment.fn.sum(shipment.case().when('due_on', '<', todayOf(reading)).then(1).else(0).end()).as('late'),
    ])
    .where('state', '=', 'under-way')
    .executeTakeFirstOrThrow();
  return { due, 'under-way': Number(row.all), late: Number(row.late ?? 0) };
}

/** Counts the shipments with a deadline that is due by the end of the next business day, or needs its time. */
export async function countDueShipments(reading: Reading): Promise<number> {
  return countRows(reading.db.selectFrom('shipments').where('deadline_at', '<=', dueUntil(reading)));
}

const yes = (isTrue: boolean) => (isTrue ? 'yes' : '');

export const shipmentList = defineList({
  name: 'shipments',
  noun: 'shipments',
  first: 'the late ones',
  query: shipmentQuery,
  cursor: () => /^(?:\d{4}-\d{2}-\d{2}|\d{1,16})\.[\w-]{1,64}$/,
  read: readShipments,
  cells: {
    id: ({ id }) => id,
    reference: ({ reference }) => reference,
    customer: ({ customer }) => customer,
    state: ({ state }) => state,
    mode: ({ mode }) => mode ?? '',
    from: ({ from }) => from.text,
    fromCode: ({ from }) => from.code ?? '',
    to: ({ to }) => to.text,
    toCode: ({ to }) => to.code ?? '',
    numbers: ({ references }) => references.map(({ kind, text }) => `${kind} ${text}`).join('; '),
    last: ({ last }) => last?.code ?? '',
    lastAt: ({ last }) => last?.actual ?? '',
    next: ({ next }) => next?.code ?? '',
    nextAt: ({ next }) => next?.estimated ?? next?.planned ?? '',
    dueOn: ({ dueOn }) => dueOn ?? '',
    late: ({ isLate }) => yes(isLate),
    delayed: ({ isDelayed }) => yes(isDelayed),
    deadline: ({ deadline }) => (deadline ? deadline.title || deadline.kind : ''),
    deadlineAt: ({ deadline }) => momentCell(deadline?.dueAt ?? null),
    deadlineOverdue: ({ isOverdue }) => yes(isOverdue),
    changedAt: ({ changedAt }) => momentCell(changedAt),
  },
});
