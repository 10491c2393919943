import type { Locale } from '#platform/i18n/locale.ts';
import type { CargoReading } from './cargo-reading.ts';
import { longestCargoText, readCargoText } from './cargo-text.ts';
import { incoterms } from './choices.ts';
import {
  cooledWordIn,
  type Equipment,
  equipmentIn,
  type NamedTemperature,
  temperatureIn,
} from './mail-equipment.ts';
import { sentencesOfTable, splitTables } from './mail-tables.ts';
import { type Span, type Token, tokensOf } from './reading/tokens.ts';
import {
  containerTerms,
  dryTerms,
  isPacking,
  kgOfUnit,
  m3OfUnit,
  setOf,
  sideUnits,
} from './reading/vocabulary.ts';

/** A cargo in a mail, among sentences about other things. */
export interface MailCargo {
  /** Null when no sentence names a cargo. */
  reading: CargoReading | null;
  /** Numbers in the sentences around the cargo, which may belong to it. */
  unread: string[];
  /** The only Incoterms rule that the mail names. */
  incoterm: string | null;
  /** The goods in the pieces or containers, in the words of the mail. */
  goods: string | null;
  /** All containers, where one of them is of a special kind. */
  equipment: Equipment[];
  /** The words that say that the cargo is cooled. */
  cooled: string | null;
  temperature: NamedTemperature | null;
  /** True for a container without a size, next to a cargo that may travel without one: “FCL or LCL”. */
  isContainerOpen: boolean;
}

/** Characters of a mail that are read. */
const longestMail = 8_000;

/** Months, without those that are other words too: ten, sea, out. */
const monthTerms = setOf(
  'january february march april may june july august september october november december jan feb apr jun jul aug sep sept oct nov dec enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre ene abr ago dic janeiro fevereiro marco maio junho julho setembro outubro novembro dezembro fev mai',
);

const isDay = ({ kind, text }: Token) => kind === 'number' && /^(?:0?[1-9]|[12]\d|3[01])$/.test(text);
const isYear = ({ kind, text }: Token) => kind === 'number' && /^20\d\d$/.test(text);
const isOrdinal = ({ text }: Token) => /^(?:st|nd|rd|th)$/.test(text);

/** True for what makes a quantity, a size or a weight of the number before it. */
function measures({ text, kind, isGlued }: Token): boolean {
  return (
    (isGlued && kind === 'word') ||
    isPacking(text) ||
    (sideUnits.has(text) && text !== 'in') ||
    kgOfUnit(text) !== undefined ||
    m3OfUnit(text) !== undefined ||
    containerTerms.has(text) ||
    dryTerms.has(text) ||
    text === 'x'
  );
}

const nothing: Token = { kind: 'break', text: '', isGlued: false, start: 0, end: 0 };

