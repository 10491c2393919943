import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withoutSample } from '#features/settings/sample-leftovers.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { locales, localPath } from '#platform/i18n/locale.ts';
import { runDeskCommand } from '../support/desk-command.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';

const dropped = ['alcohol-wine-exports', 'luxury-vehicle-export-import'];
const services = [
  'warehousing',
  'air-freight',
  'sea-freight',
  'train-freight',
  'project-cargo',
  'market-analysis',
];
let site: OwnSite;

/** Each slug once, in the order of its first place. */
const slugsIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, slug]) => slug)),
];

beforeAll(async () => {
  site = await startOwnSite();
  for (const slug of dropped) expect(await site.statusOf(`/services/${slug}`)).toBe(200);
  const file = join(site.dataDir, 'changed.json');
  const run = (...args: string[]) => runDeskCommand(['settings', ...args], { DATA_DIR: site.dataDir });
  expect(await run('export', file)).toMatchObject({ code: 0 });
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), services }));
  expect(await run('import', file, '--publish')).toMatchObject({ code: 0, problems: '' });
  await vi.waitFor(async () => expect(await site.statusOf(`/services/${dropped[0]}`)).toBe(404), 10_000);
});

afterAll(() => site?.remove());

test('a service that is no longer offered has no page in any language', async () => {
  for (const slug of [...dropped, ...services]) {
    const expected = dropped.includes(slug) ? 404 : 200;
    for (const locale of locales)
      expect(await site.statusOf(localPath(`/services/${slug}`, locale))).toBe(expected);
  }
});

test('the sitemap and no page that it lists link to it or offer it', async () => {
  const sitemap = await site.read('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(60);
  expect(slugsIn(sitemap, /<loc>[^<]*\/services\/([a-z-]+)</g).sort()).toEqual([...services].sort());
  for (const path of paths) {
    const html = await site.read(path);
    for (const slug of dropped) {
      expect(html, path).not.toContain(`/services/${slug}`);
      expect(html, path).not.toMatch(new RegExp(`service=${slug}|value="${slug}"`));
    }
  }
});

test.each(locales)(
  'menus, the home page and the brief list those offered in their order in %s',
  async (locale) => {
    const home = await site.read(localPath('/', locale));
    expect(slugsIn(home, /href="[^"]*\/services\/([a-z-]+)"/g)).toEqual(services);
    const gridAt = home.indexOf('aria-labelledby="cargo"');
    const grid = home.slice(gridAt, home.indexOf('</section>', gridAt));
    expect(slugsIn(grid, /href="[^"]*\/services\/([a-z-]+)"/g)).toEqual(services);
    const brief = await site.read(localPath('/clientbriefform?service=alcohol-wine-exports', locale));
    const select = /<select[^>]*name="service"[\s\S]*?<\/select>/.exec(brief)?.[0] ?? '';
    expect(slugsIn(select, /<option value="([a-z-]+)"/g)).toEqual(services);
    expect(select).not.toContain('selected=""');
  },
);

test('a request for it is still accepted with its service', async () => {
  const sent = await fetch(`${site.origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ana@shipper.example', service: dropped[0] }),
  });
  expect(sent.status).toBe(200);
  const { out } = await runDeskCommand(['export', '--format', 'jsonl'], { DATA_DIR: site.dataDir });
  expect(out).toContain(`"service":"${dropped[0]}"`);
});

test('without people and lanes their pages are gone, and no page links to one that is not there', async () => {
  const file = join(site.dataDir, 'empty.json');
  const content = { ...withoutSample(sampleSettings), services };
  writeFileSync(file, JSON.stringify(content));
  const imported = await runDeskCommand(['settings', 'import', file, '--publish'], {
    DATA_DIR: site.dataDir,
  });
  expect(imported).toMatchObject({ code: 0, problems: '' });
  await vi.waitFor(async () => expect(await site.statusOf('/worldmap')).toBe(404), 10_000);
  expect(await site.statusOf('/ouremployees')).toBe(404);
  const sitemap = await site.read('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(50);
  const linkedFrom = new Map<string, string>();
  for (const path of paths)
    for (const [, link = ''] of (await site.read(path)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      linkedFrom.set(link, path);
  const dead: string[] = [];
  for (const [link, from] of linkedFrom)
    if ((await site.statusOf(link)) >= 400) dead.push(`${from} → ${link}`);
  expect(dead).toEqual([]);
});
