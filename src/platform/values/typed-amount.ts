import type { Locale } from '../i18n/locale.ts';
import { type Readings, readTypedNumber } from './typed-number.ts';

const signs: Record<string, readonly string[]> = {
  $: ['USD', 'MXN', 'COP', 'CLP', 'ARS', 'UYU', 'DOP', 'CAD', 'AUD', 'NZD', 'HKD', 'SGD'],
  US$: ['USD'],
  U$S: ['USD'],
  USD$: ['USD'],
  MX$: ['MXN'],
  MXN$: ['MXN'],
  COP$: ['COP'],
  CLP$: ['CLP'],
  AR$: ['ARS'],
  RD$: ['DOP'],
  CA$: ['CAD'],
  C$: ['CAD', 'NIO'],
  R$: ['BRL'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['CNY', 'JPY'],
  'S/': ['PEN'],
  '₡': ['CRC'],
  '₲': ['PYG'],
};

function currenciesOf(symbol: string): readonly string[] | null {
  const known = symbol.toUpperCase();
  return signs[known] ?? (/^[A-Z]{3}$/.test(known) ? [known] : null);
}

/** `currency` is null when the symbols are ambiguous. */
interface TypedAmount {
  text: string;
  currency: string | null;
}

/**
 * Strips the sign and code of a currency: `$2,350,000`, `USD 2,350,000`, `1.5 US$`. Returns null for an unknown symbol
 * or for another currency than `currency`, because the amount would be a guess.
 */
export function typedAmountOf(typed: string, currency = ''): TypedAmount | null {
  const text = typed.trim();
  const first = text.search(/[\d.,]/);
  if (first < 0) return null;
  let end = text.length;
  while (!/[\d.,]/.test(text.charAt(end - 1))) end -= 1;
  const before = text.slice(0, first).trim();
  const minus = /^[-−]|[-−]$/.test(before) ? '-' : '';
  const symbols = `${before.replace(/^[-−]|[-−]$/, '')} ${text.slice(end)}`.split(/\s+/).filter(Boolean);
  let possible: readonly string[] | null = null;
  for (const symbol of symbols) {
    const named = currenciesOf(symbol);
    if (named === null) return null;
    possible = possible === null ? named : possible.filter((code) => named.includes(code));
  }
  if (possible !== null && (currency === '' ? possible.length === 0 : !possible.includes(currency)))
    return null;
  const [only, another] = possible ?? [];
  return { text: minus + text.slice(first, end), currency: only && !another ? only : null };
}

/**
 * Returns both readings of an ambiguous number, with or without a currency sign, for the hint at its field; null
 * otherwise.
 */
export function ambiguousReadings(typed: string, locale: Locale): Readings | null {
  const amount = typedAmountOf(typed);
  const read = amount && readTypedNumber(amount.text.replace(/^-/, ''), { locale });
  return read?.status === 'ambiguous' ? read.readings : null;
}
