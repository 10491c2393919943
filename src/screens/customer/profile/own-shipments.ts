import { compactNumber } from '#features/cargo/check-digits.ts';
import { placeName } from '#features/cargo/place.ts';
import { milestoneName } from '#features/shipments/milestone-name.ts';
import { currentTime, progressOf, withStates } from '#features/shipments/progress.ts';
import type { CustomerShipment, Milestone } from '#features/shipments/shipment.ts';
import { shipmentsStringsIn } from '#features/shipments/strings.ts';
import { trackingStringsIn } from '#features/shipments/tracking-strings.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { localTimeIn } from '#platform/values/local-time.ts';

interface Reading {
  locale: Locale;
  now: number;
}

/** Returns the time to show for a milestone; a plan overtaken by a delay has none. */
function timeOf({ id }: Milestone, { milestones, mode }: Pick<CustomerShipment, 'mode' | 'milestones'>) {
  return currentTime(
    withStates(milestones),
    milestones.findIndex((milestone) => milestone.id === id),
    mode,
  );
}

/** Formats a milestone as one line: event, place and time. */
function lineOf(
  milestone: Milestone,
  shipment: Pick<CustomerShipment, 'mode' | 'milestones'>,
  { locale, now }: Reading,
): string {
  const { shipmentPage } = shipmentsStringsIn(locale);
  const shown = timeOf(milestone, shipment);
  const time = shown && localTimeIn(shown.time, locale, new Date(now).getUTCFullYear());
  const kind = shown && shipmentPage.kinds[shown.kind];
  const when = [time, kind].filter(Boolean).join(' ');
  return [
    milestoneName(trackingStringsIn(locale), milestone.code, shipment.mode),
    placeName(milestone.place),
    when,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns a shipment's row in the customer's list. */
export function shipmentRowOf(shipment: CustomerShipment, reading: Reading) {
  const { id, reference, state, from, to, references, milestones } = shipment;
  const { last, next, arrival } = progressOf(milestones, state);
  const isUnderWay = state === 'under-way';
  const isArrivalShown = arrival && arrival.id !== next?.id && timeOf(arrival, shipment) !== null;
  return {
    id,
    reference,
    state,
    from: placeName(from.text),
    to: placeName(to.text),
    numbers: references.map(({ text }) => text),
    last: last ? lineOf(last, shipment, reading) : '',
    next: isUnderWay && next ? lineOf(next, shipment, reading) : '',
    arrival: isUnderWay && isArrivalShown ? lineOf(arrival, shipment, reading) : '',
    /** One dot per milestone; none of a canceled shipment. */
    states: state === 'cancelled' ? [] : withStates(milestones).map(({ state: reached }) => reached),
  };
}

export type ShipmentRow = ReturnType<typeof shipmentRowOf>;

/** Returns shipments under way or, with `text`, those in any state whose number or request starts with it. */
export function chosenShipments(shipments: CustomerShipment[], text: string): CustomerShipment[] {
  const wanted = compactNumber(text);
  if (wanted === '') return shipments.filter(({ state }) => state === 'under-way');
  return shipments.filter(({ reference, references }) =>
    [compactNumber(reference), ...references.map(({ value }) => value)].some((value) =>
      value.startsWith(wanted),
    ),
  );
}
