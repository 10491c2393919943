import { convert, type FormatCallback, type HtmlToTextOptions } from 'html-to-text';
import { rowFormatter, tableFormatter } from './html-table.ts';

/** Marks the end of the sender's text: the quoted mail follows. */
export const quotedBelow = '\uE000';

/** Marks the line that introduces a quotation, such as “On Monday, A wrote:”. */
export const attributionBelow = '\uE001';

/** Marks content beyond the limits of depth and children. */
const cutOff = '\uE002';

/** Stands before and behind text that is struck through. */
const struck = '\uE003';
const emptyStruck = /\uE003\s{0,100}\uE003/g;

const markers = /[\uE000-\uE003]/g;

/** Cells that hold quotations, whose lines must stay lines. */
const quotation = /[\uE000\uE001]|^ {0,5}>/m;

/** Limit of characters of HTML, without pictures and styles: nested tags take more than linear time. */
const mostHtml = 300_000;

/** Deepest tags: a program that never closes its tags nests each line in the line before. */
const mostDepth = 100;

/** Embedded pictures, which would use up the limit of characters. */
const embedded = /base64,[A-Za-z0-9+/=]+/g;

/** Blank lines in HTML take quadratic time to convert. */
const blankLines = /(?:\r?\n){3,}/g;

/** Parts that hold no text of the sender. A title is one of the program. */
const hiddenParts = [
  [/<!--/g, /-->/g],
  [/<style(?=[\s>])/gi, /<\/style\s{0,5}>/gi],
  [/<script(?=[\s>])/gi, /<\/script\s{0,5}>/gi],
  [/<title(?=[\s>])/gi, /<\/title\s{0,5}>/gi],
  [/<xml(?=[\s>])/gi, /<\/xml\s{0,5}>/gi],
] as const;

function findFrom(text: string, pattern: RegExp, index: number): { start: number; end: number } | null {
  pattern.lastIndex = index;
  const match = pattern.exec(text);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** Removes each hidden part of one kind; one without an end is left. */
function withoutParts(html: string, [opening, closing]: readonly [RegExp, RegExp]): string {
  const visible: string[] = [];
  let at = 0;
  for (let start = findFrom(html, opening, 0); start; start = findFrom(html, opening, at)) {
    const end = findFrom(html, closing, start.end);
    if (!end) break;
    visible.push(html.slice(at, start.start));
    at = end.end;
  }
  return visible.join('') + html.slice(at);
}

/** Removes hidden parts; the text below a comment that never ends is shown. */
function visiblePart(html: string): string {
  return hiddenParts.reduce(withoutParts, html).replaceAll('<!--', ' ');
}

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

/** Customers strike out what they correct: without a mark, both numbers would stand. */
const strike: FormatCallback = (element, walk, builder) => {
  builder.addInline(struck);
  walk(element.children, builder);
  builder.addInline(struck);
};

const emoji =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f]){1,12}$/u;

/** Webmail sends an emoji as a picture, which may be the whole answer. */
const picture: FormatCallback = (element, _walk, builder) => {
  const alt = String(element.attribs?.alt ?? '').trim();
  if (emoji.test(alt)) builder.addInline(alt);
};

