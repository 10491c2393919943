import type { GeoProjection } from 'd3-geo';
import type { Lane } from '../../../../contract/lane.ts';
import { outlinesOf } from './outline.ts';
import { locate, type Point, type Position } from './projection.ts';
import { seaWay } from './sea-ways.ts';

const cornerRadius = 16;

/**
 * The line of a lane on the plate, from its first gateway to its last: by sea along the ways that ships take, else the
 * great circle. In several pieces where it crosses the edge of the map. Throws when the plate does not show a gateway.
 */
export async function lineOf(projection: GeoProjection, { mode, from, to }: Lane): Promise<Point[][]> {
  const start: Position = [from.longitude, from.latitude];
  const end: Position = [to.longitude, to.latitude];
  for (const gateway of [start, end]) locate(projection, gateway);
  const coordinates = mode === 'sea' ? seaWay(start, end) : [start, end];
  return outlinesOf(projection, { type: 'LineString', coordinates });
}

/** The line as an SVG path, its corners rounded as a ship takes them. */
export function roundedPath(line: Point[]): string {
  const parts = line.map((corner, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    if (!before) return `M${written(corner)}`;
    if (!after) return `L${written(corner)}`;
    return `L${written(towards(corner, before))}Q${written(corner)} ${written(towards(corner, after))}`;
  });
  return parts.join('');
}

function towards(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  const share = length === 0 ? 0 : Math.min(0.5, cornerRadius / length);
  return [from[0] + x * share, from[1] + y * share];
}

function written([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
