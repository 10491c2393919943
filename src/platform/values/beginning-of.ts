const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Returns the beginning of a text on one line: at most `limit` UTF-16 units, with an ellipsis where it was cut. No
 * character that a reader sees as one, such as an emoji, is cut in two.
 */
export function beginningOf(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  let kept = '';
  for (const { segment } of graphemes.segment(line)) {
    if (kept.length + segment.length >= limit) break;
    kept += segment;
  }
  let end = kept.length;
  while (' .,;:·'.includes(kept.charAt(end - 1)) && end > 0) end -= 1;
  return `${kept.slice(0, end)}…`;
}
