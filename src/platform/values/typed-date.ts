import { type Locale, languageTagOf } from '../i18n/locale.ts';
import { dateTimeFormat } from './format.ts';

/**
 * Rewrites a date typed in a locale to the format of the default one, which the API reads: 20/11/2026 becomes
 * 11/20/2026. Other text is returned unchanged.
 */
export function rewriteDate(typed: string, locale: Locale): string {
  const [first] = dateTimeFormat(languageTagOf(locale), {}).formatToParts(0);
  return first?.type === 'day' ? typed.replace(/^(\s*)(\d{1,2})\/(\d{1,2})(?=\/)/, '$1$3/$2') : typed;
}
