import { inject } from 'vitest';

export const sitemap = await (await fetch(`${inject('siteOrigin')}/sitemap.xml`)).text();

/** The pages that it lists: the public ones in each locale. */
export const sitemapPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => new URL(address).pathname,
);
