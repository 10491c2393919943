import { placeName } from '#features/cargo/place.ts';
import { drawShipment, type Picture, type Stop } from '#features/map/draw-shipment.ts';
import type { DrawnLane } from '#features/map/lane-map.tsx';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import type { MilestoneCode } from './milestones.ts';
import { isOnMainLeg } from './progress.ts';
import type { CustomerShipment } from './shipment.ts';

export const isDeparture = (code: MilestoneCode) => code === 'departed' || code === 'transshipment-departed';
export const isArrival = (code: MilestoneCode) => code === 'arrived' || code === 'transshipment-arrived';

type Routed = Pick<CustomerShipment, 'mode' | 'from' | 'to' | 'milestones' | 'state'>;

interface RouteContext {
  locale: Locale;
  /** Text alternative with `{stops}`. */
  alt: string;
  findLocation: (code: string) => Promise<[longitude: number, latitude: number] | null>;
  picture?: Picture;
}

/** Draws the route of a shipment over its transshipments, with the progress of each leg; null where it is not known. */
export async function drawRoute(shipment: Routed, context: RouteContext): Promise<DrawnLane | null> {
  const { mode, from, to, milestones } = shipment;
  const { picture } = context;
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
  const drawn =
    drawShipment(mode, stops, picture) ?? drawShipment(mode, [first as Stop, last as Stop], picture);
  if (!drawn) return null;
  const left = milestones.filter(({ code, actual }) => isDeparture(code) && actual).length;
  const reached = milestones.filter(({ code, actual }) => isArrival(code) && actual).length;
  const isThere = shipment.state === 'delivered' || (left > 0 && !isOnMainLeg(milestones));
  const hasAllStops = drawn.legs.length === codes.length - 1;
  return {
    ...drawn,
    alt: fill(context.alt, {
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
