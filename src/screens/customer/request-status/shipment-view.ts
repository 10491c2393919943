import { placeName } from '../../../features/cargo/place.ts';
import { drawShipment, type ShipmentMap, type Stop } from '../../../features/map/draw-shipment.ts';
import { isOnMainLeg } from '../../../features/shipments/progress.ts';
import type { CustomerShipment } from '../../../features/shipments/shipment.ts';
import type { TrackingStrings } from '../../../features/shipments/tracking-strings.ts';
import { fill, listIn } from '../../../platform/values/format.ts';
import { isArrival, isDeparture, type LineContext, progressView } from './shipment-line.ts';

interface ShipmentViewContext extends LineContext {
  names: TrackingStrings;
  findLocation: (code: string) => Promise<[longitude: number, latitude: number] | null>;
}

/** Drawing of a lane with the progress of each leg. */
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

export async function shipmentView(shipment: CustomerShipment, context: ShipmentViewContext) {
  const { references, documents, wantsMail } = shipment;
  const { names } = context;
  const byKind = Map.groupBy(references, ({ kind }) => kind);
  return {
    ...progressView(shipment, context),
    // A canceled shipment has no next milestone.
    map: shipment.state === 'cancelled' ? null : await laneOf(shipment, context),
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
