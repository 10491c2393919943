import type { BrandColors, BrandPictures, Drawing } from './brand.ts';
import { withTones } from './tones.ts';

/** A square in the color of buttons, for a name without letters. */
export const plainDrawing: Drawing = {
  box: { left: 0, top: 0, width: 64, height: 64 },
  paths: [{ d: 'M0 0h64v64H0z', tone: 'action', onDark: 'dark-action' }],
  isTile: true,
};

/** Of a brand whose pictures were not loaded. */
export const noPictures: BrandPictures = { drawing: plainDrawing, logoPng: null, logoOnDarkPng: null };

/** A drawing as the shapes of an SVG. */
export function shapesOf({ paths }: Drawing, brand: BrandColors, isOnDark = false): string {
  return paths
    .map(({ d, tone, onDark }) =>
      withTones(`<path fill="brand(${isOnDark ? onDark : tone})" d="${d}"/>`, brand),
    )
    .join('');
}

/** A drawing as an SVG. */
export function svgOf(drawing: Drawing, brand: BrandColors, isOnDark = false): string {
  const { left, top, width, height } = drawing.box;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${shapesOf(drawing, brand, isOnDark)}</svg>`;
}
