const signatureRule = '-- ';

/** Splits a line into the depth of its quotation and its text, without the space that format=flowed adds. */
function partsOf(line: string): { depth: number; text: string } {
  let depth = 0;
  while (line[depth] === '>') depth += 1;
  const text = line.slice(depth);
  return { depth, text: text.startsWith(' ') ? text.slice(1) : text };
}

/**
 * Joins the lines of a text in format=flowed (RFC 3676), quoted ones with those of the same depth. `removesSpaces` is its
 * parameter DelSp. Runs in linear time.
 */
export function textOfFlowed(flowed: string, { removesSpaces }: { removesSpaces: boolean }): string {
  const pieces: string[] = [];
  let openDepth = -1;
  for (const line of flowed.split(/\r?\n/)) {
    const { depth, text } = partsOf(line);
    const isOpen = text.endsWith(' ') && text !== signatureRule;
    // A signature begins a paragraph, also below a line that seems to go on.
    if (openDepth !== depth || text === signatureRule) {
      if (pieces.length > 0) pieces.push('\n');
      if (depth > 0) pieces.push(`${'>'.repeat(depth)} `);
    }
    pieces.push(isOpen && removesSpaces ? text.slice(0, -1) : text);
    openDepth = isOpen ? depth : -1;
  }
  return pieces.join('');
}
