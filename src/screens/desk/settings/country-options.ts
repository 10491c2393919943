import { countryCodes } from '#features/cargo/place-country.ts';
import { deskLocale, languageTagOf } from '#platform/i18n/locale.ts';
import type { Option } from '#ui/desk/controls.tsx';

/** Returns all countries by name. */
export function countryOptions(): Option[] {
  const names = new Intl.DisplayNames(languageTagOf(deskLocale), { type: 'region' });
  return countryCodes()
    .map((value) => ({ value, title: names.of(value) ?? value }))
    .sort((a, b) => a.title.localeCompare(b.title, deskLocale));
}
