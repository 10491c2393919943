import { type Locale, localeOf, localPath, numbersParameter, plainPath } from '#platform/i18n/locale.ts';

/**
 * Returns a page's address in another language with its query. A query with sizes or weights also names the language that
 * they were typed in.
 */
export function addressIn(
  locale: Locale,
  { pathname, search }: { pathname: string; search: string },
): string {
  const query = new URLSearchParams(search);
  if ((query.has('length') || query.has('kg')) && !query.has(numbersParameter))
    query.set(numbersParameter, localeOf({ pathname }));
  const path = localPath(plainPath(pathname).replace(/(.)\/$/, '$1'), locale);
  return query.size > 0 ? `${path}?${query}` : path;
}
