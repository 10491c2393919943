import { currentSettings } from '#features/settings/server/current-settings.ts';
import { locales, localPath } from '#platform/i18n/locale.ts';

/** Pages of one person. Pages that search engines should only not list have `noindex` and must stay readable. */
const privatePaths = ['/requests/', '/kyc$', '/profile'];

/** Returns robots.txt (RFC 9309). */
export function loader(): Response {
  const paths = [
    '/api/',
    '/desk',
    ...locales.flatMap((locale) => privatePaths.map((path) => localPath(path, locale))),
  ];
  const lines = [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', currentSettings().company.website)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
