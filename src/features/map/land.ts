import { areaOf, outlinesOf, pathOf, simplify, simplifyRing } from './outline.ts';
import { openProjection, plate } from './projection.ts';

/** In units of the plate. */
const tolerance = 1.4;
const smallestIsland = 16;

export async function landPaths(): Promise<{ globe: string; grid: string; land: string }> {
  const [{ geoGraticule }, { feature }, { default: atlas }, projection] = await Promise.all([
    import('d3-geo'),
    import('topojson-client'),
    import('world-atlas/land-50m.json', { with: { type: 'json' } }),
    openProjection(),
  ]);
  const topology = atlas as unknown as Parameters<typeof feature>[0];
  const land = topology.objects.land;
  if (!land) throw new Error('The atlas holds no land.');
  const coasts = await outlinesOf(projection, feature(topology, land));
  const globe = await outlinesOf(projection, { type: 'Sphere' });
  const grid = await outlinesOf(projection, geoGraticule().step([15, 15])());
  const rings = (lines: typeof globe) =>
    lines.map((line) => `${pathOf(simplifyRing(line, tolerance))}z`).join('');
  return {
    globe: rings(globe),
    grid: grid.map((line) => pathOf(simplify(line, tolerance))).join(''),
    land: rings(coasts.filter((ring) => areaOf(ring) >= smallestIsland)),
  };
}

/** Draws the land, the edge of the globe and its grid as an SVG that follows the reader's color scheme. */
export async function drawLand(): Promise<string> {
  const { globe, grid, land } = await landPaths();
  const { width, height } = plate;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style><path class="globe" d="${globe}"/><path class="grid" d="${grid}"/><path class="land" d="${land}"/></svg>`;
}

/** Copies of the site's colors (src/ui/styles/app.css): an image cannot read the page's. */
const style = [
  'path{stroke-width:1.5}',
  '.globe{fill:#f1eee6}',
  '.grid{fill:none;stroke:#e6e1d6}',
  '.land{fill:#e1d9c9;stroke:#c5bba6;stroke-linejoin:round}',
  '@media(prefers-color-scheme:dark){',
  '.globe{fill:#0e2233}.grid{stroke:#152c3e}.land{fill:#1b3b50;stroke:#2f5064}',
  '}',
].join('');
