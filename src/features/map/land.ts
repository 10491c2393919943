import type { Brand } from '#platform/brand/brand.ts';
import { withTones } from '#platform/brand/tones.ts';
import paths from './land-paths.json' with { type: 'json' };
import { plate } from './projection.ts';

/** Draws the land, the edge of the globe and its grid as an SVG that follows the reader's color scheme. */
export function drawLand(brand: Brand): string {
  const { globe, grid, land } = paths;
  const { width, height } = plate;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${withTones(style, brand)}</style><path class="globe" d="${globe}"/><path class="grid" d="${grid}"/><path class="land" d="${land}"/></svg>`;
}

/** An image cannot read the page's colors. */
const style = [
  'path{stroke-width:1.5}',
  '.globe{fill:brand(sea)}',
  '.grid{fill:none;stroke:brand(grid)}',
  '.land{fill:brand(land);stroke:brand(coast);stroke-linejoin:round}',
  '@media(prefers-color-scheme:dark){',
  '.globe{fill:brand(dark-sea)}.grid{stroke:brand(dark-grid)}.land{fill:brand(dark-land);stroke:brand(dark-coast)}',
  '}',
].join('');
