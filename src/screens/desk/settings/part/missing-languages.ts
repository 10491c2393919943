import { languageOf } from '#features/requests/desk/customer-language.ts';
import { defaultLocale, deskLocale, type Locale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { settings as t } from '../../strings/en/settings.ts';

/** Returns true when a text of the item is written in English and not in the language. */
function lacks(value: unknown, locale: Locale): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const texts = value as Partial<Record<Locale, unknown>>;
  const english = texts[defaultLocale];
  if (typeof english === 'string') return english !== '' && !texts[locale];
  return Object.values(value).some((inner) => lacks(inner, locale));
}

/** Names the languages of the site in which an item lacks a text, so that its readers get the English one; empty for none. */
export function missingLanguages(item: unknown, languages: readonly Locale[]): string {
  const missing = languages.filter((locale) => locale !== defaultLocale && lacks(item, locale));
  return missing.length > 0
    ? fill(t.missing, { languages: listIn(deskLocale, missing.map(languageOf)) })
    : '';
}
