import { localeOf, localPath } from '../../contract/locale.ts';
import { expect, test } from '../support/fixtures.ts';

interface Found {
  links: string[];
  assets: string[];
  ids: string[];
}

/** Where a page leads a visitor that only who is signed in can see, or that nobody can look at; null for any other. */
function leadsTo(path: string, location: string | undefined): string | null {
  const locale = localeOf({ pathname: path });
  const home = localPath('/', locale);
  if (path === localPath('/signout', locale)) return location === home ? home : null;
  return location?.startsWith(localPath('/signin?to=', locale)) ? location : null;
}

test('no link, asset or anchor of the site leads nowhere', async ({ page, request, baseURL }) => {
  test.setTimeout(180_000);
  const origin = String(baseURL);
  const pages = new Map<string, Found>();
  const waiting = ['/'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const response = await request.get(path, { maxRedirects: 0 });
    const leads = leadsTo(path, response.headers().location);
    if (leads === null) expect(response.status(), path).toBe(200);
    const isPage = response.headers()['content-type']?.startsWith('text/html');
    const html = isPage ? await response.text() : '';
    const found = await page.evaluate(
      ({ html, url, origin }) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        const here = (address: string | null | undefined) => {
          if (!address || /^(data|mailto|tel):/.test(address)) return [];
          const target = new URL(address, url);
          return target.origin === origin ? [target.pathname + target.search + target.hash] : [];
        };
        const attribute = (selector: string, name: string) =>
          [...document.querySelectorAll(selector)].flatMap((element) => here(element.getAttribute(name)));
        const sets = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
          (element.getAttribute('srcset') ?? '')
            .split(',')
            .flatMap((part) => here(part.trim().split(' ')[0])),
        );
        const cards = [...document.querySelectorAll('meta[property="og:image"]')].flatMap((element) =>
          here(new URL(element.getAttribute('content') ?? '').pathname),
        );
        return {
          links: [...attribute('a[href]', 'href'), ...attribute('form[action]', 'action')],
          assets: [
            ...attribute('[src]', 'src'),
            ...attribute('[data-src]', 'data-src'),
            ...attribute('[poster]', 'poster'),
            ...attribute('[data-poster]', 'data-poster'),
            ...attribute('link[href]:not([rel="canonical"])', 'href'),
            ...sets,
            ...cards,
          ],
          ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        };
      },
      { html, url: origin + path, origin },
    );
    if (leads !== null) found.links.push(leads);
    pages.set(path, found);
    for (const link of found.links) {
      const [target = ''] = link.split('#');
      if (!pages.has(target) && !waiting.includes(target)) waiting.push(target);
    }
  }
  expect(pages.size).toBeGreaterThan(20);

  for (const asset of new Set([...pages.values()].flatMap(({ assets }) => assets))) {
    expect((await request.head(asset)).status(), asset).toBe(200);
  }
  for (const [path, { links }] of pages) {
    for (const link of links.filter((address) => address.includes('#'))) {
      const [target = '', id] = link.split('#');
      expect(pages.get(target)?.ids, `${link} on ${path}`).toContain(id);
    }
  }
});
