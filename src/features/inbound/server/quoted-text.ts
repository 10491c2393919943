import { attributionBelow, quotedBelow } from './html-text.ts';

export interface SplitText {
  text: string;
  /** The quoted mail and the phone's signature; empty when the quotation is uncertain. */
  quoted: string;
}

/** Limit of characters of a line that introduces a quotation. */
const longestAttribution = 300;

/** Beginnings and ends of the lines that introduce a quotation, in lower case. */
const attributions: readonly [start: string, end: string][] = [
  ['on ', ' wrote:'],
  ['el ', ' escribió:'],
  ['em ', ' escreveu:'],
  ['a ', ' escreveu:'],
  ['am ', ':'],
  ['le ', ' a écrit :'],
  ['le ', ' a écrit:'],
  ['il ', ' ha scritto:'],
  ['op ', ':'],
];

const originalMessage = new Set([
  'original message',
  'mensaje original',
  'mensagem original',
  'ursprüngliche nachricht',
  "message d'origine",
  'message d’origine',
  'messaggio originale',
]);

const forwardedMessage = new Set([
  'forwarded message',
  'mensaje reenviado',
  'mensagem encaminhada',
  'weitergeleitete nachricht',
  'message transféré',
  'begin forwarded message:',
  'inicio del mensaje reenviado:',
  'início da mensagem reenviada:',
]);

/** Labels of the first line of a header block, and of the lines of which two must follow. */
const fromLabels = ['from', 'de', 'von', 'da'];
const otherLabels = [
  [
    'sent',
    'date',
    'enviado',
    'enviado el',
    'enviada em',
    'fecha',
    'data',
    'gesendet',
    'datum',
    'envoyé',
    'date',
  ],
  ['to', 'para', 'an', 'à', 'a'],
  ['subject', 'asunto', 'assunto', 'betreff', 'objet', 'oggetto'],
];

const phoneSignatures = [
  'sent from my ',
  'enviado desde mi ',
  'enviado do meu ',
  'von meinem ',
  'envoyé de mon ',
  'get outlook for ',
  'obtener outlook para ',
  'obter o outlook para ',
  'sent from outlook for ',
  'sent from mail for ',
  'sent from yahoo mail ',
];

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';
const isQuotedLine = (line: string | undefined) => line?.startsWith('>') === true;
const withoutRule = (line: string) => line.replaceAll('-', '').replaceAll('*', '').trim().toLowerCase();
const isRule = (line: string) => line.length >= 10 && /^[_-]+$/.test(line);

/** Returns the label of a header line, in lower case; null for other lines. */
function labelOf(line: string): string | null {
  const end = line.indexOf(':');
  if (end < 1 || end > 16) return null;
  return line.slice(0, end).replaceAll('*', '').trim().toLowerCase();
}

function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!fromLabels.includes(labelOf(lines[at] ?? '') ?? '')) return false;
  const next = lines.slice(at + 1, at + 10).map(labelOf);
  return (
    otherLabels.filter((labels) => next.some((label) => label !== null && labels.includes(label))).length >= 2
  );
}

/** Returns the number of lines of an attribution at this position, 0 for none; mail programs may wrap it. */
function attributionLength(lines: readonly string[], at: number): number {
  let sentence = '';
  for (let count = 1; count <= 3; count += 1) {
    const line = lines[at + count - 1];
    if (line === undefined || line.length > longestAttribution || isBlank(line)) return 0;
    sentence = `${sentence} ${line.trim()}`.trim();
    if (!sentence.endsWith(':')) continue;
    const small = sentence.toLowerCase();
    const isKnown = attributions.some(([start, end]) => small.startsWith(start) && small.endsWith(end));
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
    if (line.startsWith('-') && originalMessage.has(withoutRule(line))) return { at, isCertain: true };
    if (isHeaderBlock(lines, at)) return { at, isCertain: true };
    const length = attributionLength(lines, at);
    if (length === 0) continue;
    const next = lines.slice(at + length).find((below) => !isBlank(below));
    if (isQuotedLine(next)) return { at, isCertain: false };
    if (hasAddress(lines.slice(at, at + length).join(' '))) return { at, isCertain: true };
  }
  return null;
}

/** Returns true when text follows that is not quoted, such as replies between the lines. */
function isAnsweredBelow(lines: readonly string[], at: number): boolean {
  const first = lines.findIndex((line, index) => index >= at && isQuotedLine(line));
  return first === -1 || lines.slice(first).some((line) => !isBlank(line) && !isQuotedLine(line));
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

function splitAt(lines: string[], isForward: boolean): SplitText {
  const whole = { text: joined(lines), quoted: '' };
  const cut = isForward ? null : findCut(lines);
  if (cut === null || isForwarded(lines, cut.at)) return whole;
  if (!cut.isCertain && isAnsweredBelow(lines, cut.at)) return whole;
  let at = cut.at;
  while (at > 0 && (isBlank(lines[at - 1]) || isRule((lines[at - 1] ?? '').trim()))) at -= 1;
  const text = joined(lines.slice(0, at));
  return text === '' ? whole : { text, quoted: joined(lines.slice(at)) };
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
