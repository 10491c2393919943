import { type Point, plate } from './projection.ts';
import type { Spot } from './spots.ts';

/** A box in pixels: left, top, right, bottom. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** A name beside its dot, and where it can be pressed; in pixels from the dot. */
export interface Label {
  /** From the dot to the middle of the name's near edge. */
  offset: Point;
  anchor: 'start' | 'middle' | 'end';
  /** The name and the dot, as large as a finger needs (WCAG 2.5.8) and apart from every other. */
  area: Box;
}

/** Where a name could stand on the map, in pixels of it, and how much of the lines it would cover there. */
interface Place {
  label: Label;
  area: Box;
  behind: number;
}

/** A spot that has no name yet, and where it still could stand. */
interface Open {
  spot: Spot;
  places: Place[];
}

/** In pixels: a name's height, how far it stands from its dot, and the least height of what is pressed. */
const size = { height: 15, gap: 7, least: 24 };

/** A letter's width in pixels, generously: names are smaller on a telephone. */
const letterAt = (width: number) => (width < 580 ? 6.3 : 6.8);

/** How often all names are placed again for the sake of those left out. */
const attempts = 40;

/** Where a name can stand: to which side of its dot, in the order of preference. */
const sides: Point[] = [
  [1, 0],
  [-1, 0],
  [1, -0.8],
  [1, 0.8],
  [-1, -0.8],
  [-1, 0.8],
  [0, -1],
  [0, 1],
  [1, -1.6],
  [1, 1.6],
  [-1, -1.6],
  [-1, 1.6],
];

/**
 * The names that fit on a map of this width in pixels, by spot: none of them on another, on a dot or over the edge. The
 * first spot is named first. Each time a name finds no room, all are placed again with that one earlier.
 */
export function placeLabels(spots: Spot[], lines: Point[][], width: number): Map<Spot, Label> {
  const open = openSpots(spots, lines, width);
  const pressed = new Map(spots.slice(0, 1).map((hub) => [hub, Number.POSITIVE_INFINITY]));
  let most = new Map<Spot, Label>();
  for (let attempt = 0; attempt < attempts && most.size < spots.length; attempt += 1) {
    const labels = placeInTurn(open, pressed);
    if (labels.size > most.size) most = labels;
    const left = spots.filter((spot) => !labels.has(spot));
    for (const spot of left) pressed.set(spot, (pressed.get(spot) ?? 0) + 1);
  }
  return most;
}

/** What stands beside a dot. */
export function nameOf({ names }: Spot): string {
  return names.join(', ');
}

/** Every place where a name could stand if it were the only one. */
function openSpots(spots: Spot[], lines: Point[][], width: number): Open[] {
  const toPixels = ([x, y]: Point): Point => [(x * width) / plate.width, (y * width) / plate.width];
  const edge: Box = [0, 0, width, (width * plate.height) / plate.width];
  const ink = lines.flatMap(withPointsBetween).map(toPixels);
  const dots = spots.map(({ point }) => movedTo(toPixels(point), [-2, -2, 2, 2]));
  return spots.map((spot, index) => {
    const length = nameOf(spot).length * letterAt(width);
    const places = sides
      .map((side) => labelAt(side, length))
      .map((label) => ({ label, area: movedTo(toPixels(spot.point), label.area) }))
      .filter(({ area }) => isInside(area, edge))
      .filter(({ area }) => !dots.some((dot, other) => other !== index && overlaps(area, dot)))
      .map((place) => ({ ...place, behind: ink.filter((point) => contains(place.area, point)).length }));
    return { spot, places };
  });
}

/**
 * Names the most pressed first: those that have the fewest places left, and those left out before. Each stands where it
 * takes the fewest places from the others and covers the least of the lines.
 */
function placeInTurn(open: Open[], pressed: Map<Spot, number>): Map<Spot, Label> {
  const labels = new Map<Spot, Label>();
  const patience = ({ spot, places }: Open) => places.length - (pressed.get(spot) ?? 0);
  let waiting = open;
  while (waiting.length > 0) {
    const [next, ...others] = [...waiting].sort((a, b) => patience(a) - patience(b));
    waiting = others;
    const cost = ({ area, behind }: Place) =>
      others.flatMap(({ places }) => places).filter((other) => overlaps(other.area, area)).length +
      behind / 4;
    const [best] = [...(next?.places ?? [])].sort((a, b) => cost(a) - cost(b));
    if (!next || !best) continue;
    labels.set(next.spot, best.label);
    waiting = others.map(({ spot, places }) => ({
      spot,
      places: places.filter(({ area }) => !overlaps(area, best.area)),
    }));
  }
  return labels;
}

/** Where a label can be pressed on a map of this width, in pixels of the map. */
export function areaOnMap({ point: [x, y] }: Spot, { area }: Label, width: number): Box {
  const scale = width / plate.width;
  return movedTo([x * scale, y * scale], area);
}

/** Returns whether two boxes share any room. */
export function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function labelAt([across, down]: Point, length: number): Label {
  const offset: Point = [across * size.gap, down * (across === 0 ? size.height - 1 : size.gap + 2)];
  const [x, y] = offset;
  const [left, anchor] =
    across === 0
      ? ([-length / 2, 'middle'] as const)
      : across > 0
        ? ([x, 'start'] as const)
        : ([x - length, 'end'] as const);
  const half = size.least / 2;
  const area: Box = [
    Math.floor(Math.min(left, -1)),
    Math.floor(Math.min(y - half, -1)),
    Math.ceil(Math.max(left + length, 1)),
    Math.ceil(Math.max(y + half, 1)),
  ];
  return { offset, anchor, area };
}

function movedTo([x, y]: Point, [left, top, right, bottom]: Box): Box {
  return [left + x, top + y, right + x, bottom + y];
}

function isInside(box: Box, edge: Box): boolean {
  return box[0] >= edge[0] && box[1] >= edge[1] && box[2] <= edge[2] && box[3] <= edge[3];
}

function contains([left, top, right, bottom]: Box, [x, y]: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** A point every few pixels, so that a name is kept off a long straight line too. */
function withPointsBetween(line: Point[]): Point[] {
  return line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / 12));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [x + (nextX - x) * share, y + (nextY - y) * share];
    });
  });
}
