import { setImmediate } from 'node:timers/promises';
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { inboundMailStrings } from '#platform/mail/strings/en/mail-problems.ts';
import { headerInUtf8 } from './encoded-headers.ts';
import { textOfFlowed } from './flowed-text.ts';
import { textWithoutTags } from './html-text.ts';
import { textOfCalendar } from './invitation.ts';
import { addressesIn, addressText } from './mail-addresses.ts';
import { decodeText, repairText, usualCharset } from './mail-charset.ts';
import { type Internals, isFrame, isText, nameOf, type Part, rareTypes } from './mail-parts.ts';
import { withoutPlaceholders } from './mail-text.ts';
import { hasEncryptedText, withoutPgpSignature } from './pgp-text.ts';
import { decodeQuotedPrintable } from './quoted-printable.ts';
import { type Alternatives, mostTextBytes, textOfBlocks } from './shown-text.ts';
import { openSignedMail } from './signed-mail.ts';
import { readTnef } from './tnef.ts';
import { boundaryIn, controls, decodedText, metaCharset } from './undeclared.ts';
import { takeUuencoded } from './uuencode.ts';

/** Limit of lines of any length; each takes some microseconds and memory, and base64 lines have 76 bytes. */
const mostShortLines = 100_000;
const leastBytesOfLine = 40;

/** Lines that are read between two yields to the event loop. */
const linesAtOnce = 1_000;

/** Limits of mails within a mail: without its boundary, signed, or attached to an empty one. */
const mostDepth = 5;
const mostNested = 20;
const mostForwarded = 3;
const mostTnefFiles = 100;

/** Limit of bytes of HTML that are decoded, much of which may be pictures. */
const mostHtmlBytes = 45_000_000;

const parserOptions = { forceRfc822Attachments: true, maxNestingDepth: 50, maxHeadersSize: 500_000 };

const packageMethods = PostalMime.prototype as unknown as Pick<Internals, 'processLine'>;

const hasEnding = (name: string, ending: string) => name.toLowerCase().endsWith(ending);

/** Returns true for a file of text, and for one without a name that holds text. */
function isReadable({ mimeType, filename, content }: Attachment): boolean {
  if (mimeType === 'text/plain' || mimeType === 'text/html') return true;
  if (filename !== null || typeof content === 'string' || content.byteLength > mostTextBytes) return false;
  return !controls.test(decodeText(new Uint8Array(content), ''));
}

/** Counts the mails that were opened within a mail. */
interface Nested {
  count: number;
}

/**
 * Parses a mail without blocking the event loop; `text` holds every displayed part, HTML as text. Mails without their
 * boundary, signed mails and winmail.dat are opened. Rejects a mail of more than 100,000 lines that have fewer than 40
 * bytes on average. The package's conversion of HTML takes quadratic time: 400 KB of unclosed links block the process
 * for 40 seconds.
 */
export class MailParser extends PostalMime {
  isTextWhole = true;
  private isForwardOpen = false;
  private lines = 0;
  private bytes = 0;
  private readonly blocks: Alternatives[] = [];
  private readonly blockOf = new Map<Part, Alternatives>();
  private readonly calendars = new Set<string>();
  /** Texts that the package leaves encoded. */
  private readonly encodedTexts = new Set<Part>();
  private readonly fallbackCharset: string;
  private readonly depth: number;
  private readonly nested: Nested;

  constructor(fallbackCharset = usualCharset, depth = 0, nested: Nested = { count: 0 }) {
    super(parserOptions);
    this.fallbackCharset = fallbackCharset;
    this.depth = depth;
    this.nested = nested;
  }

  private get internals(): Internals {
    return this as unknown as Internals;
  }

