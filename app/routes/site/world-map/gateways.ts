import type { GeoProjection } from 'd3-geo';
import type { Lane } from '../../../../contract/lane.ts';
import { locate, type Point } from './projection.ts';

/** A dot of the map: a city with all of its gateways. */
export interface City {
  name: string;
  point: Point;
}

/**
 * The cities of the lanes, each once: first the one where most lanes begin or end, then the farther from it the
 * earlier, because those are the ones to be named where there is little room. A city with a port and an airport is
 * drawn at the first named. Throws when the plate does not show a gateway.
 */
export function citiesOf(projection: GeoProjection, lanes: Lane[]): City[] {
  const cities = new Map<string, City & { lanes: number }>();
  for (const { name, country, longitude, latitude } of lanes.flatMap(({ from, to }) => [from, to])) {
    const known = cities.get(`${name}, ${country}`);
    const point = known?.point ?? locate(projection, [longitude, latitude]);
    cities.set(`${name}, ${country}`, { name, point, lanes: (known?.lanes ?? 0) + 1 });
  }
  const [hub, ...others] = [...cities.values()].sort((a, b) => b.lanes - a.lanes);
  if (!hub) return [];
  const fromHub = ({ point: [x, y] }: City) => Math.hypot(x - hub.point[0], y - hub.point[1]);
  return [hub, ...others.sort((a, b) => fromHub(b) - fromHub(a))];
}
