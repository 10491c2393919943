import { defaultLocale, deskLocale, knownLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { languageName } from '#platform/values/language-name.ts';
import type { Option } from '#ui/desk/controls.tsx';
import { writes } from '../strings/en/leads.ts';

/** Returns the English name of a locale's language: "Spanish". */
export function languageOf(locale: string): string {
  return languageName(deskLocale, knownLocale(locale));
}

export function languageOptions(): Option[] {
  return locales.map((locale) => ({ value: locale, title: languageOf(locale) }));
}

/** Returns a short language tag with its explanation: "ES", "Writes Spanish"; null for the default language. */
export function languageTag(locale: string): { text: string; title: string } | null {
  const known = knownLocale(locale);
  if (known === defaultLocale) return null;
  return { text: known.toUpperCase(), title: fill(writes, { language: languageOf(known) }) };
}

/** Returns the names of languages without a text. */
export function missingLanguages(texts: Partial<Record<Locale, string>>): string[] {
  return locales.filter((locale) => !texts[locale]?.trim()).map(languageOf);
}
