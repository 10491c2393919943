import { type Locale, languageTagOf } from '../i18n/locale.ts';
import { dateTimeFormat } from './format.ts';

/** A date typed in a locale as the default one writes it, which the API reads: 20/11/2026 is 11/20/2026. Any other text stays. */
export function rewriteDate(typed: string, locale: Locale): string {
  const [first] = dateTimeFormat(languageTagOf(locale), {}).formatToParts(0);
  return first?.type === 'day' ? typed.replace(/^(\s*)(\d{1,2})\/(\d{1,2})(?=\/)/, '$1$3/$2') : typed;
}
