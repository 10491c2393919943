import type { Brand } from '../../platform/brand/brand.ts';
import { tonesOf } from '../../platform/brand/tones.ts';
import type { Lane } from '../../platform/company.ts';
import paths from './land-paths.json' with { type: 'json' };
import { lineOf, roundedPath } from './lane-line.ts';
import { simplify } from './outline.ts';
import { locate, openProjection, type View } from './projection.ts';

/** In units of the plate. */
const tolerance = 1;

/** From the Pacific off Vancouver to the middle of the Atlantic. */
const view: View = { left: 900, top: 85, width: 700, height: 800 };

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Draws the Americas with the lanes as an SVG with an accessible name, in the colors of a dark section, which both
 * color schemes share.
 */
export async function drawAmericas(lanes: readonly Lane[], name: string, brand: Brand): Promise<string> {
  const tones = tonesOf(brand);
  const projection = await openProjection();
  const linesOf = async (isShown: (lane: Lane) => boolean) => {
    const pieces = await Promise.all(lanes.filter(isShown).map((lane) => lineOf(projection, lane)));
    return pieces
      .flat()
      .map((piece) => roundedPath(simplify(piece, tolerance)))
      .join('');
  };
  const dot = ({ longitude, latitude }: Lane['to'], radius: number) => {
    const [x, y] = locate(projection, [longitude, latitude]).map(Math.round);
    return `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  };
  const air = await linesOf(({ mode }) => mode === 'air');
  const others = await linesOf(({ mode }) => mode !== 'air');
  const { left, top, width, height } = view;
  return [
    `<svg role="img" aria-label="${attribute(name)}" viewBox="${left} ${top} ${width} ${height}" preserveAspectRatio="xMidYMid slice" fill="none">`,
    `<path d="${paths.land}" fill="${tones['on-ink-panel']}" stroke="${tones['on-ink-coast']}" stroke-width="1.5" stroke-linejoin="round"/>`,
    `<g stroke="${tones.fog}" stroke-width="1.75" stroke-linejoin="round"><path d="${others}"/><path d="${air}" stroke-dasharray="7 5" stroke-opacity=".6"/></g>`,
    `<g fill="${tones['on-ink-strong']}">${lanes.map(({ to }) => dot(to, 4)).join('')}</g>`,
    `<g fill="${tones['on-ink-signal']}">${lanes
      .slice(0, 1)
      .map(({ from }) => dot(from, 9))
      .join('')}</g>`,
    '</svg>',
  ].join('');
}
