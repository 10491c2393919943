import { type Locale, localeOf, localPath, numbersParameter, plainPath } from '../platform/i18n/locale.ts';

/**
 * The address of a page of the site in another language, with its query. Where that holds sizes of pieces, it names the
 * language in which they were typed.
 */
export function addressIn(
  locale: Locale,
  { pathname, search }: { pathname: string; search: string },
): string {
  const query = new URLSearchParams(search);
  if (query.has('length') && !query.has(numbersParameter))
    query.set(numbersParameter, localeOf({ pathname }));
  const path = localPath(plainPath(pathname).replace(/(.)\/$/, '$1'), locale);
  return query.size > 0 ? `${path}?${query}` : path;
}
