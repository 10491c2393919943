import { locales, localPath } from '../../../contract/locale.ts';
import { company } from '../../content/company.ts';
import { publicPaths } from '../../content/navigation.ts';

/** Every page that is worth finding, on the company's own website (sitemaps.org, protocol 0.9). */
export function loader(): Response {
  const paths = locales.flatMap((locale) => publicPaths().map((path) => localPath(path, locale)));
  const addresses = paths.map((path) => `  <url><loc>${new URL(path, company.website)}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
  ].join('\n');
  return new Response(`${xml}\n`, { headers: { 'Content-Type': 'application/xml' } });
}
