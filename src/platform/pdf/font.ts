import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { Font } from '@react-pdf/renderer';
import type { BrandFont } from '../brand/brand.ts';

const subsets = ['latin', 'latin-ext'];

/** Names of a font's files by preference: what the first lacks, such as the letters of Łódź, the second may have. */
export const familiesOf = (font: BrandFont): string[] => subsets.map((subset) => `${font} ${subset}`);

/** In a style, the font of the brand. */
export const brandFamily = 'brand(font)';

const weights = [400, 500, 600, 700];

/** Words are kept whole, names and trade terms are easier to look up so; only what no line has room for is broken. */
const longestWord = 40;

/** Breaks a word that may be longer than a line; a part after an empty one begins a line without a hyphen. */
function partsOf(word: string): string[] {
  if (word.length <= longestWord) return [word];
  const parts = word.match(/.{1,8}/gsu) ?? [];
  return parts.flatMap((part, index) => (index === 0 ? [part] : ['', part]));
}

const postScriptNames: Record<BrandFont, string> = {
  'instrument-sans': 'InstrumentSans',
  inter: 'Inter',
  'public-sans': 'PublicSans',
  'source-sans-3': 'SourceSans3',
  'source-serif-4': 'SourceSerif4',
};

/**
 * The names within a font, those of the second family made its own at the same length: the renderer takes fonts of one
 * name for one, and would embed them again at each change between the two.
 */
function namesOf(table: Buffer, font: BrandFont, subset: string): Buffer {
  if (subset === 'latin') return table;
  const name = `${postScriptNames[font]}-`;
  const own = `${name.slice(0, -2)}X-`;
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1');
  const renamed = table.toString('latin1').replaceAll(utf16(name), utf16(own)).replaceAll(name, own);
  return Buffer.from(renamed, 'latin1');
}

/**
 * A WOFF file (https://www.w3.org/TR/WOFF) as an OpenType font in a data URL: the renderer would inflate the table of
 * outlines for each letter that it draws.
 */
function fontUrl(path: string, font: BrandFont, subset: string): string {
  const woff = readFileSync(path);
  const tableCount = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * tableCount);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(tableCount, 4);
  const parts = [header];
  let length = header.length;
  for (let index = 0; index < tableCount; index += 1) {
    const [from, to] = [44 + 20 * index, 12 + 16 * index];
    const [offset, packed, unpacked] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(offset, offset + packed);
    const inflated = packed < unpacked ? inflateSync(stored) : stored;
    const isNames = woff.toString('latin1', from, from + 4) === 'name';
    const table = isNames ? namesOf(inflated, font, subset) : inflated;
    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + 20);
    header.writeUInt32BE(length, to + 8);
    header.writeUInt32BE(unpacked, to + 12);
    const padded = Buffer.alloc(Math.ceil(unpacked / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    length += padded.length;
  }
  return `data:font/ttf;base64,${Buffer.concat(parts).toString('base64')}`;
}

const registered = new Set<BrandFont>();

/** Makes a font known to the renderer, once; throws when its package is not installed. */
export function registerFont(font: BrandFont): void {
  if (registered.has(font)) return;
  const { resolve } = createRequire(import.meta.url);
  for (const [index, family] of familiesOf(font).entries()) {
    const subset = subsets[index] ?? '';
    Font.register({
      family,
      fonts: weights.map((fontWeight) => ({
        src: fontUrl(
          resolve(`@fontsource/${font}/files/${font}-${subset}-${fontWeight}-normal.woff`),
          font,
          subset,
        ),
        fontWeight,
      })),
    });
  }
  Font.registerHyphenationCallback(partsOf);
  registered.add(font);
}

const western = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));

/**
 * Loads a font and returns a function that says whether a character can be drawn: by the font, or by the reader's own
 * Helvetica, which replaces it.
 */
export async function loadFont(font: BrandFont): Promise<(character: string) => boolean> {
  registerFont(font);
  const regular = familiesOf(font).map((fontFamily) => ({ fontFamily, fontWeight: 400 }));
  await Promise.all(regular.map((font) => Font.load(font)));
  const fonts = regular.map((font) => Font.getFont(font)?.data);
  return (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return (
      western.includes(character) ||
      fonts.some((font) => font && 'hasGlyphForCodePoint' in font && font.hasGlyphForCodePoint(codePoint))
    );
  };
}
