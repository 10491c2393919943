import { defaultLocale, type Locale } from '../i18n/locale.ts';
import { formatNumber } from './format.ts';

/** Whether a locale writes 1.234,5 and not 1,234.5. */
const hasDecimalComma = (locale: Locale) => formatNumber(locale, 1.5).includes(',');

const swapSigns = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/** One point before three digits: thousands for a reader in Bogotá, thousandths for one in Houston. */
const twoReadings = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/;

/** A decimal with a point (`2.155`) as it is typed where a point may set off thousands too: with a zero more, `2.1550`. */
export function typedTextOf(decimal: string): string {
  return decimal.replace(twoReadings, '$&0');
}

/**
 * A number typed in one locale, as another writes it: `1.234,5` is `1,234.5`. What one of them cannot read, the other cannot
 * read either. The default locale's is what schemas and the API read.
 */
export function rewriteNumber(typed: string, from: Locale, to: Locale = defaultLocale): string {
  if (hasDecimalComma(from) === hasDecimalComma(to)) return typed;
  return hasDecimalComma(from) ? typedTextOf(swapSigns(typed)) : swapSigns(typed);
}

/** The two ways to read a number, each as it can be typed again: `1.200` is `1200` or `1.2`. */
export interface Readings {
  whole: string;
  decimal: string;
}

/** A typed number as digits with a point, or why it is none. */
export type TypedNumber =
  | { status: 'read'; decimal: string }
  | { status: 'ambiguous'; readings: Readings }
  | { status: 'refused'; problem: 'comma' | 'not-a-number' };

/** Digits whose thousands a comma sets off, each of them. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3}){1,4}$/;

function readingsOf(text: string): Readings {
  const [whole = '', fraction = ''] = text.split('.');
  return { whole: whole + fraction, decimal: typedTextOf(String(Number(text))) };
}

/**
 * Reads a number as its locale writes it. With both signs, the last one sets off the decimals. A single sign of thousands
 * that does not set them off is refused (`comma`), and a point that may mean either is `ambiguous`: it would be a guess. A
 * point that a program wrote (`isExact`) always sets off decimals.
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
  const text = isForeign ? swapSigns(usual) : usual;
  if (!isExact && !hasDecimalComma(locale) && twoReadings.test(text) && /^[\d.]+$/.test(text))
    return { status: 'ambiguous', readings: readingsOf(text) };
  const [whole = '', fraction, ...more] = text.split('.');
  const isGrouped = grouped.test(whole);
  if (!isGrouped && /^\d+,\d+$/.test(text)) return { status: 'refused', problem: 'comma' };
  const digits = isGrouped ? whole.replaceAll(',', '') : whole;
  if (more.length > 0 || !/^\d*$/.test(digits + (fraction ?? '')) || digits + (fraction ?? '') === '')
    return { status: 'refused', problem: 'not-a-number' };
  return { status: 'read', decimal: fraction ? `${digits || '0'}.${fraction}` : digits };
}
