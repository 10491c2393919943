import type { MiddlewareHandler } from 'hono';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { dataSuffix } from '#platform/http/page-cache/cached-pages.ts';
import { defaultLocale, localeOf } from '#platform/i18n/locale.ts';
import { addressIn } from '#ui/other-language.ts';

/**
 * Redirects the pages of a language that the owner has turned off to the default one: links of mails, bookmarks and
 * search results still lead to their page. For a time (302), as it may be turned on again. What an open page sends or
 * loads is answered as before.
 */
export const offeredLanguages: MiddlewareHandler = async (context, next) => {
  const { method, path } = context.req;
  if ((method !== 'GET' && method !== 'HEAD') || path.endsWith(dataSuffix)) return next();
  if (offeredLocales(currentSettings()).includes(localeOf({ pathname: path }))) return next();
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(addressIn(defaultLocale, { pathname, search }), 302);
};
