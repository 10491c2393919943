import type { Position } from './projection.ts';

const toRadians = Math.PI / 180;

type Vector = [number, number, number];

function vectorOf([longitude, latitude]: Position): Vector {
  const [east, north] = [longitude * toRadians, latitude * toRadians];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Returns the angle between two positions, in radians. */
export function angleBetween(from: Position, to: Position): number {
  const [a, b] = [vectorOf(from), vectorOf(to)];
  const chord = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  return 2 * Math.asin(Math.min(1, chord / 2));
}

/** Returns the great circle between two positions, both included, with a point about every degree. */
export function greatCircle(from: Position, to: Position): Position[] {
  const angle = angleBetween(from, to);
  const steps = Math.ceil(angle / toRadians);
  if (steps < 2 || Math.PI - angle < 1e-6) return [from, to];
  const [a, b] = [vectorOf(from), vectorOf(to)];
  return Array.from({ length: steps + 1 }, (_, step): Position => {
    const share = step / steps;
    const [near, far] = [Math.sin((1 - share) * angle), Math.sin(share * angle)];
    const [x, y, z] = [near * a[0] + far * b[0], near * a[1] + far * b[1], near * a[2] + far * b[2]];
    return [Math.atan2(y, x) / toRadians, Math.atan2(z, Math.hypot(x, y)) / toRadians];
  });
}
