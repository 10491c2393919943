import type { GeoProjection } from 'd3-geo';
import type { Lane } from '#platform/company.ts';
import { originsOf } from './origins.ts';
import { locate, type Point } from './projection.ts';
import type { Region } from './regions.ts';

export interface MapText {
  /** “12–22” */
  days: (lane: Lane) => string;
  /** Names of the modes, used when a city has several: “air”. */
  modes: Record<Lane['mode'], string>;
  regions: Record<Region, string>;
}

/** A dot of the map: a city with all of its gateways, or two cities whose dots would overlap. */
export interface Spot {
  /** Used in URLs: sao-paulo-br. */
  id: string;
  /** ISO code of the first city's. */
  country: string;
  names: string[];
  /** Lines of a name and typical days, one of which may be empty. */
  text: [name: string, days: string][];
  point: Point;
  /** Lanes that begin or end here. */
  lanes: Lane[];
  /** Those that end here: their days stand beside the name. */
  arrivals: Lane[];
}

/** In units of the plate, two of which are a pixel on a wide screen. */
const hides = 8;

/**
 * Returns the dots of the lanes: first the hub, where the most lanes begin, then those with the nearest neighbors, because
 * they have the fewest places for a name. A city with a port and an airport is drawn at the first of the two. Throws when
 * a gateway is off the plate.
 */
export function spotsOf(projection: GeoProjection, lanes: readonly Lane[], text: MapText): Spot[] {
  const spots = new Map<string, Spot>();
  for (const lane of lanes) {
    for (const end of [lane.from, lane.to]) {
      const { name, country, longitude, latitude } = end;
      const city = slugOf(`${name} ${country}`);
      const point = locate(projection, [longitude, latitude]);
      const near = [...spots.values()].find((spot) => distance(spot.point, point) < hides);
      const spot = spots.get(city) ??
        near ?? { id: city, country, names: [], text: [], point, lanes: [], arrivals: [] };
      if (!spots.has(city)) spot.names.push(name);
      if (!spot.lanes.includes(lane)) spot.lanes.push(lane);
      if (end === lane.to) spot.arrivals.push(lane);
      spots.set(city, spot);
    }
  }
  const [hub, ...others] = [...new Set(spots.values())].sort((a, b) => departures(b) - departures(a));
  if (!hub) return [];
  for (const spot of [hub, ...others]) spot.text = spot.names.flatMap((name) => linesFor(name, spot, text));
  const toNearest = ({ point }: Spot) => nearest(point, [hub, ...others]);
  return [hub, ...others.sort((a, b) => toNearest(a) - toNearest(b))];
}

/**
 * Returns a line for each lane that ends in a city, or the name alone where all of its lanes begin there. Lanes name their
 * mode where the spot has several lanes, and their origin where the city has lanes from several.
 */
function linesFor(city: string, { arrivals }: Spot, { days, modes }: MapText): Spot['text'] {
  const lanes = arrivals.filter(({ to }) => to.name === city);
  const hasOrigins = originsOf(lanes).length > 1;
  const hasModes = arrivals.length > 1 && !(hasOrigins && new Set(lanes.map(({ mode }) => mode)).size === 1);
  const lines = lanes.map((lane, line): [string, string] => [
    line === 0 ? city : '',
    [hasOrigins && `(${lane.from.name})`, hasModes && modes[lane.mode], days(lane)].filter(Boolean).join(' '),
  ]);
  return lines.length > 0 ? lines : [[city, '']];
}

const departures = ({ lanes, arrivals }: Spot) => lanes.length - arrivals.length;

/** Returns the distance to the nearest other spot, in units of the plate. */
export function nearest(point: Point, spots: Spot[]): number {
  return Math.min(...spots.map((spot) => distance(spot.point, point)).filter((away) => away > 0));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function slugOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
  return plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
