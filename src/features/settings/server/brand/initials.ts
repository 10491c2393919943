import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { BrandFont, Drawing } from '../../../../platform/brand/brand.ts';
import { plainDrawing } from '../../../../platform/brand/drawing.ts';

const fonts = new Map<string, Promise<Font>>();

/** Opens a weight of a font for outlines of its letters; once. */
export function openFont(name: BrandFont, weight: 500 | 600): Promise<Font> {
  const path = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`;
  const known = fonts.get(path);
  if (known) return known;
  const opening = (async () => {
    const [{ create }, content] = await Promise.all([
      import('fontkit'),
      readFile(createRequire(import.meta.url).resolve(path)),
    ]);
    return create(content) as Font;
  })();
  fonts.set(path, opening);
  return opening;
}

/** The first letters of the first two words of a name. */
function initialsOf(name: string): string {
  const parts = name.match(/\p{L}[\p{L}\p{N}'’]*/gu) ?? [];
  return parts
    .slice(0, 2)
    .map(([letter = '']) => letter.toLocaleUpperCase())
    .join('');
}

const side = 64;

/** Draws a plain logo: the initials of a name on a square. */
export async function drawInitials(name: string, brandFont: BrandFont): Promise<Drawing> {
  const initials = initialsOf(name);
  if (!initials) return plainDrawing;
  const font = await openFont(brandFont, 600);
  if (![...initials].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)))
    return plainDrawing;
  const { glyphs, positions } = font.layout(initials);
  const letterHeight = initials.length === 1 ? 34 : 28;
  const scale = letterHeight / font.capHeight;
  const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance * scale, 0);
  let pen = (side - width) / 2;
  const baseline = (side + letterHeight) / 2;
  const letters = glyphs.map(({ path }, index) => {
    const d = path.scale(scale, -scale).translate(pen, baseline).toSVG();
    pen += (positions[index]?.xAdvance ?? 0) * scale;
    return d;
  });
  const rounded = letters
    .join('')
    .replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));
  return {
    ...plainDrawing,
    paths: [...plainDrawing.paths, { d: rounded, tone: 'on-action', onDark: 'dark-on-action' }],
  };
}
