import paths from './land-paths.json' with { type: 'json' };
import { plate } from './projection.ts';

/** Draws the land, the edge of the globe and its grid as an SVG that follows the reader's color scheme. */
export function drawLand(): string {
  const { globe, grid, land } = paths;
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
