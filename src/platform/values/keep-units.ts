/** Keeps a number and its unit, and the sides of "48 × 40", on one line. */
export function keepUnits(text: string): string {
  return text.replace(/(?<=\d) (?=(?:×|t|kg|lb|m³|ft³|m|cm|in|ml)(?![\w³]))|(?<=×) (?=\d)/g, '\u00a0');
}
