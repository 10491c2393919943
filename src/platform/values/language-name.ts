import { type Locale, languageTagOf } from '../i18n/locale.ts';

/** Returns the name of a locale in another: "Spanish". */
export function languageName(locale: Locale, named: string): string {
  return new Intl.DisplayNames(languageTagOf(locale), { type: 'language' }).of(named) ?? named;
}