/** Returns the days of a text, with the month as a word or the year in four digits, and the times: they measure no cargo. */
function daysIn(tokens: readonly Token[]): Span[] {
  const at = (index: number) => tokens[index] ?? nothing;
  /** The place after a day that begins here; null for none. */
  const endOfDay = (index: number): number | null => {
    const withYear = (next: number) => {
      const from = /^(?:,|de|del|of|-|\/)$/.test(at(next).text) ? next + 1 : next;
      return isYear(at(from)) && !measures(at(from + 1)) ? from + 1 : next;
    };
    if (monthTerms.has(at(index).text)) {
      const day = at(index + 1).text === '.' ? index + 2 : index + 1;
      const next = isOrdinal(at(day + 1)) ? day + 2 : day + 1;
      return isDay(at(day)) && !measures(at(next)) ? withYear(next) : null;
    }
    const separator = at(index + 1).text;
    if (separator === at(index + 3).text && /^[/.-]$/.test(separator) && isDay(at(index + 2))) {
      const [first, last] = [at(index), at(index + 4)];
      const isWhole = (isYear(first) && isDay(last)) || (isDay(first) && isYear(last));
      return isWhole && !measures(at(index + 5)) ? index + 5 : null;
    }
    const minute = at(index + 2);
    const isTime =
      separator === ':' && /^(?:[01]?\d|2[0-3])$/.test(at(index).text) && /^[0-5]\d$/.test(minute.text);
    if (isTime && at(index + 1).isGlued && minute.isGlued) return measures(at(index + 3)) ? null : index + 3;
    if (!isDay(at(index)) || at(index - 1).text === 'x') return null;
    // “9 y el 16 de diciembre”
    if (/^(?:y|e|and|&)$/.test(separator)) {
      const other = /^(?:el|the|o)$/.test(at(index + 2).text) ? index + 3 : index + 2;
      const isNamed = isDay(at(other)) && endOfDay(other) !== null;
      if (isNamed && !/^(?:y|e|and|&)$/.test(at(other + 1).text)) return endOfDay(other);
    }
    const ordinal = isOrdinal(at(index + 1)) ? index + 2 : index + 1;
    const month = /^(?:de|of|-)$/.test(at(ordinal).text) ? ordinal + 1 : ordinal;
    const isMonth = monthTerms.has(at(month).text);
    return isMonth && (at(month + 1).kind !== 'number' || isYear(at(month + 1))) ? withYear(month + 1) : null;
  };
  const spans: Span[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const next = endOfDay(index);
    if (next === null) continue;
    spans.push({ start: at(index).start, end: at(next - 1).end });
    index = next - 1;
  }
  return spans;
}

/** “no 12” is “in the 12” in Portuguese. */
const denials: Record<Locale, RegExp> = { en: /^not?$/, es: /^no$/, pt: /^nao$/ };
const insteadTerms = /^(?:instead of|rather than|en vez de|en lugar de|em vez de|ao inves de)$/;

/** Returns the numbers that a text takes back: “14 pallets, no 12”, “14 instead of 12”. */
function takenBackIn(tokens: readonly Token[], locale: Locale): Span[] {
  const at = (index: number) => tokens[index] ?? nothing;
  const textOf = (from: number, to: number) => tokens.slice(Math.max(from, 0), to).map(({ text }) => text);
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'number' || !/^(?:[,;.:)(]|)$/.test(at(index + 1).text)) return [];
    const denial = at(index - 1).text;
    // Without a comma, “no 12” is the number 12.
    const isDenied = denials[locale].test(denial) && /^[,(]$/.test(at(index - 2).text);
    const terms = [3, 2].find((count) => insteadTerms.test(textOf(index - count, index).join(' ')));
    const count = isDenied ? 1 : (terms ?? 0);
    return count > 0 ? [{ start: at(index - count).start, end: token.end }] : [];
  });
}

/** Replaces spans by as many spaces. */
function withoutSpans(text: string, spans: readonly Span[]): string {
  let rest = text;
  for (const { start, end } of spans) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}

/** Words that begin the last lines of a mail; what follows is the signature. */
const closings = setOf(
  'thanks thank regards best kind sincerely cheers rgds gracias saludos atentamente cordialmente atte atenciosamente obrigado obrigada abracos grato grata',
);

