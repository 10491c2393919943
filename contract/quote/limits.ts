/** The version of the quote object that this release reads and stores. */
export const quoteVersion = 1;

/** Options of a quote, and lines of one option. */
export const mostOptions = 4;
export const mostLines = 100;
