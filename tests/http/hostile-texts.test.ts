import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sample } from '../../src/features/settings/sample-company.ts';
import { replacePublished } from '../../src/features/settings/server/current-settings.ts';
import { publishDraft } from '../../src/features/settings/server/publish.ts';
import { keepDraft } from '../../src/features/settings/server/settings-store.ts';
import { storedSettings } from '../../src/features/settings/settings.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { localeOf, locales, localPath } from '../../src/platform/i18n/locale.ts';
import { openCipher } from '../../src/platform/secrets/cipher.ts';
import { hostileMarkup, hostileSettings, shippedSentences } from '../support/hostile-texts.ts';
import { readPdf } from '../support/pdf-text.ts';
import { freePort, type ServerProcess, startServer } from '../support/server-process.ts';
import { sitemapPaths } from '../support/sitemap.ts';

let site: ServerProcess;
const dataDir = mkdtempSync(join(tmpdir(), 'hostile-texts-'));

beforeAll(async () => {
  const port = await freePort();
  site = await startServer({
    PORT: String(port),
    APP_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  });
  const database = await openDatabase({ databaseUrl: undefined, dataDir, onLostConnection: () => {} });
  const owner = { id: '', name: 'Olga Prieto' };
  const settings = hostileSettings(Date.now());
  expect(storedSettings.safeParse(settings).error).toBeUndefined();
  await keepDraft(database.db, owner, settings, Date.now());
  const cipher = await openCipher(database.db, { appSecret: undefined, dataDir });
  const deps = {
    db: database.db,
    clock: Date.now,
    cipher,
    settingsFile: null,
    settingsSubscribers: [],
    servicesInUse: async () => [],
  };
  expect(await publishDraft(deps, owner)).toMatchObject({ ok: true });
  await database.close();
  await vi.waitUntil(async () => (await (await fetch(site.origin)).text()).includes('onerror'), {
    timeout: 20_000,
    interval: 50,
  });
}, 90_000);

afterAll(async () => {
  // This process has published, too: tests of other files share its modules.
  replacePublished(sample);
  await site?.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

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
  const textOf = async (path: string) => (await fetch(site.origin + path)).text();
  for (const locale of locales) {
    expect(JSON.parse(await textOf(localPath('/site.webmanifest', locale))).description).toContain(
      hostileMarkup,
    );
    JSON.parse(await textOf(localPath('/cargo-preview.json', locale)));
    const captions = await textOf(localPath('/films/journey.vtt', locale));
    expect(captions.match(/-->/g)).toHaveLength(7);
    expect(captions).not.toContain('<img');
  }
});

test.each(locales)(
  'the PDFs are drawn: %s',
  async (locale) => {
    for (const file of ['/brochure.pdf', '/KYC-Verification-Form.pdf']) {
      const response = await fetch(site.origin + localPath(file, locale));
      expect(response.status, `${file}: ${site.output()}`).toBe(200);
      const { pages } = await readPdf(await response.arrayBuffer());
      expect(pages.join(' ')).toContain('onerror');
    }
  },
  60_000,
);

test.each(locales)(
  'the forms still post, and what they answer is text: %s',
  async (locale) => {
    const post = async (path: string, fields: Record<string, string>) => {
      const response = await fetch(site.origin + localPath(path, locale), {
        method: 'POST',
        headers: { Origin: site.origin },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
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
  },
  60_000,
);
