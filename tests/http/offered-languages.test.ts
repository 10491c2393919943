import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import { runDeskCommand } from '../support/desk-command.ts';
import { type OwnSite, startOwnSite } from '../support/own-site.ts';
import { readHead } from '../support/read-head.ts';

let site: OwnSite;

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' });
const textOf = async (path: string) => (await get(path)).text();
const locationOf = async (path: string) => {
  const response = await get(path);
  return [response.status, response.headers.get('location')];
};

async function offer(languages: Locale[]): Promise<void> {
  const file = join(site.dataDir, 'changed.json');
  const run = (...args: string[]) => runDeskCommand(['settings', ...args], { DATA_DIR: site.dataDir });
  expect(await run('export', file)).toMatchObject({ code: 0 });
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), languages }));
  expect(await run('import', file, '--publish')).toMatchObject({ code: 0, problems: '' });
}

beforeAll(async () => {
  site = await startOwnSite();
  for (const path of ['/es/aboutus', '/es', '/es/contactus']) expect((await get(path)).status).toBe(200);
  await offer(['en', 'pt']);
  await vi.waitFor(async () => expect((await get('/es/aboutus')).status).toBe(302), 10_000);
});

afterAll(() => site?.remove());

test('every address of a language that is off leads to the page in English', async () => {
  expect(await locationOf('/es')).toEqual([302, '/']);
  expect(await locationOf('/es/')).toEqual([302, '/']);
  expect(await locationOf('/ES/contactus/')).toEqual([302, '/contactus']);
  expect(await locationOf('/es/brochure.pdf')).toEqual([302, '/brochure.pdf']);
  expect(await locationOf('/es/requests/abc?from=mail')).toEqual([302, '/requests/abc?from=mail']);
  expect(await locationOf('/es//shipper.example/')).toEqual([302, '/shipper.example']);
  // Numbers typed in Spanish are read as Spanish.
  expect(await locationOf('/es/tools/container-fit?length=1.5')).toEqual([
    302,
    '/tools/container-fit?length=1.5&numbers=es',
  ]);
});

test('those that are on stay', async () => {
  for (const path of ['/aboutus', '/pt/aboutus', '/pt/brochure.pdf', '/pt/requests/abc'])
    expect((await get(path)).status, path).not.toBe(302);
});

test('neither the sitemap nor a page that it lists names the language that is off', async () => {
  const sitemap = await textOf('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(40);
  const named = /hreflang="es|data-language="es"|data-offer="es"|href="[^"]*\/es[/"]|"es_LA"|srcLang="es"/i;
  expect(sitemap).not.toMatch(named);
  for (const path of paths) expect(await textOf(path), path).not.toMatch(named);
  const html = await textOf('/pt');
  expect(html).toContain('data-language="en"');
  expect(html).toContain('data-offer="en"');
  const [data = ''] = readHead(html).structured;
  expect(JSON.parse(data)['@graph']).toMatchObject([
    { inLanguage: ['en', 'pt'] },
    { contactPoint: { availableLanguage: ['en', 'pt'] } },
    {},
  ]);
});

test('an open page loads its data and sends its form, and the mail is in its language', async () => {
  expect((await get('/es/aboutus.data')).status).toBe(200);
  const sent = await fetch(`${site.origin}/es/contactus`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site.origin },
    body: new URLSearchParams({ email: 'lucia@shipper.example', message: 'Hola' }),
  });
  expect(sent.status).toBeLessThan(400);
  await vi.waitFor(
    async () => expect((await site.mailsTo('lucia@shipper.example'))[0]?.html).toContain('lang="es"'),
    { timeout: 20_000, interval: 100 },
  );
});

test('a site in English alone has no switch, no offer and no other address of a page', async () => {
  await offer(['en']);
  await vi.waitFor(async () => expect((await get('/pt')).status).toBe(302), 10_000);
  for (const path of ['/', '/clientbriefform', '/sitemap.xml'])
    expect(await textOf(path), path).not.toMatch(
      /hreflang="|<a [^>]*data-language|<aside [^>]*data-offer|popoverTarget="menu-language|og:locale:alternate/i,
    );
});
