import { defaultLocale, type Locale } from '../i18n/locale.ts';
import { formatNumber } from './format.ts';

/** Asked twice for each number that is read. */
const decimalCommas = new Map<Locale, boolean>();

/** Returns true for locales that write 1.234,5 instead of 1,234.5. */
export function hasDecimalComma(locale: Locale): boolean {
  const isComma = decimalCommas.get(locale) ?? formatNumber(locale, 1.5).includes(',');
  decimalCommas.set(locale, isComma);
  return isComma;
}

/** Rewrites 1.234,5 to 1,234.5. */
export const swapSigns = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/** One point before three digits: thousands for a reader in Bogotá, thousandths for one in Houston. */
const twoReadings = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/;

/** Appends a zero to a decimal whose point could be read as a thousands separator: `2.155` becomes `2.1550`. */
export function typedTextOf(decimal: string): string {
  return decimal.replace(twoReadings, '$&0');
}

/**
 * Rewrites a number from one locale to another: `1.234,5` becomes `1,234.5`. Text that is invalid in one stays invalid
 * in the other. Schemas and the API read the default locale.
 */
export function rewriteNumber(typed: string, from: Locale, to: Locale = defaultLocale): string {
  if (hasDecimalComma(from) === hasDecimalComma(to)) return typed;
  return hasDecimalComma(from) ? typedTextOf(swapSigns(typed)) : swapSigns(typed);
}

/** Both readings of a number, in a form that can be typed again: `1.200` is `1200` or `1.2`. */
export interface Readings {
  whole: string;
  decimal: string;
}

/** Digits with a decimal point, or the problem. */
export type TypedNumber =
  | { status: 'read'; decimal: string }
  | { status: 'ambiguous'; readings: Readings }
  | { status: 'refused' };

/** Digits grouped by commas throughout. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3}){1,4}$/;

function readingsOf(text: string): Readings {
  const [whole = '', fraction = ''] = text.split('.');
  return { whole: whole + fraction, decimal: typedTextOf(String(Number(text))) };
}

/**
 * Parses a number as its locale writes it. With both separators, the last one marks the decimals; so does a separator of
 * thousands that does not stand before groups of three: `1,5` is 1.5 in every locale. A point that could mean either is
 * `ambiguous`. In text that a program wrote (`isExact`) a point always marks decimals, and a comma never does.
 */
export function readTypedNumber(
  typed: string,
  { locale = defaultLocale, isExact = false }: { locale?: Locale; isExact?: boolean } = {},
): TypedNumber {
  const usual = hasDecimalComma(locale) ? swapSigns(typed) : typed;
  const points = usual.split('.').length - 1;
  const commas = usual.split(',').length - 1;
  // 1.200,50 and 1.200.000 have one reading in every locale.
  const isForeign =
    (points > 0 && commas > 0 && usual.lastIndexOf(',') > usual.lastIndexOf('.')) ||
    (points > 1 && commas === 0);
  const isDecimalComma = !isExact && /^\d*,\d+$/.test(usual) && !grouped.test(usual);
  const text = isForeign || isDecimalComma ? swapSigns(usual) : usual;
  if (!isExact && !hasDecimalComma(locale) && twoReadings.test(text) && /^[\d.]+$/.test(text))
    return { status: 'ambiguous', readings: readingsOf(text) };
  const [whole = '', fraction, ...more] = text.split('.');
  const isGrouped = grouped.test(whole);
  const digits = isGrouped ? whole.replaceAll(',', '') : whole;
  if (more.length > 0 || !/^\d*$/.test(digits + (fraction ?? '')) || digits + (fraction ?? '') === '')
    return { status: 'refused' };
  return { status: 'read', decimal: fraction ? `${digits || '0'}.${fraction}` : digits };
}
