/**
 * Signs that neither the font nor the reader's own Helvetica, which replaces it, can draw. Cubic metres and
 * degrees need no help.
 */
const substitutes: Record<string, string> = {
  '′': "'",
  '″': '"',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '–',
  '\u2010': '-',
  '\u2011': '-',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
  '\u2060': '',
};

const substituted = new RegExp(Object.keys(substitutes).join('|'), 'g');

/** The text with signs that a PDF cannot draw replaced by others, which are read in every language. */
export function printable(text: string): string {
  return text.replace(substituted, (sign) => substitutes[sign] ?? sign);
}

/** A heading whose last three words share a line, so that none of them stands alone on its last one. */
export function withoutWidow(heading: string): string {
  return heading.replace(/ (\S+) (\S+)$/, '\u00a0$1\u00a0$2');
}

const graphemes = new Intl.Segmenter();

/** Replaces a character that a PDF cannot draw. */
const replacement = '?';

/**
 * Text that a person typed, made drawable in a PDF: without control characters, and with a question mark for each character that
 * `canDraw` denies, such as those of Chinese. `isWhole` is true where there was none.
 */
export function printableText(
  typed: string,
  canDraw: (character: string) => boolean,
): { text: string; isWhole: boolean } {
  let isWhole = true;
  let text = '';
  for (const { segment } of graphemes.segment(printable(typed.normalize('NFC').replaceAll('\t', '    ')))) {
    const visible = segment.replace(/[^\P{C}\n]/gu, '');
    const isDrawn = visible === '\n' || [...visible].every(canDraw);
    isWhole &&= isDrawn;
    text += isDrawn ? visible : replacement;
  }
  // The renderer drops spaces at the beginning of a line.
  return { text: text.replace(/^ +/gm, (indent) => '\u00a0'.repeat(indent.length)), isWhole };
}
