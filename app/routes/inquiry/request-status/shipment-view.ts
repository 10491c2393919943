import { fill, listIn, pluralOf } from '../../../../contract/format.ts';
import type { Locale } from '../../../../contract/locale.ts';
import { placeName } from '../../../../contract/place.ts';
import type { TransportMode } from '../../../../contract/shipment/choices.ts';
import { daysBetween, localTimeIn } from '../../../../contract/tracking/local-time.ts';
import type { MilestoneCode } from '../../../../contract/tracking/milestones.ts';
import {
  currentTime,
  isDelayed,
  isOnMainLeg,
  type Milestone,
  type MilestoneState,
  progressOf,
  shownTime,
  withStates,
} from '../../../../contract/tracking/progress.ts';
import type { CustomerShipment, ShipmentPlace } from '../../../../contract/tracking/shipment.ts';
import type { SiteStrings } from '../../../content/strings.ts';
import { milestoneName, type TrackingStrings } from '../../../content/tracking-strings.ts';
import { drawShipment, type ShipmentMap, type Stop } from '../../../map/draw-shipment.ts';

export interface ShipmentViewContext {
  locale: Locale;
  names: TrackingStrings;
  strings: SiteStrings['shipmentPage'];
  now: number;
  findLocation: (code: string) => Promise<[longitude: number, latitude: number] | null>;
}

/** A milestone as the line shows it; those without a report are folded. */
export interface LineEntry {
  id: string;
  state: Exclude<MilestoneState, 'unreported'>;
  name: string;
  place: string;
  /** Null while nothing is known. */
  time: { text: string; kind: string; dateTime: string } | null;
  /** What is said of a delay, its reason included; empty without one. */
  delay: string;
  /** What staff say of it; empty where they say nothing. */
  comment: string;
  /** How far it is to the next place on the main leg; empty on land and where a time is missing. */
  leg: string;
}

const isDeparture = (code: MilestoneCode) => code === 'departed' || code === 'transshipment-departed';
const isArrival = (code: MilestoneCode) => code === 'arrived' || code === 'transshipment-arrived';

function delayOf(milestone: Milestone, { names, strings, locale, now }: ShipmentViewContext): string {
  const { planned, delayReason } = milestone;
  const shown = shownTime(milestone);
  if (!isDelayed(milestone) || !planned || !shown) return '';
  const days = daysBetween(planned, shown.time);
  const values = { planned: localTimeIn(planned, locale, new Date(now).getUTCFullYear()) };
  const late = days > 0 ? pluralOf(locale, days, strings.late, values) : fill(strings.lateSameDay, values);
  return delayReason ? `${late}: ${names.delays[delayReason]}` : late;
}

/** How long a shipment is between two ports, after the departure at an index. */
function legAfter(
  milestones: readonly Milestone[],
  index: number,
  mode: TransportMode | null,
  { strings, locale }: ShipmentViewContext,
): string {
  const departure = milestones[index];
  if (!departure || !isDeparture(departure.code)) return '';
  const arrival = milestones.slice(index + 1).find(({ code }) => isArrival(code));
  const [left, reached] = [shownTime(departure)?.time, arrival && shownTime(arrival)?.time];
  const way = mode ? strings.leg[mode] : strings.legUnknown;
  const days = left && reached ? daysBetween(left, reached) : 0;
  return days > 0 ? `${way} · ${pluralOf(locale, days, strings.days)}` : way;
}

type AnyEntry = Omit<LineEntry, 'state'> & { state: MilestoneState };

function entriesOf(shipment: CustomerShipment, context: ShipmentViewContext): AnyEntry[] {
  const { names, strings, locale, now } = context;
  const thisYear = new Date(now).getUTCFullYear();
  return withStates(shipment.milestones).map((milestone, index, all) => {
    const shown = currentTime(all, index);
    return {
      id: milestone.id,
      state: milestone.state,
      name: milestoneName(names, milestone.code, shipment.mode),
      place: placeName(milestone.place),
      time: shown && {
        text: localTimeIn(shown.time, locale, thisYear),
        kind: strings.kinds[shown.kind],
        dateTime: shown.time,
      },
      delay: delayOf(milestone, context),
      comment: milestone.comment,
      leg: legAfter(all, index, shipment.mode, context),
    };
  });
}

