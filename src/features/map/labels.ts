import type { Point, View } from './projection.ts';
import type { Spot } from './spots.ts';

/** A box in pixels: left, top, right, bottom. */
export type Box = [left: number, top: number, right: number, bottom: number];

/** A part of the plate and its width in pixels. */
export interface Frame {
  view: View;
  width: number;
}

/** A name next to its dot and its press area; in pixels from the dot. */
export interface Label {
  /** From the dot to the middle of the name's near edge. */
  offset: Point;
  anchor: 'start' | 'middle' | 'end';
  /** Covers name and dot at the minimum target size (WCAG 2.5.8), without overlap. */
  area: Box;
}

/** A possible place of a name in map pixels, and the number of line points that it would cover. */
interface Place {
  label: Label;
  area: Box;
  behind: number;
}

/** A spot without a name so far, and the places that remain for it. */
interface Open {
  spot: Spot;
  places: Place[];
}

/** In pixels: line height, distance from the dot, and the minimum and maximum height of the press area. */
export const size = { height: 15, gap: 7, least: 24, most: 44 };

/** Overestimates the width of a spot's text, in pixels. */
export function lengthOf({ text }: Pick<Spot, 'text'>): number {
  return Math.max(...text.map((line) => line.join(' ').trim().length)) * 6.8;
}

/** Limit of retries to place names that were left out. */
const attempts = 40;

/** Sides of a dot in order of preference. */
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
 * Places the names that fit on a map of this size: none overlaps another, a dot, a taken area or the edge. The first
 * spot is placed first. When a name finds no room, all are placed again with that one earlier.
 */
export function placeLabels(
  spots: Spot[],
  lines: Point[][],
  frame: Frame,
  taken: Box[] = [],
): Map<Spot, Label> {
  const open = openSpots(spots, lines, frame, taken);
  const pressed = new Map(spots.slice(0, 1).map((hub) => [hub, Number.POSITIVE_INFINITY]));
  let most = new Map<Spot, Label>();
  for (let attempt = 0; attempt < attempts && most.size < spots.length; attempt += 1) {
    const labels = placeInTurn(open, pressed);
    if (labels.size > most.size) most = labels;
    const left = spots.filter((spot) => !labels.has(spot));
    for (const spot of left) pressed.set(spot, (pressed.get(spot) ?? 0) + 1);
  }
  return withRoom(most, spots, frame, taken);
}

/** Extends each press area vertically to finger size, or until it meets another. */
function withRoom(labels: Map<Spot, Label>, spots: Spot[], frame: Frame, taken: Box[]): Map<Spot, Label> {
  const roomy = new Map(labels);
  for (const [spot, label] of labels) {
    const at = toPixels(spot.point, frame);
    const inTheWay = [
      ...taken,
      ...[...roomy]
        .filter(([other]) => other !== spot)
        .map(([other, { area }]) => movedTo(toPixels(other.point, frame), area)),
      ...spots.filter((other) => other !== spot).map(({ point }) => movedTo(toPixels(point, frame), dotRoom)),
    ];
    let area = label.area;
    for (let step = 0; step < size.most; step += 1) {
      const [left, top, right, bottom] = area;
      const grown: Box = step % 2 === 1 ? [left, top - 1, right, bottom] : [left, top, right, bottom + 1];
      const onMap = movedTo(at, grown);
      const isFree = isInside(onMap, edgeOf(frame)) && !inTheWay.some((box) => overlaps(box, onMap));
      if (isFree && bottom - top < size.most) area = grown;
    }
    roomy.set(spot, { ...label, area });
  }
  return roomy;
}

/** In pixels: space around a dot that other names leave free. */
const dotRoom: Box = [-8, -8, 8, 8];

/** Returns every possible place of each name without the others. */
function openSpots(spots: Spot[], lines: Point[][], frame: Frame, taken: Box[]): Open[] {
  const ink = inkOf(lines, frame);
  const dots = spots.map(({ point }) => movedTo(toPixels(point, frame), [-2, -2, 2, 2]));
  return spots.map((spot, index) => {
    const inTheWay = [...taken, ...dots.filter((_, other) => other !== index)];
    const places = sides
      .map((side) => labelAt(side, lengthOf(spot), spot.text.length))
      .map((label) => ({ label, area: areaOnMap(spot, label, frame) }))
      .filter(({ area }) => isInside(area, edgeOf(frame)))
      .filter(({ area }) => !inTheWay.some((box) => overlaps(area, box)))
      .map((place) => ({ ...place, behind: covered(ink, place.area) }));
    return { spot, places };
  });
}

/** Returns points along the lines every few pixels, in map pixels. */
export function inkOf(lines: Point[][], frame: Frame): Point[] {
  return lines.flatMap(withPointsBetween).map((point) => toPixels(point, frame));
}

/** Counts the points in a box. */
export function covered(ink: Point[], area: Box): number {
  return ink.filter((point) => contains(area, point)).length;
}

/**
 * Places the names with the fewest remaining places first, and those left out before. Each goes where it takes the
 * fewest places from the others and covers the fewest line points.
 */
function placeInTurn(open: Open[], pressed: Map<Spot, number>): Map<Spot, Label> {
  const labels = new Map<Spot, Label>();
  const patience = ({ spot, places }: Open) => places.length - (pressed.get(spot) ?? 0);
  let waiting = open;
  while (waiting.length > 0) {
    const [next, ...others] = [...waiting].sort((a, b) => patience(a) - patience(b));
    waiting = others;
    const cost = ({ area, behind }: Place) =>
      others.flatMap(({ places }) => places).filter((other) => overlaps(other.area, area)).length + behind;
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

/** Returns the press area of a label in map pixels. */
export function areaOnMap({ point }: Pick<Spot, 'point'>, { area }: Label, frame: Frame): Box {
  return movedTo(toPixels(point, frame), area);
}

/** Converts a point of the plate to map pixels. */
export function toPixels([x, y]: Point, { view, width }: Frame): Point {
  const scale = width / view.width;
  return [(x - view.left) * scale, (y - view.top) * scale];
}

/** Returns the bounds of the map, in pixels. */
export function edgeOf({ view, width }: Frame): Box {
  return [0, 0, width, (width * view.height) / view.width];
}

export function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function labelAt([across, down]: Point, length: number, rows: number): Label {
  const more = ((rows - 1) * size.height) / 2;
  const away = across === 0 ? size.height - 1 + more : size.gap + 2 + more / 2;
  const offset: Point = [across * size.gap, down * away];
  const [x, y] = offset;
  const [left, anchor] =
    across === 0
      ? ([-length / 2, 'middle'] as const)
      : across > 0
        ? ([x, 'start'] as const)
        : ([x - length, 'end'] as const);
  const half = size.least / 2 + more;
  const area: Box = [
    Math.floor(Math.min(left, -1)),
    Math.floor(Math.min(y - half, -1)),
    Math.ceil(Math.max(left + length, 1)),
    Math.ceil(Math.max(y + half, 1)),
  ];
  return { offset, anchor, area };
}

/** Moves a box that is relative to a point to map coordinates. */
export function movedTo([x, y]: Point, [left, top, right, bottom]: Box): Box {
  return [left + x, top + y, right + x, bottom + y];
}

function isInside(box: Box, edge: Box): boolean {
  return box[0] >= edge[0] && box[1] >= edge[1] && box[2] <= edge[2] && box[3] <= edge[3];
}

function contains([left, top, right, bottom]: Box, [x, y]: Point): boolean {
  return x > left && x < right && y > top && y < bottom;
}

/** Adds a point every few pixels, so that names avoid long straight lines too. */
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
