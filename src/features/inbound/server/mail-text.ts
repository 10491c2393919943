/** Returns one line without control characters and characters that hide or reorder text. */
export function lineOf(text: string, longest: number): string {
  return text
    .slice(0, 4 * longest)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu, ' ')
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
    .slice(0, longest)
    .toWellFormed();
}

/** Returns true for a line of invisible characters, with which programs fill the preview in a list of mails. */
function isFiller(line: string): boolean {
  const content = line.replace(/[\s>]/g, '');
  return content !== '' && content.replace(/\p{Cf}|\u034f/gu, '') === '';
}

/** Removes characters that hide or reorder text, trailing spaces, and repeated blank lines. */
export function tidy(text: string): string {
  const lines: string[] = [];
  for (const line of text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')) {
    const clean = line
      .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
      .replace(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
      .trimEnd();
    if (isFiller(clean)) continue;
    if (clean !== '' || lines.at(-1) !== '') lines.push(clean);
  }
  return lines.join('\n').trim().toWellFormed();
}

/** Outlook's marks of pictures in the plain text, which are files or left out. */
const picturePlaceholders = /\[cid:[^[\]\s]{1,200}\]/g;

/** Removes what programs wrote into a plain text: marks of pictures, and the “>” before “From” of mailbox files (mbox). */
export function withoutPlaceholders(text: string): string {
  const lines = text.replace(picturePlaceholders, '').split('\n');
  return lines
    .map((line, at) => {
      const isQuoted = [lines[at - 1], lines[at + 1]].some((next) => next?.startsWith('>'));
      return line.startsWith('>From ') && !isQuoted ? line.slice(1) : line;
    })
    .join('\n');
}