/** What is drawn of a lane: how far each leg is, beside the drawing itself. */
interface DrawnLane extends ShipmentMap {
  alt: string;
  legStates: ('done' | 'current' | 'ahead')[];
}

async function laneOf(shipment: CustomerShipment, context: ShipmentViewContext): Promise<DrawnLane | null> {
  const { mode, from, to, milestones } = shipment;
  const between = milestones.filter(({ code }) => code === 'transshipment-arrived');
  const codes = [from, ...between.map(({ place, placeCode }) => ({ text: place, code: placeCode })), to];
  const located = await Promise.all(
    codes.map(async ({ text, code }) => ({
      name: placeName(text),
      position: code ? await context.findLocation(code) : null,
    })),
  );
  const [first, last] = [located.at(0), located.at(-1)];
  if (!first?.position || !last?.position) return null;
  const stops = located.filter((stop): stop is Stop => stop.position !== null);
  const drawn = drawShipment(mode, stops) ?? drawShipment(mode, [first as Stop, last as Stop]);
  if (!drawn) return null;
  const left = milestones.filter(({ code, actual }) => isDeparture(code) && actual).length;
  const reached = milestones.filter(({ code, actual }) => isArrival(code) && actual).length;
  const isThere = shipment.state === 'delivered' || (left > 0 && !isOnMainLeg(milestones));
  const hasAllStops = drawn.legs.length === codes.length - 1;
  return {
    ...drawn,
    alt: fill(context.strings.map.alt, {
      stops: listIn(
        context.locale,
        drawn.stops.map(({ name }) => name),
      ),
    }),
    legStates: drawn.legs.map((_, leg) => {
      if (isThere || (hasAllStops && leg < reached)) return 'done';
      return leg < left ? 'current' : 'ahead';
    }),
  };
}

function endOf({ text, code }: ShipmentPlace) {
  return { name: placeName(text), code };
}

/** What stands large over the line: the end, or what comes next and by when. */
function headlineOf(
  { state, milestones }: CustomerShipment,
  line: LineEntry[],
  { strings }: ShipmentViewContext,
) {
  const { next } = progressOf(milestones);
  // An empty container is returned after that.
  const delivered = milestones.findLast(({ code, actual }) => code === 'delivered' && actual !== null);
  const entry = line.find(({ id }) => id === (state === 'delivered' ? delivered : next)?.id);
  if (state === 'cancelled' || !entry) return null;
  return { label: state === 'delivered' ? strings.delivered : strings.next, ...entry };
}

/** Everything that the page shows of a shipment, in the reader's language. */
export async function shipmentView(shipment: CustomerShipment, context: ShipmentViewContext) {
  const { state, mode, references, documents, wantsMail } = shipment;
  const { names, strings } = context;
  const entries = entriesOf(shipment, context);
  const line = entries.filter((entry): entry is LineEntry => entry.state !== 'unreported');
  const byKind = Map.groupBy(references, ({ kind }) => kind);
  return {
    state,
    by: mode ? strings.by[mode] : '',
    mode,
    from: endOf(shipment.from),
    to: endOf(shipment.to),
    headline: headlineOf(shipment, line, context),
    line,
    unreported: entries.filter((entry) => entry.state === 'unreported'),
    map: await laneOf(shipment, context),
    references: [...byKind].map(([kind, values]) => ({
      label: names.references[kind],
      values: values.map(({ text }) => text),
    })),
    documents: documents.map(({ fileId, name, size, kind }) => ({
      fileId,
      name,
      size,
      kind: names.documents[kind],
    })),
    wantsMail,
  };
}

export type ShipmentView = Awaited<ReturnType<typeof shipmentView>>;