/** Puts a cell or caption outside of a row, as broken HTML has it, on a separate line. */
const cell: FormatCallback = (element, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(element.children, builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const options: HtmlToTextOptions = {
  wordwrap: false,
  // All of the document: programs put replies before and below the first body.
  baseElements: { selectors: [] },
  formatters: {
    quotedBelow: markAs(quotedBelow),
    attributionBelow: markAs(attributionBelow),
    link,
    strike,
    picture,
    cell,
    rows: tableFormatter(quotation),
    row: rowFormatter(quotation),
  },
  limits: { maxDepth: mostDepth, maxChildNodes: 20_000, ellipsis: cutOff },
  selectors: [
    { selector: 'a', format: 'link' },
    { selector: 'img', format: 'picture' },
    ...['s', 'strike', 'del', 'span[style*="line-through"]'].map((selector) => ({
      selector,
      format: 'strike',
    })),
    // Such as the text of a newsletter that a list of mails previews.
    ...['style', 'script', 'title', 'xml', '[style*="display:none"]', '[style*="display: none"]'].map(
      (selector) => ({ selector, format: 'skip' }),
    ),
    { selector: 'tr', format: 'row' },
    ...['td', 'th', 'caption', 'dt', 'dd'].map((selector) => ({ selector, format: 'cell' })),
    // Outlook, Exchange, Outlook for phones, Yahoo Mail, GMX, Zoho.
    ...[
      '#appendonsend',
      '#divRplyFwdMsg',
      '#mail-editor-reference-message-container',
      '.yahoo_quoted',
      '.zmail_extra',
    ].map((selector) => ({ selector, format: 'quotedBelow' })),
    // Gmail, Thunderbird, Proton Mail.
    ...['.gmail_attr', '.moz-cite-prefix', '.protonmail_quote'].map((selector) => ({
      selector,
      format: 'attributionBelow',
    })),
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'h3', options: { uppercase: false } },
    { selector: 'h4', options: { uppercase: false } },
    { selector: 'h5', options: { uppercase: false } },
    { selector: 'h6', options: { uppercase: false } },
    { selector: 'table', format: 'rows' },
  ],
};

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' };

/** Removes tags in linear time, for HTML that cannot be converted whole. */
function withoutTags(html: string): string {
  return html
    .replace(/<\/?(?:td|th)\b[^<>]*>/gi, ' ')
    .replace(/<\/?(?:p|div|br|tr|table|li|ul|ol|h[1-6]|blockquote|body|html|head|hr)\b[^<>]*>/gi, '\n')
    .replace(/<[a-z!/?][^<>]*>/gi, '')
    .replace(/&([a-z]{2,6}|#\d{2,6});/gi, (entity, name: string) =>
      name.startsWith('#')
        ? String.fromCodePoint(Number(name.slice(1)))
        : (entities[name.toLowerCase()] ?? entity),
    )
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

/** Counts characters of words and numbers. */
export function letterCount(text: string): number {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length;
}

/** Text of HTML; `isWhole` is false when it was longer than the limit. */
export interface HtmlText {
  text: string;
  isWhole: boolean;
}

/**
 * Converts an HTML mail to text: quotations begin with “>”, URLs follow their link texts, a row of a table is a line,
 * and the markers of quoted mails are inserted. HTML that is nested too deeply or broken loses its tags only.
 */
export function textOfHtml(html: string): HtmlText {
  const plain = html.replace(embedded, '').replace(markers, '').replaceAll('\0', '');
  const visible = visiblePart(plain).replace(blankLines, '\n\n');
  const short = visible.slice(0, mostHtml);
  const text = convert(short, options).replace(emptyStruck, '').replaceAll(struck, '~~');
  const isWhole = visible.length <= mostHtml;
  if (!text.includes(cutOff) && text.trim() !== '') return { text, isWhole };
  const stripped = withoutTags(short);
  return {
    text: letterCount(stripped) > letterCount(text) ? stripped : text.replaceAll(cutOff, ''),
    isWhole,
  };
}

/** Removes the tags of HTML beyond the limit of conversions. */
export function textWithoutTags(html: string): HtmlText {
  const visible = visiblePart(html.replace(embedded, ''));
  return { text: withoutTags(visible.slice(0, mostHtml)), isWhole: visible.length <= mostHtml };
}

const blockTag = /<\/?(?:html|body|div|p|br|tr|li|table|h[1-6])(?=[\s/>])[^<>]{0,500}>/i;
const anyTag =
  /<\/?(?:html|body|div|p|br|tr|td|th|li|ul|ol|table|tbody|h[1-6]|b|strong|i|em|u|span|font|a|img|hr|style|head|center)(?=[\s/>])[^<>]{0,1000}>/gi;

/** Returns true for HTML that a program sent as plain text. */
export function isHtmlText(text: string): boolean {
  const start = text.slice(0, 2_000).trimStart();
  if (/^<(?:!doctype html|html|head|body)(?=[\s>])/i.test(start)) return true;
  const tags = text.slice(0, 20_000).match(anyTag) ?? [];
  const closing = tags.some((tag) => tag.startsWith('</') || /^<br/i.test(tag));
  return closing && tags.length >= (/^<[a-z]/i.test(start) ? 2 : 3);
}

/** Converts HTML that was sent as plain text; without tags of blocks, its lines stay lines. */
export function textOfPlainHtml(text: string): HtmlText {
  return textOfHtml(blockTag.test(text) ? text : text.replaceAll('\n', '<br>'));
}
