/** The version of the quote object that this release reads and stores. */
export const quoteVersion = 1;

/** Options of a quote, and lines of one option. */
export const mostOptions = 4;
export const mostLines = 100;

/**
 * Limits of a quote's PDF, over all options: charges and lines of text, and characters. More cannot be drawn in the
 * memory of the thread that draws it (src/platform/mail/thread-composer.ts).
 */
export const mostPrintedLines = 300;
export const mostPrintedCharacters = 20_000;
