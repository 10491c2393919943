import type { City } from './gateways.ts';
import { type Point, plate } from './projection.ts';

/** In pixels: the letters of a name, and how far it stands from its dot. */
const size = { letter: 6.7, height: 15, gap: 7 };

/** The air around a name in pixels: the smaller the map, the fewer names it bears. */
const airAt = (width: number) => (width < 600 ? 7 : 3);

/** Where a name can stand: to which side of its dot, in the order of preference. */
const sides = [
  [1, 0],
  [-1, 0],
  [1, -0.8],
  [1, 0.8],
  [-1, -0.8],
  [-1, 0.8],
  [0, -1],
  [0, 1],
] as const;

export interface Label {
  city: City;
  /** From the dot to the middle of the name's near edge, in pixels. */
  offset: Point;
  anchor: 'start' | 'middle' | 'end';
}

/** A box in pixels: left, top, right, bottom. */
type Box = [number, number, number, number];

/**
 * The names that fit on a map of this width in pixels, none of them on another, on a dot or over the edge; the first
 * cities have the first choice, and a name that finds no room is left out. Among free sides the one with the fewest
 * lines behind it wins.
 */
export function placeLabels(cities: City[], lines: Point[][], width: number): Label[] {
  const air = airAt(width);
  const scale = width / plate.width;
  const toPixels = ([x, y]: Point): Point => [x * scale, y * scale];
  const dots = cities.map(({ point }) => toPixels(point));
  const ink = lines.flatMap(withPointsBetween).map(toPixels);
  const taken: Box[] = dots.map(([x, y]) => [x - 4, y - 4, x + 4, y + 4]);
  const labels: Label[] = [];
  for (const [index, city] of cities.entries()) {
    const others = taken.filter((_, box) => box !== index);
    const dot = dots[index] ?? [0, 0];
    const choices = sides
      .map((side) => choiceAt(city, dot, side))
      .filter(({ box }) => isInside(box, width) && !others.some((other) => overlaps(box, other)))
      .map((choice) => ({ ...choice, behind: ink.filter((point) => contains(choice.box, point)).length }));
    const best = choices.reduce<(typeof choices)[number] | undefined>(
      (a, b) => (a && a.behind <= b.behind ? a : b),
      undefined,
    );
    if (!best) continue;
    const [left, top, right, bottom] = best.box;
    taken.push([left - air, top - air, right + air, bottom + air]);
    labels.push(best.label);
  }
  return labels;
}

/** The box of a label on a map of this width, in pixels. */
export function boxOf({ city, offset, anchor }: Label, width: number): Box {
  const scale = width / plate.width;
  const [x, y] = [city.point[0] * scale + offset[0], city.point[1] * scale + offset[1]];
  const length = city.name.length * size.letter;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - length : x - length / 2;
  return [left, y - size.height / 2, left + length, y + size.height / 2];
}

/** Tells whether two boxes share any room. */
export function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function choiceAt(city: City, [x, y]: Point, [across, down]: (typeof sides)[number]) {
  const offset: Point = [across * size.gap, down * (across === 0 ? size.height - 1 : size.gap + 2)];
  const anchor = across === 0 ? 'middle' : across > 0 ? 'start' : 'end';
  const label: Label = { city, offset, anchor };
  const [left, top, right, bottom] = boxOf({ ...label, city: { ...city, point: [0, 0] } }, plate.width);
  return { label, box: [left + x, top + y, right + x, bottom + y] satisfies Box };
}

function isInside([left, top, right, bottom]: Box, width: number): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= (width * plate.height) / plate.width;
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
