import type { MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { dateAt } from '../features/settings/business-hours.ts';
import { loadBrand } from '../features/settings/server/brand/load-brand.ts';
import { withSettings } from '../features/settings/server/current-settings.ts';
import type { SettingsDependencies } from '../features/settings/server/published-versions.ts';
import { findDraft } from '../features/settings/server/settings-store.ts';
import { snapshotOf } from '../features/settings/server/snapshot.ts';
import type { Settings } from '../features/settings/settings.ts';

const cookieName = 'settings-preview';

/** Paths without a preview: the desk, the API, and files that no setting changes. */
const isNoPage = /^\/(desk|api|assets|preview)(\/|$)/;

/** True for a request by a browser that has opened a preview link: the page cache has nothing for it. */
export function mayPreview(cookies: string | undefined): boolean {
  return cookies?.includes(cookieName) ?? false;
}

/** Returns a path of the site, or that of the home page. */
const pageOf = (page = '/') => (/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(page) ? page : '/');

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
  let last: { key: string; savedAt: number; settings: Settings; framed: Settings } | null = null;

  /** `framed`: without the line that says so, as in a frame of the desk. */
  async function findSettings(key: string): Promise<{ settings: Settings; framed: Settings } | null> {
    const draft = await findDraft(db);
    if (!draft?.previewKey || draft.previewKey !== key) return null;
    const now = clock();
    const isSame =
      last?.key === key &&
      last.savedAt === draft.savedAt &&
      last.settings.day === dateAt(now, last.settings.company.hours.timeZone);
    // Texts are made once for each snapshot.
    if (!isSame) {
      const framed = snapshotOf(0, draft.content, now, await loadBrand({ db, cipher }, draft.content));
      last = { key, savedAt: draft.savedAt, settings: { ...framed, isDraft: true }, framed };
    }
    return last;
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
      // A link that has ended is a missing page.
      if (!(await findSettings(key))) return next();
      setCookie(context, name, key, options);
      return context.redirect(pageOf(context.req.query('page')), 303);
    }
    const kept = getCookie(context, name);
    if (kept === undefined || isNoPage.test(path)) return next();
    const found = await findSettings(kept);
    if (!found) {
      await next();
      deleteCookie(context, name, options);
      return;
    }
    const isFramed = context.req.header('sec-fetch-dest') === 'iframe';
    await withSettings(isFramed ? found.framed : found.settings, next);
    context.res.headers.set('Cache-Control', 'private, no-store');
    context.res.headers.set('X-Robots-Tag', 'noindex');
    allowFrame(context.res.headers);
  };
}
