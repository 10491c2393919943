import type { GeoProjection } from 'd3-geo';
import type { Lane } from '#platform/company.ts';
import { angleBetween } from './great-circle.ts';
import { outlinesOf } from './outline.ts';
import { locate, type Point, type Position } from './projection.ts';
import { type Turn, turns, ways } from './sea-ways.ts';

const cornerRadius = 16;

/**
 * Returns the line of a lane on the plate between its gateways: by sea along shipping routes, otherwise the great
 * circle. It has several pieces when it crosses the edge of the map. Throws when a gateway is off the plate, or no sea
 * route is known.
 */
export async function lineOf(projection: GeoProjection, lane: Lane): Promise<Point[][]> {
  const { mode, from, to } = lane;
  const start: Position = [from.longitude, from.latitude];
  const end: Position = [to.longitude, to.latitude];
  for (const gateway of [start, end]) locate(projection, gateway);
  const coordinates = mode === 'sea' ? seaWay(start, end) : [start, end];
  if (!coordinates)
    throw new Error(`No way by sea joins ${from.name} and ${to.name} (${lane.id}): add one to sea-ways.ts.`);
  return outlinesOf(projection, { type: 'LineString', coordinates });
}

/** Returns the line as an SVG path with rounded corners, in integers to keep it short. */
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

/**
 * Returns the shortest sea route between two ports, with every turn. It shows the general route, not a ship's track.
 * Null when no route connects them: a straight line could cross land.
 */
export function seaWay(from: Position, to: Position, known: Turn[][] = ways): Position[] | null {
  const neighbours = neighboursOn(known);
  const [start, end] = [nearestTurn(from), nearestTurn(to)];
  const lengths = new Map([[start, 0]]);
  const before = new Map<Turn, Turn>();
  const open = new Set([start]);
  for (let current = nearestOf(open, lengths); current; current = nearestOf(open, lengths)) {
    open.delete(current);
    for (const next of neighbours.get(current) ?? []) {
      const length = (lengths.get(current) ?? 0) + angleBetween(turns[current], turns[next]);
      if (length >= (lengths.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      lengths.set(next, length);
      before.set(next, current);
      open.add(next);
    }
  }
  if (!lengths.has(end)) return null;
  const back: Position[] = [];
  for (let turn: Turn | undefined = end; turn; turn = before.get(turn)) back.push(turns[turn]);
  return [from, ...back.reverse(), to];
}

/** Returns the neighbors of each turn on all routes; routes are bidirectional. */
function neighboursOn(known: Turn[][]): Map<Turn, Set<Turn>> {
  const neighbours = new Map<Turn, Set<Turn>>();
  for (const way of known) {
    for (const [index, turn] of way.entries()) {
      const beside = [way[index - 1], way[index + 1]].filter((other) => other !== undefined);
      neighbours.set(turn, new Set([...(neighbours.get(turn) ?? []), ...beside]));
    }
  }
  return neighbours;
}

function nearestTurn(port: Position): Turn {
  const away = (turn: Turn) => angleBetween(turns[turn], port);
  return (Object.keys(turns) as Turn[]).reduce((a, b) => (away(a) <= away(b) ? a : b));
}

function nearestOf(open: Set<Turn>, lengths: Map<Turn, number>): Turn | undefined {
  return [...open].sort((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0))[0];
}
