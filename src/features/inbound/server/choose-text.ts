import { letterCount } from './html-text.ts';

/** Separates the terms of a text from its URLs. */
function termsOf(text: string): Set<string> {
  const withoutUrls = text.replace(/https?:\S{1,2000}/g, ' ');
  return new Set(withoutUrls.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** Returns the share of the terms of `text` that `other` contains. */
function shareIn(text: string, other: string): number {
  const terms = termsOf(text);
  const others = termsOf(other);
  if (terms.size === 0) return 1;
  return [...terms].filter((term) => others.has(term)).length / terms.size;
}

/** A row of a table, as html-table.ts prints it. */
const tableRow = /\S \| /;

/**
 * Chooses between a plain text and the HTML of the same mail: HTML when the text is a stub (“needs a program that shows
 * HTML”) or lost the table that the HTML has.
 */
export function chooseText(plain: string, html: string): string {
  if (letterCount(html) === 0) return plain;
  if (shareIn(html, plain) < 0.5) return html;
  return tableRow.test(html) && !tableRow.test(plain) && shareIn(plain, html) > 0.9 ? html : plain;
}