/** Splits a mail into its lines and sentences, without quoted lines and the signature. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let hasCargo = false;
  for (const line of text.slice(0, longestMail).split(/\r?\n/)) {
    if (line.startsWith('>')) continue;
    const [first] = tokensOf(line.slice(0, longestCargoText));
    if (/^-- ?$/.test(line)) break;
    const isClosing = first !== undefined && closings.has(first.text) && line.length < 60 && !/\d/.test(line);
    if (isClosing && hasCargo) break;
    hasCargo ||= /\d/.test(line);
    sentences.push(...line.split(/(?<=[.;!?])[ \t]+(?=\p{Lu}|¿|¡)/u));
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

const namesCargo = ({ containers, rows, totalKg, totalM3, questions }: CargoReading) =>
  containers.length > 0 ||
  rows.length > 0 ||
  totalKg !== null ||
  totalM3 !== null ||
  questions.some(({ kind }) => kind !== 'unread' && kind !== 'count');

const unreadOf = ({ questions }: CargoReading) =>
  questions.flatMap((question) => (question.kind === 'unread' ? question.texts : []));

const goodsEnd = setOf(
  'from to at for in on with and ex via by de del desde hasta para a en em con com y e each total weighing measuring ready going',
);
const destinationTerms = setOf('to a hasta para');
const mostGoodsTerms = 5;

/** Returns the words after “bags of”; null when none or several follow, or they are the beginning of a lane. */
function goodsIn(text: string, tokens: readonly Token[]): string | null {
  const at = (index: number) => tokens[index] ?? nothing;
  const named = tokens.flatMap((token, index) => {
    const isHolder = isPacking(token.text) || containerTerms.has(token.text);
    if (!isHolder || !/^(?:of|de)$/.test(at(index + 1).text)) return [];
    const first = index + 2;
    let next = first;
    while (at(next).kind === 'word' && !goodsEnd.has(at(next).text) && next < first + mostGoodsTerms)
      next += 1;
    if (next === first || destinationTerms.has(at(next).text)) return [];
    return [text.slice(at(first).start, at(next - 1).end)];
  });
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** True for a sentence that says of its cargo only that it is in containers, without a number. */
const namesContainerOnly = ({ containers, rows, totalKg, totalM3, questions }: CargoReading, text: string) =>
  containers.length + rows.length === 0 &&
  totalKg === null &&
  totalM3 === null &&
  questions.every(({ kind }) => kind === 'container') &&
  !/\d/.test(text);

/**
 * Reads the cargo of a mail by `readCargoText`: from its tables and the sentences that name one, without days and signature.
 * Numbers of the other sentences are returned as unread, so that a person decides about them.
 */
export function readMailCargo(mail: string, locale: Locale): MailCargo {
  const { text: prose, tables } = splitTables(mail.slice(0, longestMail));
  const ofTables = tables.map((table) => sentencesOfTable(table, locale));
  const sentences = sentencesOf(prose).map((sentence) => {
    const tokens = tokensOf(sentence);
    const dayless = withoutSpans(sentence, daysIn(tokens));
    const text = withoutSpans(dayless, takenBackIn(tokens, locale));
    const reading = readCargoText(text, locale);
    const equipment = equipmentIn(text, locale);
    return { sentence, text, reading, equipment, isOfCargo: namesCargo(reading) || equipment.length > 0 };
  });
  const cargo = sentences.filter(({ isOfCargo }) => isOfCargo);
  const measured = cargo.filter(({ reading, text }) => !namesContainerOnly(reading, text));
  const read = ofTables.flatMap(({ text }) => text ?? []);
  const isContainerOpen = measured.length < cargo.length && measured.length + read.length > 0;
  const text = [...(isContainerOpen ? measured : cargo).map((sentence) => sentence.text), ...read].join('\n');
  const rules = new Set(
    sentences.flatMap(({ sentence }) => {
      const parts = sentence.split(/[^\p{L}\p{N}]/u);
      return incoterms.filter((rule) => parts.includes(rule));
    }),
  );
  return {
    reading: text === '' ? null : readCargoText(text, locale),
    unread: [
      ...sentences.flatMap(({ isOfCargo, reading }) => (isOfCargo ? [] : unreadOf(reading))),
      ...ofTables.flatMap(({ unread }) => unread),
    ],
    incoterm: rules.size === 1 ? ([...rules][0] ?? null) : null,
    goods: goodsIn(text, tokensOf(text)),
    equipment: equipmentIn(text, locale),
    cooled: cooledWordIn(sentencesOf(mail).join('\n'), locale),
    temperature: temperatureIn(text, locale),
    isContainerOpen,
  };
}
