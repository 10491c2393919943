/*
 * In the preview each text ends with a mark that nobody sees: the number of its path in characters without width. The
 * script of the preview finds by it which text is where.
 */

const bits = 32;
const digitBits = 2;
/** Their order is the value of a digit. */
const digits = ['\u200b', '\u200c', '\u200d', '\ufeff'];

/** Identifies a path (FNV-1a of 32 bits); a test shows that no two paths have one number. */
export function textNumber(path: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < path.length; at += 1) hash = Math.imul(hash ^ path.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Returns the mark of a path: 16 digits of two bits, the last bits first. */
export function markOf(path: string): string {
  const number = textNumber(path);
  let mark = '';
  for (let shift = 0; shift < bits; shift += digitBits) mark += digits[(number >>> shift) & 3];
  return mark;
}

const mark = new RegExp(`[${digits.join('')}]{${bits / digitBits}}`);

/** Returns the number of the path whose mark a text holds first; null for none. */
export function numberOfMark(text: string): number | null {
  const [found] = mark.exec(text) ?? [];
  if (!found) return null;
  const number = [...found].reduce((sum, digit, at) => sum | (digits.indexOf(digit) << (at * digitBits)), 0);
  return number >>> 0;
}
