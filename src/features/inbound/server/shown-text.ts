import {
  type HtmlText,
  isHtmlText,
  letterCount,
  textOfHtml,
  textOfPlainHtml,
  textWithoutTags,
} from './html-text.ts';

/** Limit of HTML parts that are converted, because each may take a second. */
const mostHtmlParts = 5;

/** Limit of bytes of a text that are decoded, and of characters that are shown. */
export const mostTextBytes = 1_000_000;

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
function chooseText(plain: string, html: string): string {
  if (letterCount(html) === 0) return plain;
  if (shareIn(html, plain) < 0.5) return html;
  return tableRow.test(html) && !tableRow.test(plain) && shareIn(plain, html) > 0.9 ? html : plain;
}

/** Representations of the same text: one of them is shown. */
export interface Alternatives {
  plain: string[];
  html: string[];
}

/** Texts of a mail, in order. */
interface ShownText {
  text: string;
  /** False when a text was longer than a limit. */
  isWhole: boolean;
}

/** Returns the texts of a mail, HTML as text. `isDecoded` is false when one of them was longer than a limit already. */
export function textOfBlocks(blocks: readonly Alternatives[], isDecoded: boolean): ShownText {
  let htmlParts = 0;
  let isWhole = isDecoded;
  const convert = (html: string, toText: (html: string) => HtmlText) => {
    htmlParts += 1;
    const converted = htmlParts > mostHtmlParts ? textWithoutTags(html) : toText(html);
    if (!converted.isWhole) isWhole = false;
    return converted.text;
  };
  const texts = blocks.map(({ plain, html }) => {
    const written = plain
      .map((text) => (isHtmlText(text) ? convert(text, textOfPlainHtml) : text))
      .join('\n')
      .slice(0, mostTextBytes);
    if (html.length === 0) return written;
    const converted = convert(html.join('\n'), textOfHtml);
    return written.trim() === '' ? converted : chooseText(written, converted);
  });
  return { text: texts.join('\n'), isWhole };
}
