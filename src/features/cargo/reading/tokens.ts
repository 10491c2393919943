import type { Locale } from '#platform/i18n/locale.ts';
import { fold } from '#platform/values/fold.ts';
import { hasDecimalComma, type Readings, readTypedNumber } from '#platform/values/typed-number.ts';
import { isPacking, sideUnits } from './vocabulary.ts';

/** Offsets in the text as typed. */
export interface Span {
  start: number;
  end: number;
}

/** A number, a word without case and accents, a sign, or a line break. */
export interface Token extends Span {
  kind: 'number' | 'word' | 'sign' | 'break';
  text: string;
  /** True without a space before it. */
  isGlued: boolean;
}

/** Signs that phones and spreadsheets write in several ways. */
const signs: Record<string, string> = {
  ...{ '\u00d7': 'x', '*': 'x', '\u2715': 'x', '\u2716': 'x', '\u0445': 'x', '\u0425': 'x' },
  ...{ '\u201d': '"', '\u201c': '"', '\u2033': '"', '\u2019': "'", '\u2018': "'", '\u2032': "'" },
  ...{ '\u00b4': "'", '`': "'", '\u2013': '-', '\u2014': '-', '\u2212': '-' },
  ...{ '\u00bd': '.5', '\u00bc': '.25', '\u00be': '.75', '\u202f': '\u202f', '\u2009': '\u202f' },
  ...{ '\t': ' ', '\r': '\n', '\u2028': '\n', '\u00ba': '\u00b0' },
};

/** Writes a text without case, accents and spellings of signs, with the offset of each character in it. */
function plain(text: string): { letters: string; offsets: number[] } {
  let letters = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    // “4½” is 4.5, and a superscript is the power of a unit alone: m³.
    const folded = signs[character] ?? fold(character);
    letters += folded;
    for (let index = 0; index < folded.length; index += 1) offsets.push(at);
    at += character.length;
  }
  offsets.push(at);
  return { letters, offsets };
}

const parts = /\d+(?:[.,]\d+)*|\p{L}+|\n|\S/gu;

/** Splits “cmx” of “120cmx80cm” and “xpallets” of “2xpallets”. */
function splitTimes({ text }: Token, before: Token | undefined, after: string): [string, string] | null {
  if (text.length < 2) return null;
  if (text.endsWith('x') && sideUnits.has(text.slice(0, -1)) && /\d/.test(after))
    return [text.slice(0, -1), 'x'];
  return text.startsWith('x') && before?.kind === 'number' && isPacking(text.slice(1))
    ? ['x', text.slice(1)]
    : null;
}

/** Returns the tokens of a text, each with its place in it. */
export function tokensOf(text: string): Token[] {
  const { letters, offsets } = plain(text.replace(/(\d)[\u202f\u2009](?=\d{3}(?!\d))/g, '$1\u0000'));
  const read = letters.replaceAll('\u0000', '').replace(/\b([gn])[./]w\b/g, '$1w ');
  const places = offsets.filter((_, index) => letters[index] !== '\u0000');
  const tokens: Token[] = [];
  let last = 0;
  for (const match of read.matchAll(parts)) {
    const [part] = match;
    const { index } = match;
    const end = index + part.length;
    const kind = /\d/.test(part) ? 'number' : part === '\n' ? 'break' : /\p{L}/u.test(part) ? 'word' : 'sign';
    const token: Token = {
      ...{ kind, text: part, isGlued: index === last && index > 0 },
      ...{ start: places[index] ?? 0, end: places[end] ?? text.length },
    };
    const before = tokens.at(-1);
    const split = kind === 'word' ? splitTimes(token, before, read.charAt(end)) : null;
    const beforePoint = tokens.at(-2);
    if (split) {
      const middle = places[index + split[0].length] ?? token.end;
      tokens.push({ ...token, text: split[0], end: middle });
      tokens.push({ ...token, text: split[1], start: middle, isGlued: true });
    } else if (
      // “.5”, but not the full stop of “aprox.500”.
      kind === 'number' &&
      token.isGlued &&
      before?.text === '.' &&
      !(before.isGlued && beforePoint?.kind === 'word')
    )
      tokens.splice(-1, 1, { ...token, text: `0.${part}`, start: before.start, isGlued: before.isGlued });
    else if (part === "'" && before?.text === "'" && token.isGlued)
      tokens.splice(-1, 1, { ...before, text: '"', end: token.end });
    else tokens.push(token);
    last = end;
  }
  return withoutQuotes(tokens);
}

/** Removes marks around the whole text, whose last one would be inches. */
function withoutQuotes(tokens: Token[]): Token[] {
  const [first] = tokens;
  if (first?.text !== '"' && first?.text !== "'") return tokens;
  return tokens.slice(1, tokens.at(-1)?.text === first.text ? -1 : undefined);
}

/** Returns a value, both readings of a number that has two, or null. */
export type NumberReading = number | Readings | null;

/** A text that writes 1,5 or 0.25 shows which sign marks its decimals. */
export interface NumberHabits {
  comma: boolean;
  point: boolean;
}

export function habitsOf(tokens: readonly Token[]): NumberHabits {
  const shows = (sign: ',' | '.') =>
    tokens.some(({ kind, text }) => {
      if (kind !== 'number') return false;
      const [whole = '', decimals = '', ...more] = text.split(sign);
      const isDecimal = decimals.length > 0 && (decimals.length < 3 || whole === '0' || decimals.length > 3);
      return more.length === 0 && isDecimal && /^\d+$/.test(decimals);
    });
  return { comma: shows(','), point: shows('.') };
}

/**
 * Parses a number as its language writes it. One sign before three digits is thousands or a decimal: by the language, unless
 * the text itself writes decimals with that sign.
 */
export function readNumber(text: string, locale: Locale, habits: NumberHabits): NumberReading {
  const [, whole = '', sign = '', decimals = ''] = /^([1-9]\d{0,2})([.,])(\d{3})$/.exec(text) ?? [];
  if (sign) {
    const readings = { whole: whole + decimals, decimal: String(Number(`${whole}.${decimals}`)) };
    const [isOwn, isOther] = sign === ',' ? [habits.comma, habits.point] : [habits.point, habits.comma];
    const isThousands = sign === (hasDecimalComma(locale) ? '.' : ',');
    if (isOwn) return isThousands ? readings : Number(readings.decimal);
    return isOther || isThousands ? Number(readings.whole) : readings;
  }
  const read = readTypedNumber(text, { locale });
  if (read.status !== 'read' || !/^\d{1,12}(?:\.\d{1,6})?$/.test(read.decimal)) return null;
  return Number(read.decimal);
}
