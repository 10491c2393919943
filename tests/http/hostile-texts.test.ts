import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storedSettings } from '#features/settings/settings.ts';
import { localeOf, locales, localPath } from '#platform/i18n/locale.ts';
import { hostileMarkup, hostileSettings, shippedSentences } from '../support/hostile-texts.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { readPdf } from '../support/pdf-text.ts';
import { postForm } from '../support/post-form.ts';
import { sitemapPaths } from '../support/sitemap.ts';

let site: OwnSite;

beforeAll(async () => {
  site = await startOwnSite();
  const settings = hostileSettings(Date.now());
  expect(storedSettings.safeParse(settings).error).toBeUndefined();
  await site.publish(settings);
  await vi.waitUntil(async () => (await site.read('/')).includes('onerror'), {
    timeout: 20_000,
    interval: 50,
  });
});

afterAll(() => site?.remove());

/** Finds what the owner's markup became of a page; each script ends where it began. */
function brokenIn(html: string): string[] {
  const problems: string[] = [];
  if (html.includes('<img src=x')) problems.push('markup of a text');
  const opened = html.match(/<script[\s>]/g)?.length;
  const closed = html.match(/<\/script>/g)?.length;
  if (opened !== closed) problems.push(`${opened} scripts begin and ${closed} end`);
  for (const [tag] of html.matchAll(/<[a-z][\w-]*(?:\s+[^\s"'>/=]+(?:="[^"]*")?)*\s*\/?>/g))
    if (/\son\w+=/i.test(tag.replaceAll(/"[^"]*"/g, ''))) problems.push('an attribute that runs a script');
  for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    try {
      JSON.parse(data);
    } catch {
      problems.push('structured data that is no JSON');
    }
  }
  return problems;
}

const forms = ['/signin', '/signup', '/auth', '/forgotpassword', '/track', '/feedback', '/clientbriefform'];
const tools = [
  '/tools/chargeable-weight?q=2&l=120&w=80&h=100&kg=90',
  '/tools/container-fit?q=8&l=120&w=80&h=100&kg=90',
  '/tools/incoterms?rule=FCA',
];
const others = locales.flatMap((locale) =>
  [...forms, ...tools, '/missing'].map((path) => localPath(path, locale)),
);

test('every page of the site shows the owner’s texts alone, and none as markup', async () => {
  const found: Record<string, string[]> = {};
  const shipped = new Map(locales.map((locale) => [locale, shippedSentences(locale)]));
  for (const path of [...sitemapPaths, ...others]) {
    const response = await fetch(site.origin + path);
    const html = await response.text();
    const problems = brokenIn(html);
    const sentences = shipped.get(localeOf(new URL(path, site.origin))) ?? [];
    problems.push(...sentences.filter((text) => html.includes(text)));
    const used = html.split('onerror').length - 1;
    if (used < 50) problems.push(`${used} texts of the owner`);
    if (response.status !== (path.endsWith('/missing') ? 404 : 200))
      problems.push(`status ${response.status}`);
    if (problems.length > 0) found[path] = problems;
  }
  expect(found).toEqual({});
}, 240_000);

test('the files of the site are whole', async () => {
  for (const locale of locales) {
    expect(JSON.parse(await site.read(localPath('/site.webmanifest', locale))).description).toContain(
      hostileMarkup,
    );
    JSON.parse(await site.read(localPath('/cargo-preview.json', locale)));
    const captions = await site.read(localPath('/films/journey.vtt', locale));
    expect(captions.match(/-->/g)).toHaveLength(7);
    expect(captions).not.toContain('<img');
  }
});

test.each(locales)('the PDFs are drawn: %s', async (locale) => {
  for (const file of ['/brochure.pdf', '/KYC-Verification-Form.pdf']) {
    const response = await fetch(site.origin + localPath(file, locale));
    expect(response.status, `${file}: ${site.output()}`).toBe(200);
    const { pages } = await readPdf(await response.arrayBuffer());
    expect(pages.join(' ')).toContain('onerror');
  }
});

test.each(locales)('the forms still post, and what they answer is text: %s', async (locale) => {
  const post = async (path: string, fields: Record<string, string>) => {
    const response = await postForm(site.origin, localPath(path, locale), fields);
    return { status: response.status, problems: brokenIn(await response.text()) };
  };
  const refused = { status: 422, problems: [] };
  expect(await post('/contactus', { email: 'no address' })).toEqual(refused);
  expect(await post('/clientbriefform', { email: 'no address' })).toEqual(refused);
  expect(await post('/feedback', { rating: '11' })).toEqual(refused);
  expect(await post('/signup', { username: 'no address' })).toEqual(refused);
  const sent = await post('/clientbriefform', { email: `ana-${locale}@shipper.example` });
  expect(sent.problems).toEqual([]);
  expect(sent.status).toBeLessThan(400);
});
