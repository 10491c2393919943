import type { TransportMode } from '#features/cargo/choices.ts';
import { placeName } from '#features/cargo/place.ts';
import { isArrival, isDeparture } from '#features/shipments/draw-route.ts';
import { milestoneName } from '#features/shipments/milestone-name.ts';
import {
  currentTime,
  isDelayed,
  type MilestoneState,
  progressOf,
  shownTime,
  withStates,
} from '#features/shipments/progress.ts';
import type { CustomerShipment, Milestone, ShipmentPlace } from '#features/shipments/shipment.ts';
import type { ShipmentsStrings } from '#features/shipments/strings.ts';
import type { TrackingStrings } from '#features/shipments/tracking-strings.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { daysBetween, localTimeIn } from '#platform/values/local-time.ts';

type FollowedShipment = Pick<CustomerShipment, 'state' | 'mode' | 'from' | 'to' | 'milestones'>;

export interface LineContext {
  locale: Locale;
  names: Pick<TrackingStrings, 'milestones' | 'byAir' | 'delays'>;
  strings: ShipmentsStrings['shipmentPage'];
  now: number;
}

/** Milestone as shown; those without a report are folded. */
export interface LineEntry {
  id: string;
  state: Exclude<MilestoneState, 'unreported'>;
  name: string;
  place: string;
  /** Null while unknown. */
  time: { text: string; kind: string; dateTime: string } | null;
  /** Delay with its reason; empty for none, and where the page tells the same delay before. */
  delay: string;
  /** Comment of staff; may be empty. */
  comment: string;
  /** Time to the next place on the main leg; empty on land or when a time is missing. */
  leg: string;
}

function delayOf(milestone: Milestone, { names, strings, locale, now }: LineContext): string {
  const { planned, delayReason } = milestone;
  const shown = shownTime(milestone);
  if (!isDelayed(milestone) || !planned || !shown) return '';
  const days = daysBetween(planned, shown.time);
  const values = { planned: localTimeIn(planned, locale, new Date(now).getUTCFullYear()) };
  const late = days > 0 ? pluralOf(locale, days, strings.late, values) : fill(strings.lateSameDay, values);
  return delayReason ? `${late}: ${names.delays[delayReason]}` : late;
}

/** Returns the time between two ports after the departure at an index. */
function legAfter(
  milestones: readonly Milestone[],
  index: number,
  mode: TransportMode | null,
  { strings, locale }: LineContext,
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

function entriesOf(shipment: FollowedShipment, context: LineContext): AnyEntry[] {
  const { names, strings, locale, now } = context;
  const thisYear = new Date(now).getUTCFullYear();
  return withStates(shipment.milestones).map((milestone, index, all) => {
    const shown = currentTime(all, index, shipment.mode);
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

/**
 * Returns the entries with each delay shown once: not where the headline has it, nor where it goes on from an earlier
 * milestone by the same days and for the same reason.
 */
function withoutRepeatedDelays(
  entries: LineEntry[],
  milestones: readonly Milestone[],
  headline: LineEntry | null,
): LineEntry[] {
  const delayKeyOf = ({ id }: LineEntry) => {
    const milestone = milestones.find((each) => each.id === id);
    const shown = milestone && shownTime(milestone);
    if (!milestone?.planned || !shown || !isDelayed(milestone)) return '';
    return `${daysBetween(milestone.planned, shown.time)} ${milestone.delayReason ?? ''}`;
  };
  const shown = new Set(headline ? [delayKeyOf(headline)] : []);
  return entries.map((entry) => {
    const delay = delayKeyOf(entry);
    const isRepeated = shown.has(delay);
    shown.add(delay);
    return isRepeated ? { ...entry, delay: '' } : entry;
  });
}

function endOf({ text, code }: ShipmentPlace) {
  return { name: placeName(text), code };
}

/** Returns the headline above the line: the end, or the next milestone with its time. */
function headlineOf({ state, milestones }: FollowedShipment, line: LineEntry[], { strings }: LineContext) {
  const { next } = progressOf(milestones, state);
  // Later milestones concern only the return of the empty container.
  const delivered = milestones.findLast(({ code, actual }) => code === 'delivered' && actual !== null);
  const entry = line.find(({ id }) => id === (state === 'delivered' ? delivered : next)?.id);
  if (state === 'cancelled' || !entry) return null;
  return { label: state === 'delivered' ? strings.delivered : strings.next, ...entry };
}

export function progressView(shipment: FollowedShipment, context: LineContext) {
  const { state, mode, from, to } = shipment;
  const { strings } = context;
  const entries = entriesOf(shipment, context);
  const reported = entries.filter(
    (entry): entry is LineEntry =>
      entry.state !== 'unreported' && (state !== 'cancelled' || entry.state === 'done'),
  );
  const headline = headlineOf(shipment, reported, context);
  return {
    state,
    by: mode ? strings.by[mode] : '',
    mode,
    from: endOf(from),
    to: endOf(to),
    headline,
    line: withoutRepeatedDelays(reported, shipment.milestones, headline),
    unreported: entries.filter((entry) => entry.state === 'unreported'),
  };
}

export type ProgressView = ReturnType<typeof progressView>;
