import type { Lane } from '../../contract/company.ts';
import type { Position } from './projection.ts';
import { type Turn, turns, ways } from './sea-ways.ts';

type Gateway = Lane['from'];
type Ends = Pick<Lane, 'id' | 'from' | 'to'>;

/**
 * The shortest way by sea between the ports of a lane, with every turn. It shows the general way, not the track of a
 * ship. Throws with the lane's name when no way joins the two: a straight line could lead over land.
 */
export async function seaWay({ id, from, to }: Ends, known: Turn[][] = ways): Promise<Position[]> {
  const { geoDistance } = await import('d3-geo');
  const neighbours = neighboursOn(known);
  const [start, end] = [nearestTurn(from, geoDistance), nearestTurn(to, geoDistance)];
  const lengths = new Map([[start, 0]]);
  const before = new Map<Turn, Turn>();
  const open = new Set([start]);
  for (let current = nearestOf(open, lengths); current; current = nearestOf(open, lengths)) {
    open.delete(current);
    for (const next of neighbours.get(current) ?? []) {
      const length = (lengths.get(current) ?? 0) + geoDistance(turns[current], turns[next]);
      if (length >= (lengths.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      lengths.set(next, length);
      before.set(next, current);
      open.add(next);
    }
  }
  if (!lengths.has(end)) {
    throw new Error(`No way by sea joins ${from.name} and ${to.name} (${id}): add one to sea-ways.ts.`);
  }
  const back: Position[] = [];
  for (let turn: Turn | undefined = end; turn; turn = before.get(turn)) back.push(turns[turn]);
  return [positionOf(from), ...back.reverse(), positionOf(to)];
}

/** Which turns lie next to which, on any of the ways; a way is sailed in both directions. */
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

function nearestTurn(port: Gateway, distance: (a: Position, b: Position) => number): Turn {
  const away = (turn: Turn) => distance(turns[turn], positionOf(port));
  return (Object.keys(turns) as Turn[]).reduce((a, b) => (away(a) <= away(b) ? a : b));
}

function nearestOf(open: Set<Turn>, lengths: Map<Turn, number>): Turn | undefined {
  return [...open].sort((a, b) => (lengths.get(a) ?? 0) - (lengths.get(b) ?? 0))[0];
}

function positionOf({ longitude, latitude }: Gateway): Position {
  return [longitude, latitude];
}
