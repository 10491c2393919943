import {
  checkAirWaybillNumber,
  checkContainerNumber,
  compactNumber,
  type NumberCheck,
} from '#features/cargo/check-digits.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { addSearchTerms } from '#features/requests/server/search/lead-search.ts';
import { searchTextOf } from '#features/requests/server/search/shipment-numbers.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { insertLeadEvent } from '#features/requests/server/timeline/lead-events.ts';
import { type MilestoneCode, milestoneCodes } from '#features/shipments/milestones.ts';
import { inOrder } from '#features/shipments/progress.ts';
import { isUsuallyForCustomer, type ReferenceKind } from '#features/shipments/references.ts';
import { usualSchedule } from '#features/shipments/schedule.ts';
import { scopeOf } from '#features/shipments/scope.ts';
import { dueDayOf, milestoneOf, noDeadlineAt, noDueDay } from '#features/shipments/server/shipment-rows.ts';
import type {
  MilestoneTable,
  ShipmentReferenceTable,
  ShipmentTable,
} from '#features/shipments/server/tables.ts';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { day, hour } from '#platform/values/durations.ts';
import { type Draw, randomFrom, storeRows } from './draw.ts';
import { madeUpStaff } from './requests.ts';

/** Days from port to port. */
const transitDays: Record<TransportMode, number> = { air: 2, road: 3, rail: 14, lcl: 28, fcl: 26 };

/** Days before the departure on which a shipment is booked, and at least as many before that its request came in. */
const bookedBefore = 8;
const requestedBefore = 5;

/** Progress of a shipment: days to its departure (negative: ago), by its days in transit. */
const stages = {
  booked: () => 6,
  'about to depart': () => 1,
  'on its way': (transit: number) => -Math.ceil(transit / 2),
  /** It should have arrived three days ago, and nobody reported that. */
  late: (transit: number) => -transit - 3,
  /** Its arrival is expected later than planned. */
  delayed: (transit: number) => -Math.ceil(transit / 2),
  arrived: (transit: number) => -transit - 1,
  delivered: (transit: number) => -transit - 9,
} as const;

type Stage = keyof typeof stages;

/** Shipments in each stage, at most. */
const perStage = 3;

const dayIn = (now: number, days: number) => new Date(now + days * day).toISOString().slice(0, 10);

function withCheckDigit(number: string, check: (typed: string) => NumberCheck): string {
  const digit = [...'0123456789'].find((each) => check(number + each) === 'right');
  return number + (digit ?? '0');
}

function numbersOf(draw: Draw, mode: TransportMode): { kind: ReferenceKind; shown: string }[] {
  const digits = (length: number) => Array.from({ length }, () => draw.whole(0, 9)).join('');
  if (mode === 'air')
    return [{ kind: 'air-waybill', shown: withCheckDigit(`020-${digits(7)}`, checkAirWaybillNumber) }];
  const booking = { kind: 'booking' as const, shown: `EBKG${digits(7)}` };
  if (mode !== 'fcl') return [booking];
  return [booking, { kind: 'container', shown: withCheckDigit(`CSQU${digits(6)}`, checkContainerNumber) }];
}

interface MadeUpShipment {
  shipment: ShipmentTable;
  milestones: MilestoneTable[];
  references: ShipmentReferenceTable[];
}

interface Followed {
  lead: LeadTable;
  mode: TransportMode;
  stage: Stage;
  quoteId: string | null;
}

function milestonesOf(
  draw: Draw,
  {
    id,
    lane,
    stage,
    mode,
  }: { id: string; lane: ReturnType<typeof laneOf>; stage: Stage; mode: TransportMode },
  now: number,
): MilestoneTable[] {
  const departsIn = stages[stage](transitDays[mode]);
  const arrivesIn = departsIn + transitDays[mode];
  const by = draw.one(madeUpStaff);
  const bookedOn = dayIn(now, departsIn - bookedBefore);
  const days = { departs: dayIn(now, departsIn), arrives: dayIn(now, arrivesIn) };
  const plan = usualSchedule(mode, days, scopeOf(null, null));
  const last = milestoneCodes.indexOf(stage === 'late' ? 'departed' : 'empty-returned');
  return [{ code: 'booked' as MilestoneCode, planned: bookedOn }, ...plan].map(({ code, planned }) => {
    const rank = milestoneCodes.indexOf(code);
    const isReached = planned < dayIn(now, 0) && rank <= last;
    const isDelayed = stage === 'delayed' && rank >= milestoneCodes.indexOf('arrived');
    const time = `${String(draw.whole(7, 19)).padStart(2, '0')}:${draw.one(['00', '15', '30', '45'])}`;
    const end = code === 'departed' ? lane.from : code === 'arrived' ? lane.to : null;
    return {
      id: `${id}-${code}`,
      shipment_id: id,
      code,
      planned: code === 'booked' ? null : planned,
      estimated: isDelayed ? new Date(Date.parse(planned) + 4 * day).toISOString().slice(0, 10) : null,
      actual: isReached ? `${planned}T${time}` : null,
      place: end?.text ?? '',
      place_code: end?.code ?? null,
      comment: '',
      delay_reason: isDelayed ? ('port-congestion' as const) : null,
      posted_by: by.id,
      posted_by_name: by.name,
      posted_at: Math.min(Date.parse(planned) + 20 * hour, now),
    };
  });
}

