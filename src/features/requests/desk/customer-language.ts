import {
  defaultLocale,
  deskLocale,
  knownLocale,
  type Locale,
  locales,
} from '../../../platform/i18n/locale.ts';
import { fill, languageName } from '../../../platform/values/format.ts';
import type { Option } from '../../../ui/desk/controls.tsx';

/** What the language of a stored locale is called at the desk: "Spanish". */
export function languageOf(locale: string): string {
  return languageName(deskLocale, knownLocale(locale));
}

/** The languages that a customer can be written to in. */
export function languageOptions(): Option[] {
  return locales.map((locale) => ({ value: locale, title: languageOf(locale) }));
}

/** A short sign of a language and what it means, for lists: "ES", "Writes Spanish"; null for the default one. */
export function languageTag(locale: string, writes: string): { text: string; title: string } | null {
  const known = knownLocale(locale);
  if (known === defaultLocale) return null;
  return { text: known.toUpperCase(), title: fill(writes, { language: languageOf(known) }) };
}

/** What the languages are called that something is not written in. */
export function missingLanguages(texts: Partial<Record<Locale, string>>): string[] {
  return locales.filter((locale) => !texts[locale]?.trim()).map(languageOf);
}
