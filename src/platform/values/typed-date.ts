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

/** Returns true for a day (YYYY-MM-DD) of the years 1900 to 2199: a date field has the year 0002 while 2026 is typed. */
export function isWritableDay(day: string): boolean {
  return isoDayOf(day) === day && day >= '1900' && day < '2200';
}

/** A day as it is stored, YYYY-MM-DD; as people in the United States write it, 3/21/1998, it is put so. Null for any other text. */
export function isoDayOf(answer: string): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(answer);
  const [, month = '', day = '', year] = american ?? [];
  const iso = american ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : answer;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : null;
}