  /** Called by `parse` for each line. */
  async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    this.lines += 1;
    this.bytes += line.byteLength;
    if (this.lines > mostShortLines && this.bytes < this.lines * leastBytesOfLine)
      throw new Error('The mail has too many lines.');
    if (this.lines % linesAtOnce === 0) await setImmediate();
    await packageMethods.processLine.call(this.internals, this.repairLine(line), isFinal);
  }

  /** Called by `parse` with the root of the parts. */
  async collectNode(part: object): Promise<void> {
    await this.collect(part as Part, null, false);
    // Some programs forward a mail so, without a text.
    if (this.depth === 0 && !this.hasText())
      for (const text of await this.openForwarded()) this.addBlock([text]);
    if (this.depth === 0 && !this.hasText()) this.collectRest(part as Part);
  }

  /** Called by `parse` once the parts are collected. */
  renderTextContent(): void {
    if (this.depth > 0) return;
    const { text, isWhole } = textOfBlocks(this.blocks, this.isTextWhole);
    this.internals.textContent = { plain: text };
    this.isTextWhole = isWhole;
  }

  /** Converts 8-bit headers to UTF-8, and corrects a transfer encoding that the first line of a body disproves. */
  private repairLine(line: Uint8Array): Uint8Array {
    const part = this.internals.currentNode;
    if (part.state === 'header') {
      if (!Object.hasOwn(part, 'processHeaders')) this.decodeHeadersOf(part);
      return line.some((byte) => byte > 0x7f)
        ? new TextEncoder().encode(decodeText(line, '', this.fallbackCharset))
        : line;
    }
    if (line.byteLength > 0 && part.contentTransferEncoding.encoding === 'base64') {
      const start = Buffer.from(line.subarray(0, 200)).toString('latin1').trim();
      if (/[^A-Za-z0-9+/=]/.test(start) && !start.startsWith('--')) part.setupContentDecoder('');
      part.contentTransferEncoding.encoding = 'checked';
    }
    if (/quoted-printable/i.test(part.contentTransferEncoding.encoding) && isText(part)) {
      part.setupContentDecoder('');
      part.contentTransferEncoding.encoding = 'checked';
      this.encodedTexts.add(part);
    }
    return line;
  }

  private decodeHeadersOf(part: Part): void {
    const { processHeaders } = Object.getPrototypeOf(part);
    part.processHeaders = () => {
      const headers: string[][] = [];
      for (const line of part.headerLines)
        if (/^[ \t]/.test(line) && headers.length > 0) headers.at(-1)?.push(line);
        else headers.push([line]);
      part.headerLines = headers.map((lines) => headerInUtf8(lines.join(''), this.fallbackCharset));
      processHeaders.call(part);
    };
  }

  private async collect(part: Part, alternative: Part | null, isRelated: boolean): Promise<void> {
    const { multipart } = part.contentType;
    if (multipart) {
      if (part.childNodes.length === 0) await this.collectWithoutBoundary(part);
      if (multipart === 'encrypted') this.addBlock([inboundMailStrings.encrypted('PGP')]);
      for (const child of part.childNodes)
        await this.collect(
          child,
          multipart === 'alternative' ? part : alternative,
          isRelated || multipart === 'related',
        );
    } else if (rareTypes.has(part.contentType.parsed.value) && (alternative?.childNodes.length ?? 0) > 1)
      return;
    else if (isText(part)) this.collectText(part, alternative ?? part);
    else if (part.content) await this.collectFile(part, part.content, isRelated);
  }

  private collectText(part: Part, owner: Part): void {
    const type = part.contentType.parsed.value;
    const isHtml = type === 'text/html' || type === 'html';
    const block = this.blockOf.get(owner) ?? this.addBlock();
    this.blockOf.set(owner, block);
    block[isHtml ? 'html' : 'plain'].push(this.decode(part, isHtml));
  }

  private addBlock(plain: string[] = []): Alternatives {
    const block = { plain, html: [] };
    this.blocks.push(block);
    return block;
  }

  private decode(part: Part, isHtml: boolean): string {
    const limit = isHtml ? mostHtmlBytes : mostTextBytes;
    const content = new Uint8Array(part.content ?? new ArrayBuffer(0));
    const bytes = this.encodedTexts.has(part)
      ? decodeQuotedPrintable(content.subarray(0, 3 * limit))
      : content;
    if (bytes.byteLength > limit) this.isTextWhole = false;
    const { charset = '', format = '', delsp = '' } = part.contentType.parsed.params;
    const meta = isHtml ? metaCharset(bytes) : '';
    const decoded = decodeText(bytes.subarray(0, limit), charset || meta, meta || this.fallbackCharset);
    if (isHtml) return decoded;
    const text = withoutPlaceholders(decoded);
    if (/^flowed$/i.test(format)) return textOfFlowed(text, { removesSpaces: /^yes$/i.test(delsp) });
    const isEnriched = ['text/enriched', 'text/richtext'].includes(part.contentType.parsed.value);
    if (isEnriched) return textWithoutTags(text).text;
    const readable = withoutPgpSignature(this.takeEncodedFiles(decodedText(text)));
    return hasEncryptedText(readable) ? `${inboundMailStrings.encrypted('PGP')}\n\n${readable}` : readable;
  }

  /** Moves files that old programs write into the text (uuencode) to the attachments. */
  private takeEncodedFiles(text: string): string {
    const { rest, files } = takeUuencoded(text);
    for (const { name, content } of files)
      this.internals.attachments.push({
        filename: name,
        mimeType: 'application/octet-stream',
        disposition: 'attachment',
        content,
      });
    return rest;
  }

  private async collectFile(part: Part, content: ArrayBuffer, isRelated: boolean): Promise<void> {
    const type = part.contentType.parsed.value;
    if (isFrame(part)) return;
    const name = nameOf(part);
    const bytes = new Uint8Array(content);
    if (/^application\/(?:x-)?pkcs7-mime$/.test(type) || hasEnding(name, '.p7m')) {
      if (await this.collectSigned(bytes)) return;
    } else if (/^application\/(?:vnd\.)?ms-tnef$/.test(type) || hasEnding(name, 'winmail.dat')) {
      if (this.collectTnef(bytes)) return;
    } else if (type === 'text/calendar' || type === 'application/ics' || hasEnding(name, '.ics')) {
      this.collectCalendar(bytes, part.contentType.parsed.params.charset);
    }
    this.internals.collectAttachment(part, content, isRelated, false);
    const file = this.internals.attachments.at(-1);
    if (file?.filename) file.filename = file.filename.includes('\ufffd') ? name : repairText(file.filename);
  }

  private collectCalendar(bytes: Uint8Array, charset = 'utf-8'): void {
    const text = textOfCalendar(decodeText(bytes.subarray(0, mostTextBytes), charset));
    if (text === '' || this.calendars.has(text)) return;
    this.calendars.add(text);
    this.addBlock(['', text]);
  }

  /** Returns false when the file must be shown as such. */
  private async collectSigned(bytes: Uint8Array): Promise<boolean> {
    const opened = openSignedMail(bytes);
    if (opened.kind === 'signed') return this.collectNested(opened.content);
    if (opened.kind === 'encrypted') this.addBlock([inboundMailStrings.encrypted('S/MIME')]);
    return false;
  }

  private collectTnef(bytes: Uint8Array): boolean {
    const tnef = readTnef(bytes, (part, charset) => decodeText(part, charset, this.fallbackCharset));
    if (!tnef || (tnef.files.length === 0 && tnef.text === '' && !tnef.html)) return false;
    if (!this.hasText()) {
      const block = this.addBlock([tnef.text]);
      if (tnef.html)
        block.html.push(
          decodeText(tnef.html.subarray(0, mostHtmlBytes), metaCharset(tnef.html), this.fallbackCharset),
        );
    }
    for (const { name, type, content } of tnef.files.slice(0, mostTnefFiles))
      this.internals.attachments.push({
        filename: name || null,
        mimeType: type || 'application/octet-stream',
        disposition: 'attachment',
        content: content.slice(),
      });
    return true;
  }

  /** Parses a mail within this mail, and takes its texts and files; returns false beyond the limits. */
  private async collectNested(raw: Uint8Array): Promise<boolean> {
    const parser = await this.parseNested(raw);
    if (!parser) return false;
    this.blocks.push(...parser.blocks);
    this.internals.attachments.push(...parser.internals.attachments);
    if (!parser.isTextWhole) this.isTextWhole = false;
    return true;
  }

  private async parseNested(raw: Uint8Array): Promise<(MailParser & { mail?: Email }) | null> {
    if (this.depth >= mostDepth || this.nested.count >= mostNested) return null;
    this.nested.count += 1;
    const parser: MailParser & { mail?: Email } = new MailParser(
      this.fallbackCharset,
      this.depth + 1,
      this.nested,
    );
    parser.mail = await parser.parse(raw);
    return parser;
  }

  private async collectWithoutBoundary(part: Part): Promise<void> {
    const content = Buffer.from(part.content ?? new ArrayBuffer(0));
    if (content.length === 0) return;
    const boundary = boundaryIn(content.subarray(0, mostTextBytes).toString('latin1'));
    if (boundary) {
      const quoted = boundary.replace(/[\\"]/g, '\\$&');
      const header = `Content-Type: multipart/${part.contentType.multipart}; boundary="${quoted}"\r\n\r\n`;
      if (await this.collectNested(Buffer.concat([Buffer.from(header, 'latin1'), content]))) return;
    }
    if (content.length > mostTextBytes) this.isTextWhole = false;
    this.addBlock([decodedText(decodeText(content.subarray(0, mostTextBytes), '', this.fallbackCharset))]);
  }

  /** HTML of the mail as it came; empty when it has none. */
  get htmlSource(): string {
    return this.blocks.flatMap(({ html }) => html).join('\n<hr>\n');
  }

  private hasText(): boolean {
    return this.blocks.some(({ plain, html }) => [...plain, ...html].some((text) => text.trim() !== ''));
  }

  /**
   * Returns the texts of the mails that are attached, for a mail that passes them on, and adds their files to those of the
   * mail. Empty where they are shown already, as they are in a mail without a text.
   */
  async openForwarded(): Promise<string[]> {
    if (this.isForwardOpen) return [];
    this.isForwardOpen = true;
    const { attachments } = this.internals;
    const mails = attachments.filter(({ mimeType }) => mimeType === 'message/rfc822');
    const texts: string[] = [];
    for (const { content } of mails.slice(0, mostForwarded)) {
      const parser = typeof content === 'string' ? null : await this.parseNested(new Uint8Array(content));
      if (!parser?.mail) continue;
      const { subject = '', date = '' } = parser.mail;
      const { text, isWhole } = textOfBlocks(parser.blocks, parser.isTextWhole);
      if (!isWhole) this.isTextWhole = false;
      attachments.push(...parser.internals.attachments);
      const [from] = parser.mail.headers
        .filter(({ key }) => key === 'from')
        .flatMap(({ value }) => addressesIn(value));
      const lines = [
        '---------- Forwarded message ---------',
        `From: ${from ? addressText(from) : ''}`,
        `Date: ${date}`,
        `Subject: ${subject}`,
      ];
      texts.push([...lines, '', text].join('\n'));
    }
    return texts;
  }

  /** Shows what is readable of a mail that would be empty: its text files, else its source. */
  private collectRest(root: Part): void {
    const files = this.internals.attachments;
    const texts = files.filter(isReadable);
    for (const { content, mimeType } of texts.slice(0, mostForwarded)) {
      if (typeof content === 'string') continue;
      const block = this.addBlock();
      const text = decodeText(new Uint8Array(content).subarray(0, mostTextBytes), '', this.fallbackCharset);
      block[mimeType === 'text/html' ? 'html' : 'plain'].push(text);
    }
    if (files.length > 0) return;
    const source = new Uint8Array(root.content ?? new ArrayBuffer(0)).subarray(0, mostTextBytes);
    // Without a blank line above it, the text was read as headers.
    const isMail = root.rawHeaderLines.some(({ key }) => key === 'from');
    const lines = root.rawHeaderLines
      .filter(({ key }) => isMail && /[^!-~]/.test(key))
      .map(({ line }) => line);
    this.addBlock([[...lines, decodeText(source, '', this.fallbackCharset)].join('\n')]);
  }
}
