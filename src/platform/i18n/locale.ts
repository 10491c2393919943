/**
 * The locales of the site. A new one is a folder beside each `strings/en` and its part of each `Record<Locale, …>`, which the
 * compiler asks for.
 */
export const locales = ['en', 'es', 'pt'] as const;

export type Locale = (typeof locales)[number];

const languageTags: Record<Locale, string> = { en: 'en-US', es: 'es-419', pt: 'pt-BR' };

/** The language tag that `Intl` formats a locale's dates, times, numbers and lists by. */
export function languageTagOf(locale: Locale): string {
  return languageTags[locale];
}

const documentLanguages: Record<Locale, string> = { en: 'en', es: 'es', pt: 'pt-BR' };

/**
 * The language that a page or mail of a locale names (`<html lang>`): Spanish without a region, as it is read in all of
 * Latin America, and Portuguese as the one of Brazil.
 */
export function documentLanguageOf(locale: Locale): string {
  return documentLanguages[locale];
}

/** The languages in which shippers write the names of countries. */
export const placeNameLanguages = ['en', 'es', 'pt'];

/** The locale of the desk and of the e-mails to staff. */
export const deskLocale: Locale = 'en';

/** The locale of a URL without a prefix, and of a customer who has chosen none. */
export const defaultLocale: Locale = 'en';

/** Returns whether a string is one of the site's locales. */
export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** The locale of an address: the first part of its path where that is one, in any case, otherwise the default. */
export function localeOf({ pathname }: { pathname: string }): Locale {
  return knownLocale(pathname.split(/[/?#]/, 2)[1]?.toLowerCase());
}

/**
 * The path of a page of the site (`/kyc#form`) in a locale. A path that names its locale stays as it is, and so does what
 * is no path.
 */
export function localPath(path: string, locale: Locale): string {
  const isPlain = path.startsWith('/') && localeOf({ pathname: path }) === defaultLocale;
  if (locale === defaultLocale || !isPlain) return path;
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The parameter of a query that names the locale in which its numbers were typed, where it is not that of the page. */
export const numbersParameter = 'numbers';

/**
 * The path of a page of the site without its locale: `/kyc#form` of `/es/kyc#form`. It never begins with two slashes, which
 * would name another site.
 */
export function plainPath(path: string): string {
  const locale = localeOf({ pathname: path });
  const rest = locale === defaultLocale ? path : path.slice(locale.length + 1);
  return rest.replace(/^\/*/, '/');
}

/** A locale that was sent or stored; the default where the site does not have it, or no longer. */
export function knownLocale(value: string | null | undefined): Locale {
  return value && isLocale(value) ? value : defaultLocale;
}
