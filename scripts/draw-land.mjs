import { writeFileSync } from 'node:fs';
import { geoGraticule } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-50m.json' with { type: 'json' };
import { areaOf, outlinesOf, pathOf, simplify, simplifyRing } from '../src/features/map/outline.ts';
import { openProjection } from '../src/features/map/projection.ts';

/*
 * Makes src/features/map/land-paths.json: the coasts, the edge of the globe and its grid on the plate of the world map, as
 * SVG paths. Run it when the projection or the atlas changes: node scripts/draw-land.mjs
 */

/** In units of the plate. */
const tolerance = 1.4;
const smallestIsland = 16;

export async function landPaths() {
  const projection = await openProjection();
  const topology = /** @type {any} */ (atlas);
  const coasts = await outlinesOf(projection, feature(topology, topology.objects.land));
  const globe = await outlinesOf(projection, { type: 'Sphere' });
  const grid = await outlinesOf(projection, geoGraticule().step([15, 15])());
  /** @param {typeof globe} lines */
  const rings = (lines) => lines.map((line) => `${pathOf(simplifyRing(line, tolerance))}z`).join('');
  return {
    globe: rings(globe),
    grid: grid.map((line) => pathOf(simplify(line, tolerance))).join(''),
    land: rings(coasts.filter((ring) => areaOf(ring) >= smallestIsland)),
  };
}

if (import.meta.main)
  writeFileSync('src/features/map/land-paths.json', `${JSON.stringify(await landPaths(), null, 2)}\n`);
