import type { GeoProjection } from 'd3-geo';

/** In units of the plate: x to the right, y down. */
export type Point = [x: number, y: number];

/** In degrees, east and north positive. */
export type Position = [longitude: number, latitude: number];

/** Size of the drawn map. Land and lanes are drawn separately and align because both have this size. */
export const plate = { width: 2250, height: 900 };

/** A part of the plate, in its units. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** View on phones: the Americas, from about 120° to 30° west, larger than on wide screens. */
export const americas: View = { left: 960, top: 85, width: 600, height: 800 };

/** View on other screens: the Americas, and the Atlantic as far as central Europe. */
export const atlantic: View = { left: 490, top: 8, width: 1440, height: 842 };

/** Width of the globe in units, and its central meridian: the cut lies between India and Myanmar. */
const globe = { width: 2400, middle: -88 };

/** Origin of the plate: in degrees north, and right of the cut. It ends south of all lanes. */
const north = 68.5;
const cutOff = 40;

/**
 * Loads the projection of the world map: Equal Earth, from 68.5° north to 44° south. d3-geo is imported dynamically, so
 * that the server, which sends prebuilt drawings, does not load it.
 */
export async function openProjection(): Promise<GeoProjection> {
  const { geoEqualEarth } = await import('d3-geo');
  const projection = geoEqualEarth()
    .rotate([-globe.middle, 0])
    .fitWidth(globe.width, { type: 'Sphere' })
    .precision(0.5)
    .clipExtent([
      [-4, -4],
      [plate.width + 4, plate.height + 4],
    ]);
  const [x, y] = projection.translate();
  const top = projection([globe.middle, north])?.[1] ?? 0;
  return projection.translate([x - cutOff, y - top]);
}

/** Polynomial of Equal Earth (Šavrič, Patterson and Jenny, 2018), as in d3-geo. */
const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
const root = Math.sqrt(3) / 2;
const toRadians = Math.PI / 180;

/** Units of the plate per unit of the projection. */
const scale = (globe.width * root * a1) / (2 * Math.PI);

/** Projects a position onto the unit plane of Equal Earth, relative to the central meridian. */
function onPlane([longitude, latitude]: Position): Point {
  const angle = Math.asin(root * Math.sin(latitude * toRadians));
  const square = angle ** 2;
  const sixth = square ** 3;
  const east = ((((longitude - globe.middle + 180) % 360) + 360) % 360) - 180;
  return [
    (east * toRadians * Math.cos(angle)) /
      (root * (a1 + 3 * a2 * square + sixth * (7 * a3 + 9 * a4 * square))),
    angle * (a1 + a2 * square + sixth * (a3 + a4 * square)),
  ];
}

/** Projects a position onto the plate without d3-geo, for the running server. Null when it is off the plate. */
export function placeOnPlate(position: Position): Point | null {
  const [x, y] = onPlane(position);
  const [left, top] = [globe.width / 2 - cutOff + x * scale, (onPlane([globe.middle, north])[1] - y) * scale];
  const isShown = left >= 0 && left <= plate.width && top >= 0 && top <= plate.height;
  return isShown ? [left, top] : null;
}

/** Projects a position onto the plate. Throws when it is off the plate. */
export function locate(projection: GeoProjection, position: Position): Point {
  const point = projection(position);
  const [x = -1, y = -1] = point ?? [];
  if (x < 0 || x > plate.width || y < 0 || y > plate.height) {
    throw new Error(`The world map does not show ${position.join(', ')}.`);
  }
  return [x, y];
}

/** Formats a ratio for CSS and SVG. */
export function percent(part: number, whole: number): string {
  return `${Number(((part / whole) * 100).toFixed(2))}%`;
}