function laneOf({ payload }: Pick<LeadTable, 'payload'>) {
  const { from, to } = cargoIn(parseJson(payload)) ?? {};
  const endOf = (place: typeof from) => ({ text: place?.text ?? '', code: place?.code ?? null });
  return { from: endOf(from), to: endOf(to) };
}

function madeUpShipment(draw: Draw, { lead, mode, stage, quoteId }: Followed, now: number): MadeUpShipment {
  const id = `shipment-${lead.id}`;
  const lane = laneOf(lead);
  const milestones = milestonesOf(draw, { id, lane, stage, mode }, now);
  const begunAt = now + (stages[stage](transitDays[mode]) - bookedBefore) * day;
  const isDelivered = stage === 'delivered';
  const customer = {
    name: lead.company || lead.name,
    address: '',
    contact: [lead.company && lead.name, lead.phone, lead.email].filter(Boolean).join('\n'),
  };
  return {
    shipment: {
      id,
      lead_id: lead.id,
      version: 1 + milestones.length,
      mode,
      quote_id: quoteId,
      state: isDelivered ? 'delivered' : 'under-way',
      from_text: lane.from.text,
      from_code: lane.from.code,
      to_text: lane.to.text,
      to_code: lane.to.code,
      parties: jsonText({ shipper: customer }),
      wants_mail: 1,
      deadline_at: noDeadlineAt,
      due_on: isDelivered ? noDueDay : dueDayOf(inOrder(milestones.map(milestoneOf))),
      begun_at: begunAt,
      changed_at: Math.max(...milestones.map(({ posted_at }) => posted_at)),
      delivered_at: milestones.find(({ code, actual }) => code === 'delivered' && actual)?.posted_at ?? null,
    },
    milestones,
    references: numbersOf(draw, mode).map(({ kind, shown }, number) => ({
      shipment_id: id,
      number,
      kind,
      value: compactNumber(shown),
      shown,
      is_for_customer: isUsuallyForCustomer(kind) ? 1 : 0,
    })),
  };
}

/** Won requests with the details of a shipment, those of customers with an account first, then the newest. */
async function findWon(db: Db): Promise<(LeadTable & { quote_id: string | null })[]> {
  const rows = await db
    .selectFrom('leads')
    .leftJoin('quotes', (quote) =>
      quote.onRef('quotes.lead_id', '=', 'leads.id').on('quotes.state', '=', 'accepted'),
    )
    .selectAll('leads')
    .select('quotes.id as quote_id')
    .where('leads.stage', '=', 'won')
    .where('leads.folder', '=', 'inbox')
    .where('leads.merged_into', 'is', null)
    .where('leads.mode', 'is not', null)
    .orderBy('leads.number', 'desc')
    .limit(2000)
    .execute();
  return rows.toSorted((one, other) => Number(one.account_id === null) - Number(other.account_id === null));
}

/** Begins the shipments of a few won requests, some in each stage and one of them late, the same ones for the same seed. */
export async function seedShipments(
  db: Db,
  { now, seed = 1 }: { now: number; seed?: number },
): Promise<void> {
  const draw = randomFrom(seed + 6);
  const won = await findWon(db);
  const chosen: Followed[] = [];
  for (let round = 0; round < perStage; round += 1)
    for (const stage of Object.keys(stages) as Stage[]) {
      const at = won.findIndex(({ mode, received_at: receivedAt }) => {
        if (!mode) return false;
        const requestedIn = stages[stage](transitDays[mode]) - bookedBefore - requestedBefore;
        return Number(receivedAt) <= now + requestedIn * day;
      });
      const [found] = at < 0 ? [] : won.splice(at, 1);
      if (!found?.mode) continue;
      const { quote_id: quoteId, ...lead } = found;
      chosen.push({ lead, mode: found.mode, stage, quoteId });
    }
  const made = chosen.map((followed) => madeUpShipment(draw, followed, now));
  await storeRows(db, {
    shipments: made.map(({ shipment }) => shipment),
    milestones: made.flatMap(({ milestones }) => milestones),
    shipment_references: made.flatMap(({ references }) => references),
  });
  await db.transaction().execute(async (transaction) => {
    for (const [index, { shipment, references }] of made.entries()) {
      const lead = chosen[index]?.lead;
      if (!lead) continue;
      await addSearchTerms(transaction, lead.number, references.map(searchTextOf).join('\n'));
      const data = { type: 'shipment-begun', shipmentId: shipment.id } as const;
      await insertLeadEvent(transaction, { lead, by: draw.one(madeUpStaff), at: shipment.begun_at, data });
    }
  });
}
