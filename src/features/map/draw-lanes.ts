import type { Brand } from '#platform/brand/brand.ts';
import { tonesOf } from '#platform/brand/tones.ts';
import type { Lane } from '#platform/company.ts';
import { escapeHtml } from '#platform/values/escape-html.ts';
import paths from './land-paths.json' with { type: 'json' };
import { lineOf, roundedPath } from './lane-line.ts';
import { originPlaces } from './origins.ts';
import { simplify } from './outline.ts';
import { americas, locate, openProjection, type View } from './projection.ts';
import { viewsOf } from './views.ts';

/** In units of the plate. */
const tolerance = 1;

/** For most of the lanes in the Americas: from the Pacific off Vancouver to the middle of the Atlantic. */
const wideAmericas: View = { left: 900, top: 85, width: 700, height: 800 };

/**
 * Draws the part of the world that the lanes need as an SVG with an accessible name, in the colors of a dark section,
 * which both color schemes share.
 */
export async function drawLanes(lanes: readonly Lane[], name: string, brand: Brand): Promise<string> {
  const tones = tonesOf(brand);
  const projection = await openProjection();
  const lines = await Promise.all(
    lanes.map(async (lane) => ({ mode: lane.mode, pieces: await lineOf(projection, lane) })),
  );
  const pathOf = (isShown: (mode: Lane['mode']) => boolean) =>
    lines
      .filter(({ mode }) => isShown(mode))
      .flatMap(({ pieces }) => pieces)
      .map((piece) => roundedPath(simplify(piece, tolerance)))
      .join('');
  const dots = (ends: Lane['to'][], radius: number) => {
    const points = ends.map(({ longitude, latitude }) =>
      locate(projection, [longitude, latitude]).map(Math.round).join('" cy="'),
    );
    return [...new Set(points)].map((point) => `<circle cx="${point}" r="${radius}"/>`).join('');
  };
  const air = pathOf((mode) => mode === 'air');
  const others = pathOf((mode) => mode !== 'air');
  const { phone } = viewsOf(
    lanes
      .flatMap(({ from, to }) => [from, to])
      .map(({ longitude, latitude }) => locate(projection, [longitude, latitude])),
    lines.flatMap(({ pieces }) => pieces),
  );
  const { left, top, width, height } = phone === americas ? wideAmericas : phone;
  const fit = phone === americas ? 'slice' : 'meet';
  return [
    `<svg role="img" aria-label="${escapeHtml(name)}" viewBox="${left} ${top} ${width} ${height}" preserveAspectRatio="xMidYMid ${fit}" fill="none">`,
    `<path d="${paths.land}" fill="${tones['on-ink-panel']}" stroke="${tones['on-ink-coast']}" stroke-width="1.5" stroke-linejoin="round"/>`,
    `<g stroke="${tones.fog}" stroke-width="1.75" stroke-linejoin="round"><path d="${others}"/><path d="${air}" stroke-dasharray="7 5" stroke-opacity=".6"/></g>`,
    `<g fill="${tones['on-ink-strong']}">${dots(
      lanes.map(({ to }) => to),
      4,
    )}</g>`,
    `<g fill="${tones['on-ink-signal']}">${dots(originPlaces(lanes), 9)}</g>`,
    '</svg>',
  ].join('');
}
