import { fold } from '#platform/values/fold.ts';
import { attributionBelow, quotedBelow } from './html-text.ts';
import {
  attributions,
  forwardedMessage,
  headerLabels,
  originalMessage,
  phoneSignatures,
} from './quotation-terms.ts';

export interface SplitText {
  text: string;
  /** The quoted mail and the phone's signature; empty when the quotation is uncertain. */
  quoted: string;
}

/** Limit of characters of a line that introduces a quotation. */
const longestAttribution = 300;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
const isQuotedLine = (line: string | undefined) => line?.startsWith('>') === true;
const withoutRule = (line: string) => line.replaceAll('-', '').replaceAll('*', '').trim().toLowerCase();
const isRule = (line: string) => line.length >= 10 && /^[_-]+$/.test(line);

/** Returns true for “--- Original message ---”, behind which some phones write the header on the same line. */
function isOriginalMessage(line: string): boolean {
  if (!line.startsWith('-')) return false;
  if (originalMessage.has(withoutRule(line))) return true;
  const [start, title = '', ...rest] = line.slice(0, 1_000).split(/-{2,}/);
  return start === '' && originalMessage.has(title.trim().toLowerCase()) && rest.join('').includes('@');
}

interface HeaderLine {
  label: string;
  value: string;
}

/** Returns the label of a header line, in lower case, with its value; null for other lines. */
function headerLine(line: string): HeaderLine | null {
  const end = line.search(/[:：]/);
  if (end < 1 || end > 20) return null;
  const label = line
    .slice(0, end)
    .replace(/[*>\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return { label, value: line.slice(end + 1, end + 301).trim() };
}

/** Returns true for a time of day with a year, as mail programs write dates. */
function isDateTime(value: string): boolean {
  return /\b(?:19|20)\d\d/.test(value) && /(?:^|\s)\d{1,2}[:.h]\d{2}(?![.\d])/.test(value);
}

/**
 * Returns true at the first line of a quoted header. Cargo has such labels too (“From: Ningbo”, “To: Houston”): a mail
 * address or a subject with the full time of sending tells them apart.
 */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  const first = headerLine(lines[at] ?? '');
  if (!first || !headerLabels.from.includes(first.label)) return false;
  const next = lines
    .slice(at + 1, at + 10)
    .map(headerLine)
    .filter((line) => line !== null);
  const headerValue = (labels: readonly string[]) => next.find(({ label }) => labels.includes(label))?.value;
  const sent = headerValue(headerLabels.sent);
  const to = headerValue(headerLabels.to);
  const subject = headerValue(headerLabels.subject);
  if ([sent, to, subject].filter((value) => value !== undefined).length < 2) return false;
  if (first.value.includes('@') || to?.includes('@')) return true;
  return subject !== undefined && isDateTime(sent ?? '');
}

/** Returns the number of lines of an attribution at this position, 0 for none; mail programs may wrap it. */
function attributionLength(lines: readonly string[], at: number): number {
  let sentence = '';
  for (let count = 1; count <= 3; count += 1) {
    const line = lines[at + count - 1];
    if (line === undefined || line.length > longestAttribution || isBlank(line) || isMarker(line)) return 0;
    sentence = `${sentence} ${line.trim()}`.trim();
    if (!/[:：]$|-{2}$/.test(sentence)) continue;
    // Zoho writes “---- On … wrote ----”.
    const small = sentence
      .toLowerCase()
      .replace(/^-{2,10} ?/, '')
      .replace(/ ?-{2,10}$/, ':');
    // Without a beginning, a line above could be the sender's.
    const isKnown = attributions.some(
      ([start, end]) => (start === '' ? count === 1 : small.startsWith(start)) && small.endsWith(end),
    );
    return isKnown && /\d/.test(sentence) ? count : 0;
  }
  return 0;
}

/** Returns true when the text contains `<name@domain>`. */
function hasAddress(text: string): boolean {
  return text.split('<').some((part) => {
    const address = part.slice(0, Math.max(0, part.indexOf('>')));
    return address.includes('@') && !/\s/.test(address);
  });
}

type Cut = { at: number; isCertain: boolean };

/** Finds the beginning of the first quotation. `isCertain` means that everything below is quoted. */
function findCut(lines: readonly string[]): Cut | null {
  for (const [at, line] of lines.entries()) {
    if (line === quotedBelow) return { at, isCertain: true };
    if (line === attributionBelow || isQuotedLine(line)) return { at, isCertain: false };
    if (isOriginalMessage(line)) return { at, isCertain: true };
    if (isHeaderBlock(lines, at)) return { at, isCertain: true };
    const length = attributionLength(lines, at);
    if (length === 0) continue;
    const next = lines.slice(at + length).find((below) => !isBlank(below));
    if (isQuotedLine(next)) return { at, isCertain: false };
    if (hasAddress(lines.slice(at, at + length).join(' '))) return { at, isCertain: true };
  }
  return null;
}

type Quotation = { start: number; end: number };

/**
 * Finds the end of a quotation at `start`. Null when it is not certain: replies between the lines, or lines that quote
 * without a line above that says whom.
 */
function quotationAt(lines: readonly string[], start: number): Quotation | null {
  const first = lines.findIndex((line, index) => index >= start && isQuotedLine(line));
  if (first === -1) return null;
  const rest = lines.findIndex((line, index) => index > first && !isBlank(line) && !isQuotedLine(line));
  if (rest === -1) return { start, end: lines.length };
  if (start === first || lines.slice(rest).some(isQuotedLine)) return null;
  return { start, end: rest };
}

function isForwarded(lines: readonly string[], at: number): boolean {
  return lines.slice(0, at + 4).some((line) => forwardedMessage.has(withoutRule(line.replace(/^[> ]+/, ''))));
}

function isMarker(line: string): boolean {
  return line === quotedBelow || line === attributionBelow;
}

function joined(lines: readonly string[]): string {
  return lines
    .filter((line) => !isMarker(line))
    .join('\n')
    .trim();
}

/**
 * Terms by which an author says that the answers are in the quoted text, such as "in red" or "my comments below"; without
 * accents, in lower case.
 */
const answerTerms =
  /\b(?:answers|answered|comments|commented|replies|replied|responses|responded|see|find|respuestas|respondo|respondido|comentarios|comento|ver|vea|respostas|respondi|vide|antworten|kommentare|siehe|reponses|commentaires|voir|risposte|commenti|vedi)\b/;
const colors =
  /\b(?:in|en|em) (?:color |colour )?(?:red|blue|green|bold|rojo|azul|verde|negrita|vermelho|negrito|rot|blau|grun|rouge|bleu|vert|rosso|blu)\b|\bin-?line\b/;
const ownAnswers =
  /\b(?:my|our|mis|nuestras|minhas|nossas|meine|unsere|mes|nos|mie|nostre)(?: \w{1,20})? (?:answers|comments|replies|responses|respuestas|comentarios|respostas|antworten|kommentare|reponses|commentaires|risposte|commenti)\b/;
const below = /\b(?:below|abajo|debajo|abaixo|unten|ci-dessous|sotto|within|between|entre)\b/;

/** Returns true where the text says that the sender wrote between the lines of the quotation, which has no marks then. */
function isAnsweredWithin(text: string): boolean {
  return text.split('\n').some((line) => {
    const sentence = fold(line.slice(0, 300));
    if (colors.test(sentence)) return answerTerms.test(sentence) || below.test(sentence);
    return ownAnswers.test(sentence) && below.test(sentence);
  });
}

function splitAt(lines: string[], isForward: boolean): SplitText {
  const whole = { text: joined(lines), quoted: '' };
  const cut = isForward ? null : findCut(lines);
  if (cut === null || isForwarded(lines, cut.at)) return whole;
  const quotation = cut.isCertain ? { start: cut.at, end: lines.length } : quotationAt(lines, cut.at);
  if (quotation === null) return whole;
  let { start } = quotation;
  while (start > 0 && (isBlank(lines[start - 1]) || isRule((lines[start - 1] ?? '').trim()))) start -= 1;
  const own = [lines.slice(0, start), lines.slice(quotation.end)].map(joined).filter(Boolean);
  // A signature alone is no answer.
  if (own.length === 0 || (start === 0 && own.length === 1 && own[0]?.startsWith('--'))) return whole;
  if (isAnsweredWithin(own.join('\n'))) return whole;
  return { text: own.join('\n\n'), quoted: joined(lines.slice(start, quotation.end)) };
}

/** Moves the phone's signature to the quotation. */
function withoutPhoneSignature({ text, quoted }: SplitText): SplitText {
  const lines = text.split('\n');
  const last = (lines.at(-1) ?? '').toLowerCase();
  if (last.length > 80 || !phoneSignatures.some((start) => last.startsWith(start))) return { text, quoted };
  const own = joined(lines.slice(0, -1));
  return own === '' ? { text, quoted } : { text: own, quoted: `${lines.at(-1)}\n\n${quoted}`.trim() };
}

/**
 * Separates the sender's text from the quoted mail. In uncertain cases (replies between the lines, a forwarded mail,
 * only a quotation), all text is the sender's.
 */
export function splitQuoted(text: string, { isForward }: { isForward: boolean }): SplitText {
  return withoutPhoneSignature(splitAt(text.split('\n'), isForward));
}
