import { expect, inject, test } from 'vitest';
import { localeOf, localPath } from '#platform/i18n/locale.ts';

const site = inject('siteOrigin');

interface Found {
  links: string[];
  assets: string[];
  ids: string[];
}

interface Tag {
  name: string;
  attributes: Map<string, string>;
}

/** The expected redirect of a page that needs a session or that no visitor can open; null for any other page or redirect. */
function leadsTo(path: string, location: string | null): string | null {
  const locale = localeOf({ pathname: path });
  const home = localPath('/', locale);
  if (path === localPath('/signout', locale)) return location === home ? home : null;
  return location?.startsWith(localPath('/signin?to=', locale)) ? location : null;
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/** The tags in the HTML of a page, without the content of scripts and styles. React quotes every attribute. */
function tagsOf(html: string): Tag[] {
  const text = html.replace(/<!--.*?-->/gs, '').replace(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  return [...text.matchAll(/<([a-zA-Z][\w-]*)((?:\s+[^\s=<>"/]+(?:="[^"]*")?)*)\s*\/?>/g)].map(
    ([, name = '', attributes = '']) => ({
      name: name.toLowerCase(),
      attributes: new Map(
        [...attributes.matchAll(/\s([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          value.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity),
        ]),
      ),
    }),
  );
}

function readPage(html: string, url: string): Found {
  const tags = tagsOf(html);
  const here = (address: string | undefined): string[] => {
    if (!address || /^(data|mailto|tel):/.test(address)) return [];
    const target = new URL(address, url);
    return target.origin === site ? [target.pathname + target.search + target.hash] : [];
  };
  const attribute = (key: string, matches: (tag: Tag) => boolean = () => true) =>
    tags.filter(matches).flatMap(({ attributes }) => here(attributes.get(key)));
  const sets = tags.flatMap(({ attributes }) =>
    (attributes.get('srcset') ?? '').split(',').flatMap((part) => here(part.trim().split(' ')[0])),
  );
  const cards = tags
    .filter(({ name, attributes }) => name === 'meta' && attributes.get('property') === 'og:image')
    .flatMap(({ attributes }) => here(new URL(attributes.get('content') ?? '').pathname));
  return {
    links: [
      ...attribute('href', ({ name }) => name === 'a'),
      ...attribute('action', ({ name }) => name === 'form'),
    ],
    assets: [
      ...['src', 'data-src', 'poster', 'data-poster'].flatMap((key) => attribute(key)),
      ...attribute(
        'href',
        ({ name, attributes }) => name === 'link' && attributes.get('rel') !== 'canonical',
      ),
      ...sets,
      ...cards,
    ],
    ids: tags.flatMap(({ attributes }) => attributes.get('id') ?? []),
  };
}

test('no link, asset or anchor of the site leads nowhere', async () => {
  const pages = new Map<string, Found>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const response = await fetch(site + path, { redirect: 'manual' });
    const leads = leadsTo(path, response.headers.get('location'));
    if (leads === null) expect(response.status, path).toBe(200);
    const body = await response.text();
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const found = readPage(isPage ? body : '', site + path);
    if (isPage && leads === null) expect(found.links, path).not.toEqual([]);
    if (leads !== null) found.links.push(leads);
    pages.set(path, found);
    for (const link of found.links) {
      const [target = ''] = link.split('#');
      if (!pages.has(target) && !waiting.includes(target)) waiting.push(target);
    }
  }
  expect(pages.size).toBeGreaterThan(20);

  for (const asset of new Set([...pages.values()].flatMap(({ assets }) => assets))) {
    expect((await fetch(site + asset, { method: 'HEAD' })).status, asset).toBe(200);
  }
  for (const [path, { links }] of pages) {
    for (const link of links.filter((address) => address.includes('#'))) {
      const [target = '', id] = link.split('#');
      expect(pages.get(target)?.ids, `${link} on ${path}`).toContain(id);
    }
  }
  // Every page, share card and PDF is drawn at its first request: a minute on an idle machine of two cores.
}, 180_000);
