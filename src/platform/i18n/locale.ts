/**
 * To add a locale, add a folder next to each `strings/en` and an entry to each `Record<Locale, …>`, which the compiler
 * asks for.
 */
export const locales = ['en', 'es', 'pt'] as const;

export type Locale = (typeof locales)[number];

const languageTags: Record<Locale, string> = { en: 'en-US', es: 'es-419', pt: 'pt-BR' };

/** Returns the language tag that `Intl` uses for dates, times, numbers and lists. */
export function languageTagOf(locale: Locale): string {
  return languageTags[locale];
}

const documentLanguages: Record<Locale, string> = { en: 'en', es: 'es', pt: 'pt-BR' };

/**
 * Returns the value of `<html lang>`: Spanish without a region, because all of Latin America reads it, and Brazilian
 * Portuguese.
 */
export function documentLanguageOf(locale: Locale): string {
  return documentLanguages[locale];
}

/** The languages in which shippers write country names. */
export const placeNameLanguages = ['en', 'es', 'pt'];

/** The locale of the desk and of e-mails to staff. */
export const deskLocale: Locale = 'en';

/** The locale of URLs without a prefix, and of customers without a choice. */
export const defaultLocale: Locale = 'en';

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}

/** Returns the locale in the first segment of a path, in any case; otherwise the default. */
export function localeOf({ pathname }: { pathname: string }): Locale {
  return knownLocale(pathname.split(/[/?#]/, 2)[1]?.toLowerCase());
}

/**
 * Adds the prefix of a locale to a path of the site (`/kyc#form`). Returns paths with a locale, and values that are not
 * paths, unchanged.
 */
export function localPath(path: string, locale: Locale): string {
  const isPlain = path.startsWith('/') && localeOf({ pathname: path }) === defaultLocale;
  if (locale === defaultLocale || !isPlain) return path;
  return `/${locale}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/** The query parameter with the locale in which numbers were typed, when it differs from that of the page. */
export const numbersParameter = 'numbers';

/**
 * Removes the locale from a path: `/es/kyc#form` becomes `/kyc#form`. The result never begins with two slashes, which
 * would name another site.
 */
export function plainPath(path: string): string {
  const locale = localeOf({ pathname: path });
  const rest = locale === defaultLocale ? path : path.slice(locale.length + 1);
  return rest.replace(/^\/*/, '/');
}

/** Returns the default locale for unknown values. */
export function knownLocale(value: string | null | undefined): Locale {
  return value && isLocale(value) ? value : defaultLocale;
}
