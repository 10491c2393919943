import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import type { BrandFont } from '#platform/brand/brand.ts';

/** Size of a text in its drawing; spacing between letters in em. */
export interface LetterSize {
  size: number;
  spacing?: number;
}

/** Outlines of the letters of a font in one weight. */
export interface Letters {
  /** Height of capitals in em. */
  capHeight: number;
  canDraw(text: string): boolean;
  widthOf(text: string, size: LetterSize): number;
  /**
   * Draws a line of text from the point where its baseline begins, as the `d` of an SVG path. Leaves out what the font
   * lacks.
   */
  outlineOf(text: string, at: { x: number; y: number }, size: LetterSize): string;
}

/** Files of a font by preference: what the first lacks, such as the letters of Łódź, the second has. */
const subsets = ['latin', 'latin-ext'];

const hasGlyph = (font: Font, letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** Splits a text into parts of one file each, without the letters that none has. */
function runsOf(fonts: Font[], text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const last = runs.at(-1);
    const font = fonts.find((each) => hasGlyph(each, letter));
    if (font && font === last?.font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

/** Laying a word out costs the most of a card; its words are measured many times. */
function laidOut(fonts: Font[]) {
  const known = new Map<string, ReturnType<Font['layout']>[]>();
  return (text: string) => {
    const found = known.get(text);
    if (found) return found;
    if (known.size === 1000) known.clear();
    const made = runsOf(fonts, text).map((run) => run.font.layout(run.text));
    known.set(text, made);
    return made;
  };
}

/** Each space is a part. */
const splitAtSpaces = (text: string) => text.split(/( )/).filter(Boolean);

function lettersOf(fonts: [Font, ...Font[]]): Letters {
  const [{ unitsPerEm, capHeight }] = fonts;
  const layout = laidOut(fonts);
  const glyphsOf = (text: string) =>
    splitAtSpaces(text)
      .flatMap(layout)
      .flatMap(({ glyphs, positions }) =>
        glyphs.map((glyph, index) => ({ glyph, advance: (positions[index]?.xAdvance ?? 0) / unitsPerEm })),
      );
  return {
    capHeight: capHeight / unitsPerEm,
    canDraw: (text) => [...text].every((letter) => fonts.some((font) => hasGlyph(font, letter))),
    widthOf: (text, { size, spacing = 0 }) =>
      glyphsOf(text).reduce((sum, { advance }) => sum + (advance + spacing) * size, 0),
    outlineOf(text, { x, y }, { size, spacing = 0 }) {
      const scale = size / unitsPerEm;
      let pen = x;
      return glyphsOf(text)
        .map(({ glyph, advance }) => {
          const d = glyph.path.scale(scale, -scale).translate(pen, y).toSVG();
          pen += (advance + spacing) * size;
          return d;
        })
        .join('');
    },
  };
}

const opened = new Map<string, Promise<Letters>>();

/** Opens a font in a weight; once. */
export function openLetters(font: BrandFont, weight: 500 | 600): Promise<Letters> {
  const key = `${font} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const opening = (async () => {
    const { create } = await import('fontkit');
    const { resolve } = createRequire(import.meta.url);
    const [latin, ...others] = await Promise.all(
      subsets.map(async (subset) => {
        const path = resolve(`@fontsource/${font}/files/${font}-${subset}-${weight}-normal.woff`);
        return create(await readFile(path)) as Font;
      }),
    );
    if (!latin) throw new Error(`The font ${font} has no files.`);
    return lettersOf([latin, ...others]);
  })();
  opened.set(key, opening);
  return opening;
}
