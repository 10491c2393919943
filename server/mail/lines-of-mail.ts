/** Lines of one text in an e-mail: each costs time to render, and nobody reads more of them in a mail program. */
const mostLines = 400;

/** Blank lines on end that are kept. */
const mostBlankLines = 2;

/**
 * The lines of a text as a person typed it, such as an e-mail shows them: without the control characters that break mail
 * programs, and at most two blank lines on end. Of more than 400 lines the last is `elsewhere`, the sentence that says
 * where the whole text is; null where it is nowhere else: then every line is in the mail.
 */
export function linesOfMail(text: string, elsewhere: string | null): string[] {
  const lines: string[] = [];
  let blank = 0;
  for (const line of text.replace(/[^\P{Cc}\n\t]/gu, '').split('\n')) {
    blank = line.trim() === '' ? blank + 1 : 0;
    if (blank > mostBlankLines) continue;
    if (elsewhere !== null && lines.length === mostLines) return [...lines.slice(0, -1), elsewhere];
    lines.push(line);
  }
  return lines;
}
