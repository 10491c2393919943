import { setImmediate } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { textOfHtml } from './html-text.ts';

/** Limit of HTML parts that are converted, because each may take a second. */
const mostHtmlParts = 5;

/** Limit of lines of any length; each takes some microseconds and memory, and base64 lines have 76 bytes. */
const mostShortLines = 100_000;
const leastBytesOfLine = 40;

/** Lines that are read between two yields to the event loop. */
const linesAtOnce = 1_000;

type Part = { type: 'text'; value: string } | { type: 'subMessage' };

/** Undeclared internals of the package: the parser's state before it joins the texts of the parts. */
interface Internals {
  textMap: Map<object, { plain?: Part[]; html?: Part[] }>;
  textContent: { plain?: string };
  processLine(line: Uint8Array, isFinal: boolean): Promise<void>;
}

const { processLine } = PostalMime.prototype as unknown as Internals;

function joined(parts: Part[] = []): string {
  return parts.flatMap((part) => (part.type === 'text' ? [part.value] : [])).join('\n');
}

/**
 * Parses a mail without blocking the event loop; `text` holds every displayed part, HTML as text. Rejects a mail of
 * more than 100,000 lines that have fewer than 40 bytes on average. The package's conversion of HTML takes quadratic
 * time: 400 KB of unclosed links block the process for 40 seconds.
 */
export class MailParser extends PostalMime {
  lines = 0;
  bytes = 0;

  /** Called by `parse` for each line. */
  async processLine(line: Uint8Array, isFinal: boolean): Promise<void> {
    this.lines += 1;
    this.bytes += line.byteLength;
    if (this.lines > mostShortLines && this.bytes < this.lines * leastBytesOfLine)
      throw new Error('The mail has too many lines.');
    if (this.lines % linesAtOnce === 0) await setImmediate();
    await processLine.call(this as unknown as Internals, line, isFinal);
  }

  /** Called by `parse` once the parts are collected. */
  renderTextContent(): void {
    const collected = this as unknown as Internals;
    let htmlParts = 0;
    const texts = [...collected.textMap.values()].map(({ plain, html }) => {
      const text = joined(plain);
      if (text.trim() !== '' || !html || htmlParts === mostHtmlParts) return text;
      htmlParts += 1;
      return textOfHtml(joined(html));
    });
    collected.textContent = { plain: texts.join('\n') };
  }
}
