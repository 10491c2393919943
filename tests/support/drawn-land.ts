import { drawLand } from '#features/map/land.ts';
import type { Point } from '#features/map/projection.ts';
import { defaultBrand } from '#platform/brand/brand.ts';

export function readDrawnLand(): (point: Point) => boolean {
  const path = /class="land" d="([^"]*)"/.exec(drawLand(defaultBrand))?.[1] ?? '';
  const rings = path.split('z').filter(Boolean).map(pointsOf);
  return (point) => rings.filter((ring) => isInside(ring, point)).length % 2 === 1;
}

function pointsOf(path: string): Point[] {
  const numbers = [...path.matchAll(/-?\d+/g)].map(Number);
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
    x += numbers[2 * index] ?? 0;
    y += numbers[2 * index + 1] ?? 0;
    return [x, y];
  });
}

function isInside(ring: Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of ring.entries()) {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}
