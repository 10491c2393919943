import { type Locale, locales } from '#platform/i18n/locale.ts';
import type { Settings } from './settings.ts';

/** Returns the locales of the pages that visitors are offered, the default one among them. */
export function offeredLocales({ languages }: Pick<Settings, 'languages'>): Locale[] {
  return locales.filter((locale) => languages.includes(locale));
}
