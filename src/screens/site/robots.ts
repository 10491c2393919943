import { company } from '../../features/settings/sample-company.ts';
import { locales, localPath } from '../../platform/i18n/locale.ts';

/** Pages of one person, which nobody else can see. A page that only should not be found has `noindex`, and is read for it. */
const privatePaths = ['/requests/', '/kyc$', '/profile'];

/** What search engines may read, and where the list of pages is (RFC 9309). */
export function loader(): Response {
  const paths = [
    '/api/',
    '/desk',
    ...locales.flatMap((locale) => privatePaths.map((path) => localPath(path, locale))),
  ];
  const lines = [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL('/sitemap.xml', company.website)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
