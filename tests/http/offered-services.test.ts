import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withoutSample } from '../../src/features/settings/sample-leftovers.ts';
import { sampleSettings } from '../../src/features/settings/sample-settings.ts';
import { locales, localPath } from '../../src/platform/i18n/locale.ts';
import { runDeskCommand } from '../support/desk-command.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const dropped = ['alcohol-wine-exports', 'luxury-vehicle-export-import'];
const services = [
  'warehousing',
  'air-freight',
  'sea-freight',
  'train-freight',
  'project-cargo',
  'market-analysis',
];
const dataDir = mkdtempSync(join(tmpdir(), 'offered-services-'));
let server: ServerProcess;

const statusOf = async (path: string) => (await fetch(server.origin + path)).status;
const textOf = async (path: string) => (await fetch(server.origin + path)).text();

/** Each slug once, in the order of its first place. */
const slugsIn = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, slug]) => slug)),
];

beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  for (const slug of dropped) expect(await statusOf(`/services/${slug}`)).toBe(200);
  const file = join(dataDir, 'changed.json');
  const run = (...args: string[]) => runDeskCommand(['settings', ...args], { DATA_DIR: dataDir });
  expect(await run('export', file)).toMatchObject({ code: 0 });
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), services }));
  expect(await run('import', file, '--publish')).toMatchObject({ code: 0, problems: '' });
  await vi.waitFor(async () => expect(await statusOf(`/services/${dropped[0]}`)).toBe(404), 10_000);
}, 90_000);

afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true });
});

test('a service that is no longer offered has no page in any language', async () => {
  for (const slug of [...dropped, ...services]) {
    const expected = dropped.includes(slug) ? 404 : 200;
    for (const locale of locales)
      expect(await statusOf(localPath(`/services/${slug}`, locale))).toBe(expected);
  }
});

test('the sitemap and no page that it lists link to it or offer it', async () => {
  const sitemap = await textOf('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(60);
  expect(slugsIn(sitemap, /<loc>[^<]*\/services\/([a-z-]+)</g).sort()).toEqual([...services].sort());
  for (const path of paths) {
    const html = await textOf(path);
    for (const slug of dropped) {
      expect(html, path).not.toContain(`/services/${slug}`);
      expect(html, path).not.toMatch(new RegExp(`service=${slug}|value="${slug}"`));
    }
  }
});

test.each(locales)(
  'menus, the home page and the brief list those offered in their order in %s',
  async (locale) => {
    const home = await textOf(localPath('/', locale));
    expect(slugsIn(home, /href="[^"]*\/services\/([a-z-]+)"/g)).toEqual(services);
    const gridAt = home.indexOf('aria-labelledby="cargo"');
    const grid = home.slice(gridAt, home.indexOf('</section>', gridAt));
    expect(slugsIn(grid, /href="[^"]*\/services\/([a-z-]+)"/g)).toEqual(services);
    const brief = await textOf(localPath('/clientbriefform?service=alcohol-wine-exports', locale));
    const select = /<select[^>]*name="service"[\s\S]*?<\/select>/.exec(brief)?.[0] ?? '';
    expect(slugsIn(select, /<option value="([a-z-]+)"/g)).toEqual(services);
    expect(select).not.toContain('selected=""');
  },
);

test('a request for it is still accepted with its service', async () => {
  const sent = await fetch(`${server.origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ana@shipper.example', service: dropped[0] }),
  });
  expect(sent.status).toBe(200);
  const { out } = await runDeskCommand(['export', '--format', 'jsonl'], { DATA_DIR: dataDir });
  expect(out).toContain(`"service":"${dropped[0]}"`);
});

test('without people and lanes their pages are gone, and no page links to one that is not there', async () => {
  const file = join(dataDir, 'empty.json');
  const content = { ...withoutSample(sampleSettings), services };
  writeFileSync(file, JSON.stringify(content));
  const imported = await runDeskCommand(['settings', 'import', file, '--publish'], { DATA_DIR: dataDir });
  expect(imported).toMatchObject({ code: 0, problems: '' });
  await vi.waitFor(async () => expect(await statusOf('/worldmap')).toBe(404), 10_000);
  expect(await statusOf('/ouremployees')).toBe(404);
  const sitemap = await textOf('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(50);
  const linkedFrom = new Map<string, string>();
  for (const path of paths)
    for (const [, link = ''] of (await textOf(path)).matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      linkedFrom.set(link, path);
  const dead: string[] = [];
  for (const [link, from] of linkedFrom) if ((await statusOf(link)) >= 400) dead.push(`${from} → ${link}`);
  expect(dead).toEqual([]);
}, 120_000);
