import type { Lane } from '#platform/company.ts';
import { angleBetween } from './great-circle.ts';

/** In radians, about 60 km: a port and the airport beside it are one origin. */
const near = 0.01;

/** Returns the places where lanes begin, the first first; of those beside each other only one. */
export function originPlaces(lanes: readonly Lane[]): Lane['from'][] {
  const origins: Lane['from'][] = [];
  for (const { from } of lanes) {
    const isKnown = origins.some(
      (known) =>
        angleBetween([known.longitude, known.latitude], [from.longitude, from.latitude]) < near ||
        (known.name === from.name && known.country === from.country),
    );
    if (!isKnown) origins.push(from);
  }
  return origins;
}

export const originsOf = (lanes: readonly Lane[]) => originPlaces(lanes).map(({ name }) => name);

/** Returns the cities that texts about all lanes name: the main office's where every lane begins there. */
export function originNames(lanes: readonly Lane[], city: string): string[] {
  const origins = originsOf(lanes);
  const isOfCity = origins.length === 1 && lanes.some(({ from }) => from.name === city);
  return isOfCity || origins.length === 0 ? [city] : origins;
}

/** Returns a code of a port or ramp and one of an airport that the lanes have, empty where they have none. */
export function exampleCodes(lanes: readonly Lane[]): [port: string, airport: string] {
  const codeOf = (length: number) =>
    lanes.flatMap(({ from, to }) => [from, to]).find(({ code }) => code.length === length)?.code ?? '';
  return [codeOf(5), codeOf(3)];
}
