import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { requestsStringsIn } from '#features/requests/strings.ts';
import { company } from '#features/settings/sample-company.ts';
import { type Locale, localeOf, locales, localPath, plainPath } from '#platform/i18n/locale.ts';
import { readHead } from '../support/read-head.ts';
import { signUpAt } from '../support/sign-up-at.ts';
import { sitemapPaths as paths, sitemap } from '../support/sitemap.ts';

const site = inject('siteOrigin');
const origin = new URL(company.website).origin;

const languages: Record<string, Locale> = { en: 'en', es: 'es', pt: 'pt', 'x-default': 'en' };

const alternatesOf = (path: string) =>
  Object.fromEntries(
    Object.entries(languages).map(([tag, locale]) => [
      tag,
      new URL(localPath(plainPath(path), locale), company.website).href,
    ]),
  );

const textOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(site + path, { headers, redirect: 'manual' })).text();

const headOf = async (path: string) => readHead(await textOf(path));

/** Width and height of a JPEG, from the segment that begins its frame (ITU-T T.81, B.2.2). */
function sizeOfJpeg(file: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < file.length) {
    const [marker = 0, length] = [file[at + 1], file.readUInt16BE(at + 2)];
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += 2 + length;
  }
  throw new Error('no frame');
}

describe('sitemap.xml', () => {
  const address = '[^<>"\'&\\s]+';
  const link = `<xhtml:link rel="alternate" hreflang="[a-z-]+" href="${address}"/>`;
  const entry = `<url><loc>${address}</loc>(?:${link}){4}</url>`;

  test('is what the protocol allows, with the namespaces that it uses', () => {
    const [declaration, root, ...entries] = sitemap.trimEnd().split('\n');
    expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(root).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    expect(root).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    expect(entries.pop()).toBe('</urlset>');
    for (const line of entries) expect(line).toMatch(new RegExp(`^${entry}$`));
    expect(entries.length).toBeLessThanOrEqual(50_000);
    expect(Buffer.byteLength(sitemap)).toBeLessThan(50 * 1024 * 1024);
  });

  test('lists every page once, in each locale, with all of them as its alternates', () => {
    expect(new Set(paths).size).toBe(paths.length);
    const plain = paths.filter((path) => localeOf({ pathname: path }) === 'en');
    expect(plain.length).toBeGreaterThan(20);
    expect([...paths].sort()).toEqual(
      plain.flatMap((path) => locales.map((locale) => localPath(path, locale))).sort(),
    );
    for (const [, loc = '', links = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>(.*)<\/url>/g)) {
      const alternates = [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [
        tag,
        href,
      ]);
      expect(Object.fromEntries(alternates), loc).toEqual(alternatesOf(new URL(loc).pathname));
    }
  });

  test('lists pages that are there, and robots.txt names it', async () => {
    expect(await textOf('/sitemap.xml')).toBe(sitemap);
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths)
      expect((await fetch(site + path, { redirect: 'manual' })).status, path).toBe(200);
    expect(await textOf('/robots.txt')).toContain('/sitemap.xml');
  });

  test('has no page that robots.txt closes', async () => {
    const rules = [...(await textOf('/robots.txt')).matchAll(/^Disallow: (\S+)$/gm)].map(
      ([, rule = '']) => rule,
    );
    const isClosed = (path: string) =>
      rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
    for (const locale of locales) {
      for (const path of ['/kyc', '/profile', '/requests/secret']) {
        expect(isClosed(localPath(path, locale)), localPath(path, locale)).toBe(true);
      }
    }
    expect(paths.filter(isClosed)).toEqual([]);
  });
});

test.each(paths)('%s says what it is, and where its other languages are', async (path) => {
  const locale = localeOf({ pathname: path });
  const head = await headOf(path);
  expect(head.lang).toMatch(new RegExp(`^${locale}(-|$)`));
  expect(head.titles).toHaveLength(1);
  const [title = ''] = head.titles;
  // As if the company's name were as long as the sample's.
  expect(title.replace(company.name, 'x'.repeat(18)).length).toBeLessThanOrEqual(65);
  const description = head.metas.description ?? [''];
  expect(description).toHaveLength(1);
  expect(description[0]?.length).toBeGreaterThanOrEqual(50);
  expect(description[0]?.length).toBeLessThanOrEqual(160);
  const address = origin + (path === '/' ? '/' : path);
  expect(head.links('canonical').map(({ href }) => href)).toEqual([address]);
  expect(head.metas.robots).toBeUndefined();
  const alternates = head.links('alternate').map(({ hreflang, href }) => [hreflang, href]);
  expect(alternates).toHaveLength(Object.keys(languages).length);
  expect(Object.fromEntries(alternates)).toEqual(alternatesOf(path));
  expect(head.metas).toMatchObject({
    'og:type': ['website'],
    'og:site_name': [company.name],
    'og:title': [title],
    'og:description': description,
    'og:url': [address],
    'twitter:card': ['summary_large_image'],
  });
  expect(head.links('manifest').map(({ href }) => href)).toEqual([localPath('/site.webmanifest', locale)]);
});

