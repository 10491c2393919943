import { formatNumber } from '../format.ts';
import { defaultLocale, type Locale } from '../locale.ts';

/** Whether a locale writes 1.234,5 and not 1,234.5. */
const hasDecimalComma = (locale: Locale) => formatNumber(locale, 1.5).includes(',');

/**
 * A number typed in one locale, as another writes it: `1.234,5` is `1,234.5`. What one of them cannot read, the other cannot
 * read either. The default locale's is what schemas and the API read.
 */
export function rewriteNumber(typed: string, from: Locale, to: Locale = defaultLocale): string {
  if (hasDecimalComma(from) === hasDecimalComma(to)) return typed;
  return typed.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
}
