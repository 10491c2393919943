import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';

/** Marks the end of the sender's text: the quoted mail follows. */
export const quotedBelow = '\uE000';

/** Marks the line that introduces a quotation, such as “On Monday, A wrote:”. */
export const attributionBelow = '\uE001';

const markers = /[\uE000\uE001]/g;

/** Limit of characters of HTML: nested tags take more than linear time. */
const mostHtml = 200_000;

/** Embedded pictures, which would use up the limit of characters. */
const embedded = /base64,[A-Za-z0-9+/=]+/g;

/** Blank lines in HTML take quadratic time to convert. */
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
 * Converts an HTML mail to text: quotations begin with “>”, URLs follow their link texts, and the markers of quoted
 * mails are inserted. Limited by the length and depth of the HTML.
 */
export function textOfHtml(html: string): string {
  const short = html.replace(embedded, '').replace(markers, '').replace(blankLines, '\n\n');
  return convert(short.slice(0, mostHtml), options);
}
