import { offeredLocales } from '#features/settings/offered-locales.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { defaultLocale, type Locale, localPath } from '#platform/i18n/locale.ts';
import { publicPaths } from './navigation.ts';

/** Returns the page's addresses in every language of the site, as in its head (src/platform/pages/page-meta.ts). */
function alternates(path: string, languages: readonly Locale[]): string {
  const link = (hreflang: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(localPath(path, locale))}"/>`;
  if (languages.length === 1) return '';
  return [...languages.map((locale) => link(locale, locale)), link('x-default', defaultLocale)].join('');
}

function addressOf(path: string): string {
  return new URL(path, currentSettings().company.website).href;
}

/** Returns the sitemap with all languages of each page (sitemaps.org, protocol 0.9). */
export function loader(): Response {
  const languages = offeredLocales(currentSettings());
  const entries = publicPaths(currentSettings()).flatMap((path) =>
    languages.map(
      (locale) => `<url><loc>${addressOf(localPath(path, locale))}</loc>${alternates(path, languages)}</url>`,
    ),
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
  return new Response(`${xml}\n`, { headers: { 'Content-Type': 'application/xml' } });
}
