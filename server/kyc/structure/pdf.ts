/** Readers look for the end within so many bytes (ISO 32000-1, annex H), and for the linearization in the first. */
const margin = 1024;

/**
 * Tells whether a PDF is whole: its last cross-reference lies within it and is followed by the end mark. A file for fast
 * web view carries an end mark near its beginning too, but says how long it is.
 */
export function isWholePdf(content: Buffer): boolean {
  const end = content.subarray(-margin).toString('latin1');
  const last = end.match(/startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*%%EOF)/);
  const crossReference = Number(last?.[1] ?? 0);
  if (crossReference === 0 || crossReference >= content.length) return false;
  const beginning = content.subarray(0, margin).toString('latin1');
  const length = beginning.match(/\/Linearized\b[^>]*?\/L\s+(\d{1,10})/)?.[1];
  return length === undefined || Number(length) <= content.length;
}
