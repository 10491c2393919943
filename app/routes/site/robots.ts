import { company } from '../../content/company.ts';

/** What search engines may read, and where the list of pages is. */
export function loader(): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /requests/',
    `Sitemap: ${new URL('/sitemap.xml', company.website)}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
