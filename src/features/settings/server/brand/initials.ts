import type { BrandFont, Drawing } from '#platform/brand/brand.ts';
import { plainDrawing } from '#platform/brand/drawing.ts';
import { openLetters } from './letters.ts';

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
export async function drawInitials(name: string, font: BrandFont): Promise<Drawing> {
  const initials = initialsOf(name);
  if (!initials) return plainDrawing;
  const letters = await openLetters(font, 600);
  if (!letters.canDraw(initials)) return plainDrawing;
  const height = initials.length === 1 ? 34 : 28;
  const size = { size: height / letters.capHeight };
  const at = { x: (side - letters.widthOf(initials, size)) / 2, y: (side + height) / 2 };
  const rounded = letters
    .outlineOf(initials, at, size)
    .replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));
  return {
    ...plainDrawing,
    paths: [...plainDrawing.paths, { d: rounded, tone: 'on-action', onDark: 'dark-on-action' }],
  };
}
