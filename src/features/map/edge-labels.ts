import {
  type Box,
  covered,
  edgeOf,
  type Frame,
  inkOf,
  type Label,
  lengthOf,
  movedTo,
  size,
  toPixels,
} from './labels.ts';
import type { Point, View } from './projection.ts';
import { type Region, regionOf } from './regions.ts';
import type { MapText, Spot } from './spots.ts';

/** A line of text at the edge of a view: an arrow to a region, or a spot beyond the edge. */
export interface EdgeLabel {
  /** Null for the arrow. */
  spot: Spot | null;
  text: Spot['text'];
  /** Point on the edge that the label is measured from. */
  point: Point;
  label: Label;
  /** Background of all labels on this side, set only for the first of them; in pixels from the point. */
  panel: Box | undefined;
}

type Side = 'left' | 'right';

/** In pixels: line heights of an arrow and of a spot, which is pressed, and their distance from the edge. */
const heights = { arrow: 18, spot: 26 };
const margin = 8;

/** Places the spots outside a view, by region, on the side where the first of their lines leaves it. */
export function placeEdgeLabels(
  spots: Spot[],
  lines: Map<string, Point[][]>,
  frame: Frame,
  text: MapText,
): EdgeLabel[] {
  const inside = spots.filter(({ point }) => isInView(point, frame.view));
  const outside = spots
    .filter((spot) => !inside.includes(spot))
    .map((spot) => ({ spot, exit: exitOf(spot, lines.get(spot.lanes[0]?.id ?? '') ?? [], frame.view) }))
    .sort((a, b) => a.exit[1] - b.exit[1]);
  const middle = frame.view.left + frame.view.width / 2;
  const ink = inkOf([...lines.values()].flat(), frame);
  const dots = inside.map(({ point }) => toPixels(point, frame));
  return (['left', 'right'] as const).flatMap((side) => {
    const here = outside.filter(({ exit }) => exit[0] < middle === (side === 'left'));
    if (here.length === 0) return [];
    const column = columnOf(
      here.map(({ spot }) => spot),
      side,
      text,
    );
    const exitY = here.reduce((sum, { exit }) => sum + toPixels(exit, frame)[1], 0) / here.length;
    return standingAt(side, bestTop(column, side, exitY, ink, dots, frame), column, frame);
  });
}

export function isInView([x, y]: Point, { left, top, width, height }: View): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}

/** Returns the point where a line leaves the view. */
function exitOf({ point }: Spot, line: Point[][], view: View): Point {
  const points = line.flat();
  const beyond = points.findIndex((next) => !isInView(next, view));
  return points[beyond] ?? point;
}

interface Row {
  spot: Spot | null;
  text: Spot['text'];
  height: number;
}

/** Returns the regions on one side, each as an arrow and its spots. */
function columnOf(spots: Spot[], side: Side, text: MapText): Row[] {
  const regionAt = ({ country }: Spot): Region => regionOf(country);
  const found = [...new Set(spots.map(regionAt))];
  return found.flatMap((region): Row[] => {
    const name = text.regions[region];
    return [
      { spot: null, text: [[side === 'left' ? `← ${name}` : `${name} →`, '']], height: heights.arrow },
      ...spots
        .filter((spot) => regionAt(spot) === region)
        .map((spot) => ({
          spot,
          text: spot.text,
          height: heights.spot + (spot.text.length - 1) * size.height,
        })),
    ];
  });
}

/** Finds a position near the lines' exits that covers no dot and few lines, because the column hides them. */
function bestTop(
  column: Row[],
  side: Side,
  exitY: number,
  ink: Point[],
  dots: Point[],
  frame: Frame,
): number {
  const [, , width, height] = edgeOf(frame);
  const length = Math.max(...column.map(lengthOf)) + margin;
  const total = column.reduce((sum, row) => sum + row.height, 0);
  const tops = Array.from({ length: Math.floor((height - total) / 4) }, (_, step) => step * 4 + 2);
  const cost = (top: number) => {
    const box: Box =
      side === 'left' ? [0, top, length, top + total] : [width - length, top, width, top + total];
    return covered(ink, box) + 1000 * covered(dots, box) + Math.abs(top + total / 2 - exitY) / 6;
  };
  return tops.sort((a, b) => cost(a) - cost(b))[0] ?? 0;
}

function standingAt(side: Side, top: number, column: Row[], { view, width }: Frame): EdgeLabel[] {
  const point: Point = [
    side === 'left' ? view.left : view.left + view.width,
    view.top + (top * view.width) / width,
  ];
  const total = column.reduce((sum, { height }) => sum + height, 0);
  const longest = Math.ceil(Math.max(...column.map(lengthOf))) + margin;
  const panel: Box = side === 'left' ? [-1, -6, longest, total + 4] : [-longest, -6, 1, total + 4];
  let y = 0;
  return column.map(({ spot, text, height }, index) => {
    const length = Math.ceil(lengthOf({ text })) + margin;
    const box: Box = side === 'left' ? [0, 0, length, height] : [-length, 0, 0, height];
    const label: Label = {
      offset: [side === 'left' ? margin : -margin, y + height / 2],
      anchor: side === 'left' ? 'start' : 'end',
      area: movedTo([0, y], box),
    };
    y += height;
    return { spot, text, point, label, panel: index === 0 ? panel : undefined };
  });
}
