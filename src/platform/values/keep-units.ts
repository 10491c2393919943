/** Keeps a number and its unit, the sides of "48 × 40", and a range on one line. */
export function keepUnits(text: string): string {
  return text
    .replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')
    .replace(/(?<=\d) (?=(?:×|t|kg|lb|m³|ft³|m|cm|in|ml)(?![\w³]))|(?<=×) (?=\d)/g, '\u00a0');
}
