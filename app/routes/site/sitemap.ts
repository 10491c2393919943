import { defaultLocale, type Locale, locales, localPath } from '../../../contract/locale.ts';
import { company } from '../../content/company.ts';
import { publicPaths } from '../../content/navigation.ts';
import { lastChangeOf } from './page-dates.ts';

/** The same page in every locale, as its head lists them (app/routes/page-meta.ts). */
function alternates(path: string): string {
  const link = (hreflang: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addressOf(localPath(path, locale))}"/>`;
  return [...locales.map((locale) => link(locale, locale)), link('x-default', defaultLocale)].join('');
}

function addressOf(path: string): string {
  return new URL(path, company.website).href;
}

/**
 * Every page that is worth finding, on the company's own website, with its other languages and, where it is known, the day
 * on which its text last changed (sitemaps.org, protocol 0.9).
 */
export function loader(): Response {
  const dayOf = lastChangeOf('app/content');
  const entries = publicPaths().flatMap((path) =>
    locales.map((locale) => {
      const day = dayOf(path, locale);
      const lastModified = day ? `<lastmod>${day}</lastmod>` : '';
      return `<url><loc>${addressOf(localPath(path, locale))}</loc>${lastModified}${alternates(path)}</url>`;
    }),
  );
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
  ].join('\n');
  return new Response(`${xml}\n`, { headers: { 'Content-Type': 'application/xml' } });
}
