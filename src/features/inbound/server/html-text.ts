import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';

/** Ends what the sender wrote: everything below is the mail that was answered. */
export const quotedBelow = '\uE000';

/** Begins the line that introduces a quotation, such as “On Monday, A wrote:”. */
export const attributionBelow = '\uE001';

const markers = /[\uE000\uE001]/g;

/** Beyond these characters the HTML is cut off: nested tags take more than linear time, and people write less. */
const mostHtml = 200_000;

/** Pictures inside the HTML, which would use up its characters. */
const embedded = /base64,[A-Za-z0-9+/=]+/g;

/** Blank lines in the HTML, of which the conversion takes quadratic time. */
const blankLines = /(?:\r?\n){3,}/g;

const markAs =
  (marker: string): FormatCallback =>
  (element, walk, builder) => {
    builder.openBlock({ leadingLineBreaks: 1 });
    builder.addLiteral(marker);
    builder.closeBlock({ trailingLineBreaks: 1 });
    walk(element.children, builder);
  };

const link: FormatCallback = (element, walk, builder) => {
  const href = String(element.attribs?.href ?? '').trim();
  walk(element.children, builder);
  const shown = (element.children ?? []).map(({ data = '' }) => data).join('');
  const isSeen = shown !== '' && href.replace(/^mailto:/i, '').startsWith(shown.trim());
  if (/^https?:\/\//i.test(href) && !isSeen) builder.addInline(` [${href}]`, { noWordTransform: true });
};

const options: HtmlToTextOptions = {
  wordwrap: false,
  formatters: { quotedBelow: markAs(quotedBelow), attributionBelow: markAs(attributionBelow), link },
  limits: { maxDepth: 100, maxChildNodes: 20_000, ellipsis: '' },
  selectors: [
    { selector: 'a', format: 'link' },
    { selector: 'img', format: 'skip' },
    // Outlook, Exchange, Outlook for phones, Yahoo Mail, GMX.
    ...['#appendonsend', '#divRplyFwdMsg', '#mail-editor-reference-message-container', '.yahoo_quoted'].map(
      (selector) => ({ selector, format: 'quotedBelow' }),
    ),
    // Gmail, Thunderbird.
    ...['.gmail_attr', '.moz-cite-prefix'].map((selector) => ({ selector, format: 'attributionBelow' })),
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'h3', options: { uppercase: false } },
    { selector: 'h4', options: { uppercase: false } },
    { selector: 'h5', options: { uppercase: false } },
    { selector: 'h6', options: { uppercase: false } },
    { selector: 'table', options: { uppercaseHeaderCells: false } },
  ],
};

/**
 * The text of an HTML mail: quotations as lines that begin with “>”, addresses of links beside what they show, and the
 * places marked below which mail programs quote. Bounded by the length and depth of the HTML.
 */
export function textOfHtml(html: string): string {
  const short = html.replace(embedded, '').replace(markers, '').replace(blankLines, '\n\n');
  return convert(short.slice(0, mostHtml), options);
}
