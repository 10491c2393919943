import type { GeoProjection } from 'd3-geo';

/** A place on the plate, in its units: x to the right, y down. */
export type Point = [x: number, y: number];

/** A place on the globe in degrees, east and north positive. */
export type Position = [longitude: number, latitude: number];

/** The size of the drawn map. The land and the lanes are drawn apart, and lie on each other because both are this size. */
export const plate = { width: 2400, height: 1023 };

/** Houston stands near the middle, and the globe is cut open where no lane goes: between India and Burma. */
const middle = -88;
const north = 76;

/**
 * The one projection of the world map: Equal Earth, from 76° north to 57° south. d3-geo is loaded here and not at the
 * top of the file, so that the server, which answers with what the build has drawn, does without it.
 */
export async function openProjection(): Promise<GeoProjection> {
  const { geoEqualEarth } = await import('d3-geo');
  const projection = geoEqualEarth()
    .rotate([-middle, 0])
    .fitWidth(plate.width, { type: 'Sphere' })
    .precision(0.5)
    .clipExtent([
      [-4, -4],
      [plate.width + 4, plate.height + 4],
    ]);
  const [x, y] = projection.translate();
  const top = projection([middle, north])?.[1] ?? 0;
  return projection.translate([x, y - top]);
}

/** Where a place lies on the plate. Throws for one that the plate does not show. */
export function locate(projection: GeoProjection, position: Position): Point {
  const point = projection(position);
  const [x = -1, y = -1] = point ?? [];
  if (x < 0 || x > plate.width || y < 0 || y > plate.height) {
    throw new Error(`The world map does not show ${position.join(', ')}.`);
  }
  return [x, y];
}
