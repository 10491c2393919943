import type { Handler } from 'hono';
import { authorizeStaff } from '../features/identity/server/staff/authorize-staff.ts';
import { withSettings } from '../features/settings/server/current-settings.ts';
import { findPublished } from '../features/settings/server/published-versions.ts';
import { findDraft } from '../features/settings/server/settings-store.ts';
import { snapshotOf } from '../features/settings/server/snapshot.ts';
import type { CachedPage, RenderForCache } from '../platform/http/page-cache/cached-pages.ts';
import type { PagesEnv } from '../platform/http/pages.ts';
import { knownLocale, localPath } from '../platform/i18n/locale.ts';

export const textPreviewPath = '/desk/settings/texts/preview';

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** No script runs, not even where the page is opened alone. */
const policyOf = (styleSources: readonly string[]) =>
  [
    "default-src 'self'",
    "script-src 'none'",
    `style-src 'self' ${styleSources.join(' ')}`.trim(),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');

/**
 * A page of the site as a visitor would read it once the draft is published, each text with its mark
 * (src/features/settings/text-mark.ts). For owners alone; React's scripts are left out.
 */
export function textPreview(
  render: RenderForCache,
  { cachedPages, styleSources }: { cachedPages: readonly CachedPage[]; styleSources: () => string[] },
): Handler<PagesEnv> {
  const pages = new Set(cachedPages.filter(({ isFile }) => !isFile).map(({ path }) => path));
  return async (context) => {
    const facts = context.get('facts');
    const services = context.get('services');
    const access = await authorizeStaff(
      services,
      { role: 'owner' },
      {
        caller: await facts.staff(),
        isCustomer: async () => Boolean(await facts.session()),
        path: textPreviewPath,
        address: facts.address,
        isRead: true,
      },
    );
    const path = localPath(context.req.query('page') ?? '/', knownLocale(context.req.query('locale')));
    if (!access.ok || !pages.has(path)) return context.notFound();
    const { db, clock } = services;
    const content = (await findDraft(db))?.content ?? (await findPublished(db)).content;
    const draft = { ...snapshotOf(0, content, clock()), hasMarkedTexts: true } as const;
    const rendered = await withSettings(draft, () => render(path));
    const html = (await rendered.text()).replace(script, '');
    return context.html(html, rendered.status as 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policyOf(withSettings(draft, styleSources)),
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
    });
  };
}
