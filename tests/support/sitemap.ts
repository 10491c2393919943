import { readFileSync } from 'node:fs';

export const sitemap = readFileSync('build/client/sitemap.xml', 'utf8');

/** The pages that it lists: the public ones in each locale. */
export const sitemapPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
