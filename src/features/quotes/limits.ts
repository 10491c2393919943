/** The version of the quote object that this release reads and stores. */
export const quoteVersion = 1;

/** Options of a quote, and lines of one option. */
export const mostOptions = 4;
export const mostLines = 100;

/**
 * What the PDF of a quote holds at most, over all options: its charges and the lines of its texts, and their characters.
 * More cannot be drawn in the memory of the thread that draws it (src/platform/mail/thread-composer.ts).
 */
export const mostPrintedLines = 300;
export const mostPrintedCharacters = 20_000;
