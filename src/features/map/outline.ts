import type { GeoPermissibleObjects, GeoProjection } from 'd3-geo';
import type { Point } from './projection.ts';

/** Returns the outlines of a shape on the plate; its edges follow great circles. */
export async function outlinesOf(
  projection: GeoProjection,
  shape: GeoPermissibleObjects,
): Promise<Point[][]> {
  const { geoPath } = await import('d3-geo');
  const outlines: Point[][] = [];
  geoPath(projection, {
    moveTo: (x, y) => outlines.push([[x, y]]),
    lineTo: (x, y) => outlines.at(-1)?.push([x, y]),
    closePath: () => {},
    arc: () => {},
    beginPath: () => {},
  })(shape);
  return outlines;
}

/** Drops the points within `tolerance` of the line without them (Ramer–Douglas–Peucker). */
export function simplify(line: Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const distances = line.map((point) => distanceToSegment(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(farthest), tolerance),
  ];
}

/** Simplifies a ring in halves, because it has no fixed ends. */
export function simplifyRing(ring: Point[], tolerance: number): Point[] {
  const half = ring.length >> 1;
  return [
    ...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1),
    ...simplify(ring.slice(half), tolerance),
  ];
}

export function areaOf(ring: Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Returns the line as an SVG path with relative integer steps, to keep it short. */
export function pathOf(line: Point[]): string {
  const rounded = line.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = rounded.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = rounded[index] ?? [0, 0];
    return [x - fromX, y - fromY] as const;
  });
  const written = steps.filter(([x, y]) => x !== 0 || y !== 0).map(([x, y]) => `${x}${y < 0 ? '' : ' '}${y}`);
  return `M${rounded[0]?.join(' ')}l${written.join(' ').replaceAll(' -', '-')}`;
}

function distanceToSegment([x, y]: Point, [startX, startY]: Point, [endX, endY]: Point): number {
  const [alongX, alongY] = [endX - startX, endY - startY];
  const length = alongX ** 2 + alongY ** 2;
  const share = length === 0 ? 0 : ((x - startX) * alongX + (y - startY) * alongY) / length;
  const clamped = Math.max(0, Math.min(1, share));
  return Math.hypot(x - startX - clamped * alongX, y - startY - clamped * alongY);
}
