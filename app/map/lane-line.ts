import type { GeoProjection } from 'd3-geo';
import type { Lane } from '../../contract/company.ts';
import { outlinesOf } from './outline.ts';
import { locate, type Point, type Position } from './projection.ts';
import { seaWay } from './sea-way.ts';

const cornerRadius = 16;

/**
 * The line of a lane on the plate, from its first gateway to its last: by sea along the ways that ships take, else the
 * great circle. In several pieces where it crosses the edge of the map. Throws when the plate does not show a gateway, or no way
 * by sea is known.
 */
export async function lineOf(projection: GeoProjection, lane: Lane): Promise<Point[][]> {
  const { mode, from, to } = lane;
  const start: Position = [from.longitude, from.latitude];
  const end: Position = [to.longitude, to.latitude];
  for (const gateway of [start, end]) locate(projection, gateway);
  const coordinates = mode === 'sea' ? await seaWay(lane) : [start, end];
  return outlinesOf(projection, { type: 'LineString', coordinates });
}

/** The line as an SVG path, its corners rounded as a ship takes them; in whole units, the shortest way to write it. */
export function roundedPath(line: Point[]): string {
  let [fromX, fromY] = [0, 0];
  const step = ([x, y]: Point) => `${Math.round(x) - fromX} ${Math.round(y) - fromY}`;
  const moveTo = ([x, y]: Point) => {
    [fromX, fromY] = [Math.round(x), Math.round(y)];
  };
  const parts = line.map((corner, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    const first = before && after ? towards(corner, before) : corner;
    const straight = `${before ? 'l' : 'M'}${step(first)}`;
    moveTo(first);
    if (!before || !after) return straight;
    const last = towards(corner, after);
    const curve = `q${step(corner)} ${step(last)}`;
    moveTo(last);
    return straight + curve;
  });
  return parts.join('').replaceAll(' -', '-').replaceAll('l0 0', '');
}

function towards(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  const share = length === 0 ? 0 : Math.min(0.5, cornerRadius / length);
  return [from[0] + x * share, from[1] + y * share];
}
