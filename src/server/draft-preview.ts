import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html as htmlOf } from 'hono/html';
import { offeredLocales } from '#features/settings/offered-locales.ts';
import { currentSettings, withSettings } from '#features/settings/server/current-settings.ts';
import { previewSnapshot } from '#features/settings/server/draft-snapshot.ts';
import type { SettingsDependencies } from '#features/settings/server/published-versions.ts';
import { findDraft } from '#features/settings/server/settings-store.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { defaultLocale, type Locale, languageTagOf, localeOf, localPath } from '#platform/i18n/locale.ts';
import { siteStringsIn } from '#screens/site/strings.ts';

const cookieName = 'settings-preview';

/** Paths without a preview: the desk, the API, and files that no setting changes. */
const isNoPage = /^\/(desk|api|assets|preview)(\/|$)/;

/** True for a request by a browser that has opened a preview link: the page cache has nothing for it. */
export function mayPreview(cookies: string | undefined): boolean {
  return cookies?.includes(cookieName) ?? false;
}

/** Returns a path of the site, or that of the home page. */
const pageOf = (page = '/') => (/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(page) ? page : '/');

/** Returns the language of the page that a link opens, or else the first offered one that the reader's browser asks for. */
function readerLocale({ req }: Context): Locale {
  const ofPage = localeOf({ pathname: pageOf(req.query('page')) });
  const offered = offeredLocales(currentSettings());
  const asked = (req.header('accept-language') ?? '').split(',').map((tag) => tag.trim().split(/[-;]/)[0]);
  const ofBrowser = asked.map((tag) => offered.find((locale) => locale === tag)).find(Boolean);
  return ofPage === defaultLocale ? (ofBrowser ?? defaultLocale) : ofPage;
}

/** Page of a link that has ended. */
function endedPage(locale: Locale) {
  const { ended, end } = siteStringsIn(locale).layout.draft;
  return htmlOf`<!DOCTYPE html>
<html lang="${languageTagOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${ended.title}</title>
</head>
<body>
<h1>${ended.title}</h1>
<p>${ended.text}</p>
<p><a href="${localPath('/', locale)}">${end}</a></p>
</body>
</html>`;
}

/** Removes what keeps pages out of frames, for those of the desk that show a preview. */
function allowFrame(headers: Headers): void {
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  const policy = headers.get('Content-Security-Policy');
  if (policy)
    headers.set(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
}

/**
 * Shows the site as the draft makes it to every browser that has opened its secret link, until the draft is published,
 * discarded or has another link. What a preview shows is neither stored nor indexed; what is posted in it is a visitor's.
 */
export function draftPreview({
  db,
  clock,
  cipher,
  https,
}: Pick<SettingsDependencies, 'db' | 'clock' | 'cipher'> & { https: boolean }): MiddlewareHandler {
  /** Finds the draft that a link shows; null where the link has ended. */
  async function findByKey(key: string): Promise<StoredSettings | null> {
    const draft = await findDraft(db);
    return draft?.previewKey === key ? draft.content : null;
  }

  const options = { path: '/', secure: https, sameSite: 'Lax', httpOnly: true } as const;
  const name = https ? `__Host-${cookieName}` : cookieName;

  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const [, key] = /^\/preview\/([\w-]+)$/.exec(path) ?? [];
    if (key === 'end') {
      deleteCookie(context, name, options);
      return context.redirect('/', 303);
    }
    if (key) {
      if (!(await findByKey(key))) return context.html(endedPage(readerLocale(context)), 404);
      setCookie(context, name, key, options);
      return context.redirect(pageOf(context.req.query('page')), 303);
    }
    const kept = getCookie(context, name);
    if (kept === undefined || isNoPage.test(path)) return next();
    const found = await findByKey(kept);
    if (!found) {
      await next();
      deleteCookie(context, name, options);
      return;
    }
    const isFramed = context.req.header('sec-fetch-dest') === 'iframe';
    // In a frame of the desk, no line says that it is a draft.
    const shown = isFramed ? {} : ({ isDraft: true } as const);
    await withSettings(await previewSnapshot({ db, clock, cipher }, found, shown), next);
    context.res.headers.set('Cache-Control', 'private, no-store');
    context.res.headers.set('X-Robots-Tag', 'noindex');
    allowFrame(context.res.headers);
  };
}