test.each(paths)('%s has a card in its language', async (path) => {
  const locale = localeOf({ pathname: path });
  const { metas } = await headOf(path);
  const tags = { en: 'en_US', es: 'es_LA', pt: 'pt_BR' };
  expect(metas['og:locale']).toEqual([tags[locale]]);
  const others = locales.filter((other) => other !== locale).map((other) => tags[other]);
  expect(metas['og:locale:alternate']?.sort()).toEqual(others.sort());
  const [image = ''] = metas['og:image'] ?? [];
  expect(image).toMatch(new RegExp(`^${origin}/og/${locale}/[a-z-]+\\.jpg$`));
  const response = await fetch(site + new URL(image).pathname);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  const size = sizeOfJpeg(Buffer.from(await response.arrayBuffer()));
  expect(size).toEqual({ width: 1200, height: 630 });
  expect(metas).toMatchObject({ 'og:image:width': ['1200'], 'og:image:height': ['630'] });
});

test.each(locales)('no two pages in %s have one title or description', async (locale) => {
  const heads = await Promise.all(
    paths.filter((path) => localeOf({ pathname: path }) === locale).map(headOf),
  );
  for (const texts of [
    heads.map(({ titles }) => titles[0]),
    heads.map(({ metas }) => metas.description?.[0]),
  ]) {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

/** The path of the status page, from the mail with its link. Throws until there is one. */
function statusLinkTo(email: string): string {
  const folder = join(inject('siteDataDir'), 'mail');
  const mails = readdirSync(folder).map((name) =>
    readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''),
  );
  const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? '';
  const [link] = /\/requests\/[\w-]+/.exec(mail) ?? [];
  if (!link) throw new Error('There is no mail yet.');
  return link;
}

describe('pages that are one person’s, or lead to what another page offers too', () => {
  let cookie = '';
  let status = '';

  beforeAll(async () => {
    cookie = await signUpAt(site);
    const email = `${crypto.randomUUID()}@example.com`;
    await fetch(`${site}/api/v1/raterequestform`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
      body: JSON.stringify({ email, products: 'tiles' }),
    });
    status = await vi.waitFor(() => statusLinkTo(email), { timeout: 30_000, interval: 200 });
  });

  test.each(locales)('are left out by search engines in %s', async (locale) => {
    const hidden = [
      '/auth',
      '/signup',
      '/forgotpassword',
      '/resetpassword?token=x',
      '/verifyemail?token=x',
      '/nowhere',
    ];
    const requests = [
      ...[...hidden, status].map((path) => ({ path, headers: {} })),
      ...['/kyc', '/profile'].map((path) => ({ path, headers: { Cookie: cookie } })),
    ];
    for (const { path, headers } of requests) {
      const { metas, links, structured, titles } = readHead(await textOf(localPath(path, locale), headers));
      expect(titles[0], path).toMatch(/\S/);
      if (path === status) expect(titles[0]).toContain(requestsStringsIn(locale).requestStatus.meta.title);
      expect(metas.robots, path).toEqual(['noindex']);
      expect([...links('canonical'), ...links('alternate'), ...structured], path).toEqual([]);
      expect(paths).not.toContain(localPath(path, locale));
    }
  });
});

test.each([
  '/clientbriefform?service=sea-freight',
  '/es/tools/chargeable-weight?method=air&pieces=2',
  '/pt/track?x=1',
])('%s has the address without its query as the canonical one', async (address) => {
  const { links } = await headOf(address);
  const [path = ''] = address.split('?');
  expect(links('canonical').map(({ href }) => href)).toEqual([origin + path]);
  for (const { href } of links('alternate')) expect(href).not.toContain('?');
});
