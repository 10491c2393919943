/**
 * Signs that neither the typeface nor the reader's own Helvetica, which stands in for it, can draw. Cubic metres and
 * degrees need no help.
 */
const substitutes: Record<string, string> = {
  '′': "'",
  '″': '"',
  '≤': 'up to ',
  '≥': 'at least ',
  '≈': 'about ',
  '→': '–',
  '\u2011': '-',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
};

const substituted = new RegExp(`(${Object.keys(substitutes).join('|')})( ?)`, 'g');

/** The text with signs that a document cannot draw put in other words. */
export function printable(text: string): string {
  return text.replace(substituted, (_, sign: string, space: string) => {
    const substitute = substitutes[sign] ?? sign;
    return substitute.endsWith(' ') ? substitute : substitute + space;
  });
}
