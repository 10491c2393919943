/** The version of the quote object that this release stores; of version 1, insurance is on all charges (price/insured-value.ts). */
export const quoteVersion = 2;
export const quoteVersions = [1, quoteVersion] as const;

/** Options of a quote, and lines of one option. */
export const mostOptions = 4;
export const mostLines = 100;

/**
 * Limits of a quote's PDF, over all options: charges and lines of text, and characters. More cannot be drawn in the
 * memory of the thread that draws it (src/platform/mail/thread-composer.ts).
 */
export const mostPrintedLines = 300;
export const mostPrintedCharacters = 20_000;
