import type { TransportMode } from '#features/cargo/choices.ts';
import { angleBetween, greatCircle } from './great-circle.ts';
import { roundedPath, seaWay } from './lane-line.ts';
import { simplify } from './outline.ts';
import { type Point, type Position, placeOnPlate, plate, type View } from './projection.ts';
import { turns } from './sea-ways.ts';

/** A place where the main leg begins, changes vessels or ends. */
export interface Stop {
  name: string;
  position: Position;
}

/** In units of the plate. */
const tolerance = 1;

/** Proportions of a picture. */
export interface Picture {
  /** Width to height. */
  aspect: number;
  /** In units of the plate: the coastlines are too coarse for a closer view. */
  leastWidth: number;
}

/** Width to height from which on names have no room above or below. */
const flat = 2;

/** Shares of the width and the height of a flat picture for the lane: its names stand beside the ends. */
const flatFree = [0.5, 0.74] as const;

/** In units of the plate: beyond it there is nothing to see. */
const widest = 1.9 * plate.width;

const figure: Picture = { aspect: 4 / 3, leastWidth: 360 };

/** Share of the picture that stays free on each side for the names. */
const margin = 0.17;

/** In radians: farther from every sea route, a line to the port could cross land. */
const farthestPort = 0.15;

export type ShipmentMap = NonNullable<ReturnType<typeof drawShipment>>;

/**
 * Returns the route of a shipment over its stops on the plate, a path for each leg, and the visible part of the plate.
 * Returns null when a stop is off the plate or no sea route is known, instead of a wrong line.
 */
export function drawShipment(mode: TransportMode | null, stops: readonly Stop[], picture: Picture = figure) {
  const legs = stops.slice(1).map((to, index) => legOf(mode, (stops[index] as Stop).position, to.position));
  const lines = legs.map((leg) => leg?.map(placeOnPlate) ?? [null]);
  if (legs.length === 0 || lines.flat().includes(null)) return null;
  const drawn = lines as Point[][];
  if (drawn.some(crossesEdge)) return null;
  const dots = stops.map(({ position }) => placeOnPlate(position) as Point);
  const view = viewOf(drawn.flat(), picture);
  return {
    view,
    legs: drawn.map((line) => roundedPath(simplify(line, tolerance))),
    stops: stops.map(({ name }, index) => ({
      name,
      at: (dots[index] as Point).map(Math.round) as Point,
      side: labelSide(dots, index, picture, view),
    })),
  };
}

function legOf(mode: TransportMode | null, from: Position, to: Position): Position[] | null {
  if (angleBetween(from, to) < 1e-4) return null;
  if (mode !== 'fcl' && mode !== 'lcl') return greatCircle(from, to);
  const isFar = (port: Position) =>
    Math.min(...Object.values(turns).map((turn) => angleBetween(turn, port))) > farthestPort;
  if (isFar(from) || isFar(to)) return null;
  const way = seaWay(from, to);
  return (
    way?.flatMap((turn, index) => greatCircle(way[index - 1] ?? turn, turn).slice(index === 0 ? 0 : 1)) ??
    null
  );
}

/** Returns true when the line leaves the map at one edge and enters at the opposite one. */
function crossesEdge(line: Point[]): boolean {
  return line.some(([x], index) => Math.abs(x - (line[index - 1]?.[0] ?? x)) > plate.width / 2);
}

/** Returns the part of the plate with the line and room for the names, within the plate when it fits. */
function viewOf(points: Point[], { aspect, leastWidth }: Picture): View {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [freeAcross, freeDown] = aspect > flat ? flatFree : [1 - 2 * margin, 1 - 2 * margin];
  const across = Math.max(leastWidth, (right - left) / freeAcross);
  const down = (bottom - top) / freeDown;
  // A flat picture of a lane from north to south is higher instead of showing more beyond the plate.
  const width = Math.max(across, Math.min(down * aspect, widest));
  const height = Math.max(width / aspect, down);
  const inside = (middle: number, length: number, whole: number) =>
    length >= whole ? (whole - length) / 2 : Math.min(Math.max(middle - length / 2, 0), whole - length);
  return {
    left: Math.round(inside((left + right) / 2, width, plate.width)),
    top: Math.round(inside((top + bottom) / 2, height, plate.height)),
    width: Math.round(width),
    height: Math.round(height),
  };
}

export type LabelSide = 'above' | 'below' | 'left' | 'right';

/** Share of a flat picture's width that a name beside its dot takes. */
const nameShare = 0.22;

/**
 * Returns the side of a dot for its name, away from the line: left or right of a stop on the way and in a flat picture,
 * above or below an end and, in a flat picture, a dot at its edge.
 */
function labelSide(dots: Point[], index: number, { aspect }: Picture, view: View): LabelSide {
  const [x, y] = dots[index] as Point;
  const others = dots.filter((_, other) => other !== index);
  const mean = (axis: 0 | 1) => others.reduce((sum, dot) => sum + dot[axis], 0) / Math.max(1, others.length);
  if (aspect > flat || (index > 0 && index < dots.length - 1)) {
    const side = x <= mean(0) ? 'left' : 'right';
    const room = side === 'left' ? x - view.left : view.left + view.width - x;
    if (aspect <= flat || room >= nameShare * view.width) return side;
    return y - view.top < view.height / 2 ? 'below' : 'above';
  }
  return y <= mean(1) ? 'above' : 'below';
}
