const quote = 0x22;
const backslash = 0x5c;
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Returns true when lists and objects of a JSON text lie in each other more than `most` deep, without parsing it: the
 * validation of 400,000 levels holds the event loop for a second.
 */
export function isNestedBeyond(text: string, most: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInString) {
      if (code === backslash) at += 1;
      else if (code === quote) isInString = false;
    } else if (code === quote) isInString = true;
    else if (opening.has(code)) {
      depth += 1;
      if (depth > most) return true;
    } else if (closing.has(code)) depth -= 1;
  }
  return false;
}
