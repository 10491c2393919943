import { addressesIn, type MailAddress } from './mail-addresses.ts';
import type { Headers } from './mail-headers.ts';
import { headerLabels } from './quotation-terms.ts';

const fromLabels = new Set(headerLabels.from);

/** Other labels of a header, by the header that they name. */
const otherLabels = new Map(
  Object.entries({
    sent: [...headerLabels.sent, 'enviada', 'gönderilme'],
    to: headerLabels.to,
    subject: headerLabels.subject,
    cc: ['cc'],
    replyTo: ['reply-to'],
  }).flatMap(([header, labels]) => labels.map((label) => [label, header] as const)),
);

/** Ends of the line above a quoted mail, in lower case. */
const attributionEnds = [
  'wrote:',
  'escribió:',
  'escreveu:',
  'schrieb:',
  'a écrit :',
  'a écrit:',
  'ha scritto:',
];

const mostLines = 2_000;
const linesOfBlock = 7;

/** Returns the label and value of a header line, also of a quoted one or one in bold; null for other lines. */
function headerIn(line: string): { label: string; value: string } | null {
  const plain = line
    .slice(0, 1_000)
    .replace(/^[>\s]+/, '')
    .replaceAll('*', '')
    .replace('：', ':');
  const end = plain.indexOf(':');
  if (end < 1 || end > 20) return null;
  return { label: plain.slice(0, end).trim().toLowerCase(), value: plain.slice(end + 1).trim() };
}

/** Limit of characters of a header in a text. */
const longestValue = 1_000;

/** Returns the address in `Name <a@b.example>`, `Name [mailto:a@b.example]` or `Name (a@b.example)`. */
function addressIn(value: string): MailAddress | null {
  const [match = null] = addressesIn(
    value
      .slice(0, longestValue)
      .replace(/\[(?:mailto:)?([^\s\]]*)\]/i, '<$1>')
      .replace(/\(([^\s()]+@[^\s()]+)\)/, '<$1>'),
  );
  return match;
}

/** A mail that a text repeats. `sender` is null where its header has a name alone; `start`: its first line after the header. */
interface RepeatedMail {
  sender: MailAddress | null;
  start: number;
}

/** Returns the line after a header whose first line is at `at`. Cargo below it has such labels too ("To: Houston"). */
function endOfHeader(lines: readonly string[], at: number): number {
  const isBlank = (line: string | undefined) => /^[>\s]*$/.test(line ?? '');
  // Some programs write each line as a paragraph.
  const isSpaced = isBlank(lines[at + 1]);
  const names = new Set<string>();
  let end = at + 1;
  for (let next = at + 1; next < Math.min(lines.length, at + 2 * linesOfBlock); next += 1) {
    const line = lines[next] ?? '';
    if (isBlank(line)) {
      if (isSpaced) continue;
      break;
    }
    const header = headerIn(line);
    const name = header && (fromLabels.has(header.label) ? 'from' : otherLabels.get(header.label));
    if (name === 'from' || (name && names.has(name))) break;
    // A line without a label continues the one above, unless each is a paragraph.
    if (!name && isSpaced) break;
    if (!name) continue;
    names.add(name);
    end = next + 1;
  }
  return end;
}

/** Lists the mails that a text repeats, in its order. */
function repeatedMailsIn(text: string): RepeatedMail[] {
  const lines = text.split('\n').slice(0, mostLines);
  const headers = lines.map(headerIn);
  return lines.flatMap((line, at): RepeatedMail[] => {
    const header = headers[at];
    if (header && fromLabels.has(header.label)) {
      const near = headers
        .slice(Math.max(0, at - linesOfBlock), at + linesOfBlock)
        .flatMap((other) => (other && otherLabels.get(other.label)) ?? []);
      if (near.length === 0) return [];
      // Some programs put the address on the next line.
      const sender = addressIn(header.value) ?? addressIn(`${header.value} ${lines[at + 1] ?? ''}`);
      const isCargo = sender === null && !(near.includes('sent') && near.includes('subject'));
      return isCargo ? [] : [{ sender, start: endOfHeader(lines, at) }];
    }
    const small = line.trimEnd().toLowerCase();
    if (small.length > 300 || !attributionEnds.some((end) => small.endsWith(end))) return [];
    const sentence = `${(lines[at - 1] ?? '').slice(-longestValue)} ${line}`;
    const address = /<([^<>\s]+@[^<>\s]+)>/.exec(sentence)?.[1];
    return address ? [{ sender: { name: '', address }, start: at + 1 }] : [];
  });
}

/** Removes the “>” of a quotation where every line has it. */
function unquoted(lines: readonly string[]): string[] {
  const isQuoted = lines.every((line) => line.startsWith('>') || line.trim() === '');
  return isQuoted ? lines.map((line) => line.replace(/^> ?/, '')) : [...lines];
}

/** Text of a forwarded mail; `above`: what who forwards it has written, and its header. */
export interface ForwardedText {
  above: string;
  text: string;
}

/**
 * Splits a text below the header of the mail that it forwards: the first from outside the company, or one whose header has
 * no address. Null where there is no such header.
 */
export function splitForwarded(text: string, isOurs: (address: string) => boolean): ForwardedText | null {
  const mails = repeatedMailsIn(text);
  const isOutside = ({ sender }: RepeatedMail) => sender !== null && !isOurs(sender.address.toLowerCase());
  const mail = mails.find(isOutside) ?? mails.find(({ sender }) => sender === null);
  if (!mail) return null;
  const lines = text.split('\n');
  return {
    above: lines.slice(0, mail.start).join('\n').trim(),
    text: unquoted(lines.slice(mail.start)).join('\n').trim(),
  };
}

/** Returns the value of a header in the beginning of an attached mail, with the lines that continue it. */
function headerOf(mail: string, name: string): string {
  const lines = mail.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line) => line.trim() === '');
  const headers = lines.slice(0, end < 0 ? lines.length : end);
  const at = headers.findIndex((line) => line.toLowerCase().startsWith(`${name}:`));
  if (at < 0) return '';
  const next = headers.slice(at + 1).findIndex((line) => !/^[ \t]/.test(line));
  const value = headers.slice(at, next < 0 ? headers.length : at + 1 + next).join(' ');
  return value.slice(name.length + 1).trim();
}

/**
 * Finds who wrote a mail that a mailing list or a redirect sends on with an address of ours in From. Null when its headers
 * name only addresses of ours.
 */
export function findRedirectedSender(
  header: Headers,
  isOurs: (address: string) => boolean,
): MailAddress | null {
  const candidates = ['x-original-from', 'x-original-sender', 'x-forwarded-from'].flatMap((name) =>
    addressesIn(header(name)),
  );
  return candidates.find(({ address }) => !isOurs(address.toLowerCase())) ?? null;
}

/**
 * Finds who wrote a mail that was forwarded to us: by an attached mail, or by the headers or the attribution that programs
 * write above a forwarded text. Null when only addresses of ours are named.
 */
export function findForwardedSender(
  { attachedMails, text }: { attachedMails: readonly string[]; text: string },
  isOurs: (address: string) => boolean,
): MailAddress | null {
  const candidates = [
    ...attachedMails.flatMap((mail) => addressesIn(headerOf(mail, 'from'))),
    ...repeatedMailsIn(text).flatMap(({ sender }) => sender ?? []),
  ];
  return candidates.find(({ address }) => !isOurs(address.toLowerCase())) ?? null;
}
