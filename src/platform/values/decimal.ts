import { defaultLocale, type Locale } from '../i18n/locale.ts';
import { formatNumber } from './format.ts';
import { readTypedNumber } from './typed-number.ts';

/** A decimal number as text, without thousands separators: `-1250.5`. It is exact where a float is not. */
export type Decimal = string;

export const decimalPlaces = 6;

const pattern = /^-?\d{1,15}(?:\.\d{1,6})?$/;

/** Accepts at most 15 digits before the point, as many as money has, and 6 after it. */
export function isDecimal(text: string): text is Decimal {
  return pattern.test(text);
}

/** A loop, because a regular expression would take quadratic time. */
function withoutZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** Returns a decimal as an integer of `10 ** -places`. Throws when the decimal has more digits than that. */
export function scaled(decimal: Decimal, places = decimalPlaces): bigint {
  const isNegative = decimal.startsWith('-');
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const digits = withoutZeros(fraction);
  if (!isDecimal(decimal) || digits.length > places) throw new RangeError(`Not a decimal: ${decimal}`);
  const value = BigInt(whole + digits.padEnd(places, '0'));
  return isNegative ? -value : value;
}

/** Returns the decimal of an integer of `10 ** -places`, without trailing zeros. */
export function decimalOf(value: bigint, places = decimalPlaces): Decimal {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const fraction = withoutZeros(digits.slice(digits.length - places));
  return `${value < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

/** Rounds half away from zero, as invoices do. The divisor must be positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
}

/** Keys of the contract's messages. */
export type DecimalProblem = 'number' | 'number-ambiguous' | 'number-places';

interface ReadOptions {
  locale?: Locale;
  places?: number;
  isExact?: boolean;
}

/**
 * Parses a decimal as its locale writes it: `1,200.50` in the United States and Mexico. Refuses ambiguous input with
 * `number-ambiguous`.
 */
export function readDecimalText(
  typed: string,
  { locale = defaultLocale, places = decimalPlaces, isExact = false }: ReadOptions = {},
): { ok: true; decimal: Decimal } | { ok: false; problem: DecimalProblem } {
  const text = typed.trim().replace('−', '-');
  const isNegative = text.startsWith('-');
  const read = readTypedNumber(isNegative ? text.slice(1) : text, { locale, isExact });
  if (read.status === 'refused') return { ok: false, problem: 'number' };
  const isAmbiguous = read.status === 'ambiguous';
  const [whole = '', fraction = ''] = (isAmbiguous ? read.readings.decimal : read.decimal).split('.');
  if (whole.length > 15 || fraction.length > 20) return { ok: false, problem: 'number' };
  const digits = withoutZeros(fraction);
  if (digits.length > places) return { ok: false, problem: 'number-places' };
  if (isAmbiguous) return { ok: false, problem: 'number-ambiguous' };
  const significant = whole.replace(/^0+(?=\d)/, '');
  const decimal = digits ? `${significant}.${digits}` : significant;
  return { ok: true, decimal: isNegative && decimal !== '0' ? `-${decimal}` : decimal };
}

/** Formats a decimal exactly, with the digits that a float would lose. */
export function formatDecimal(
  locale: Locale,
  decimal: Decimal,
  options: Intl.NumberFormatOptions = {},
): string {
  // Intl reads numbers as text; its type allows only literals.
  return formatNumber(locale, decimal as unknown as number, options);
}
