import type { Lane } from '../../contract/company.ts';
import { areaOnMap, type Box, type Label, nameOf, placeLabels } from './labels.ts';
import { lineOf, roundedPath } from './lane-line.ts';
import { simplify } from './outline.ts';
import { openProjection, type Point, plate } from './projection.ts';
import { nearest, type Spot, spotsOf } from './spots.ts';

/** The least width in pixels that the map has on a small and a usual telephone, a tablet and a desk's screen. */
const widths = { small: 320, phone: 360, tablet: 588, desk: 944 };

/** In units of the plate, two of which are a pixel on a wide screen. */
const tolerance = 1;

/** In pixels: how far from a dot's middle it can be pressed, where nothing is near. */
const farthestReach = 12;

/**
 * Draws the lanes, the longest first, so that where lines run together the short one lies on top; and for each width of
 * the map the spots with their names, the hub first. Throws when a gateway lies off the plate or no way by sea is known.
 */
export async function drawMap(lanes: Lane[]) {
  const projection = await openProjection();
  const lines = await Promise.all(
    lanes.map(async ({ id, ...lane }) => ({ id, pieces: await lineOf(projection, { id, ...lane }) })),
  );
  const spots = spotsOf(projection, lanes);
  const pieces = lines.flatMap((line) => line.pieces);
  const spotsAt = (width: number) => drawSpots(spots, placeLabels(spots, pieces, width), width);
  return {
    plate,
    lines: lines
      .sort((a, b) => lengthOf(b.pieces) - lengthOf(a.pieces))
      .map((line) => ({
        id: line.id,
        path: line.pieces.map((piece) => roundedPath(simplify(piece, tolerance))).join(''),
      })),
    spots: {
      small: spotsAt(widths.small),
      phone: spotsAt(widths.phone),
      tablet: spotsAt(widths.tablet),
      desk: spotsAt(widths.desk),
    },
  };
}

function drawSpots(spots: Spot[], labels: Map<Spot, Label>, width: number) {
  const scale = width / plate.width;
  const areas = [...labels].map(([spot, label]) => ({ spot, area: areaOnMap(spot, label, width) }));
  return spots.map((spot, index) => {
    const [x, y]: Point = [spot.point[0] * scale, spot.point[1] * scale];
    const toAreas = areas.filter((other) => other.spot !== spot).map(({ area }) => gapTo(area, [x, y]));
    const label = labels.get(spot);
    return {
      id: spot.id,
      name: nameOf(spot),
      isHub: index === 0,
      lanes: spot.lanes.map(({ id }) => id),
      at: shareOfPlate(spot.point),
      reach: Number(Math.min(farthestReach, (nearest(spot.point, spots) * scale) / 3, ...toAreas).toFixed(1)),
      ...(label && { label: { offset: label.offset, anchor: label.anchor, area: label.area } }),
    };
  });
}

function gapTo([left, top, right, bottom]: Box, [x, y]: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function lengthOf(pieces: Point[][]): number {
  const steps = pieces.flatMap((piece) =>
    piece
      .slice(1)
      .map(([x, y], index) => Math.hypot(x - (piece[index]?.[0] ?? x), y - (piece[index]?.[1] ?? y))),
  );
  return steps.reduce((sum, step) => sum + step, 0);
}

function shareOfPlate([x, y]: Point): { x: string; y: string } {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  return { x: percent(x, plate.width), y: percent(y, plate.height) };
}
