import { placeName } from '#features/cargo/place.ts';
import { findLocation } from '#features/cargo/server/places/locations.ts';
import type { TransportMode } from '#features/settings/transport-modes.ts';
import { drawShipment, type Picture, type ShipmentMap } from './draw-shipment.ts';

/** Mode and ends of a lane, both with their codes. */
export interface Lane {
  mode?: TransportMode | undefined;
  from: { text: string; code: string };
  to: { text: string; code: string };
}

/** Draws a lane for one or more pictures; null where an end or a route is not known. */
export async function drawLane<Name extends string>(
  { mode, from, to }: Lane,
  pictures: Record<Name, Picture>,
): Promise<Record<Name, ShipmentMap> | null> {
  const [start, end] = await Promise.all([from, to].map(({ code }) => findLocation(code)));
  if (!start || !end) return null;
  const stops = [
    { name: placeName(from.text), position: start },
    { name: placeName(to.text), position: end },
  ];
  const drawn = (Object.keys(pictures) as Name[]).map(
    (name) => [name, drawShipment(mode ?? null, stops, pictures[name])] as const,
  );
  if (drawn.some(([, map]) => map === null)) return null;
  return Object.fromEntries(drawn) as Record<Name, ShipmentMap>;
}
