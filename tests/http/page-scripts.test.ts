import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { runInNewContext } from 'node:vm';
import { expect, inject, test } from 'vitest';
import { briefStringsIn } from '#features/brief/strings.ts';
import { airportsByCountry } from '#features/cargo/airport-countries.ts';
import { cargoStringsIn } from '#features/cargo/cargo-lines.ts';
import { feedbackStringsIn } from '#features/feedback/strings.ts';
import { identityStringsIn } from '#features/identity/strings.ts';
import { kycStringsIn } from '#features/kyc/strings.ts';
import { quotesStringsIn } from '#features/quotes/strings.ts';
import { labelsIn } from '#features/requests/describe-answers.ts';
import { requestsStringsIn } from '#features/requests/strings.ts';
import { servicesStringsIn } from '#features/services/strings.ts';
import { company } from '#features/settings/sample-company.ts';
import { shipmentsStringsIn } from '#features/shipments/strings.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import { type Locale, localeOf, locales, localPath } from '#platform/i18n/locale.ts';
import { customerStringsIn } from '#screens/customer/strings.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { publicPages } from '../../bench/public-pages.ts';

const site = inject('siteOrigin');

/** Limits of a page's scripts once it is hydrated, in bytes with brotli. */
const most = { requests: 9, bodies: 122_000, withHeaders: 126_000 };

async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await fetch(site + path)).text();
  const preloaded = [...html.matchAll(/<link rel="deferred-modulepreload" href="\/([^"]+)"/g)];
  const [, entry = ''] = /type="text\/deferred-module"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const imported = [...entry.matchAll(/"\/(assets\/[^"]+\.js)"/g)];
  return [...new Set([...preloaded, ...imported].map(([, file = '']) => file))];
}

/** The bytes of a response on the wire, with its headers, as a browser requests it. */
async function bytesOnWire(file: string): Promise<number> {
  // Kept open, as a browser's connection: such a response has one header more.
  const agent = new Agent({ keepAlive: true });
  const request = get(`${site}/${file}`, {
    agent,
    headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  expect(response.headers['content-encoding']).toBe('br');
  const { socket } = response;
  await once(response.resume(), 'end');
  agent.destroy();
  return socket.bytesRead;
}

/** The scripts of a page from the largest, each with its bytes and the modules that it was made of. */
function describeScripts(files: string[]): string {
  const bundled: { map: string; sources: string[] }[] = JSON.parse(
    readFileSync('build/script-sources.json', 'utf8'),
  );
  const sourcesOf = (file: string) =>
    bundled
      .find(({ map }) => map.endsWith(`${file}.map`))
      ?.sources.filter((source) => source.startsWith('src/'));
  return files
    .map((file) => ({ file, bytes: readFileSync(`build/client/${file}.br`).length }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ file, bytes }) => `${bytes} ${file}: ${sourcesOf(file)?.join(' ') ?? ''}`)
    .join('\n');
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

const isDesk = (file: string) =>
  /desk/.test(file) || /desk-button/.test(readFileSync(`build/client/${file}`, 'utf8'));

/** Every public page in every locale. */
const pages = [...new Set(publicPages.flatMap((path) => locales.map((locale) => localPath(path, locale))))];

test.each(pages)('%s loads few scripts, and none of the desk', async (path) => {
  const files = await scriptsOf(path);
  expect(files.length).toBeGreaterThan(3);
  expect(files.length).toBeLessThanOrEqual(most.requests);
  const bodies = sumOf(files.map((file) => readFileSync(`build/client/${file}.br`).length));
  const withHeaders = sumOf(await Promise.all(files.map(bytesOnWire)));
  expect(bodies, describeScripts(files)).toBeLessThanOrEqual(most.bodies);
  expect(withHeaders).toBeGreaterThan(bodies);
  expect(withHeaders).toBeLessThanOrEqual(most.withHeaders);
  expect(files.filter(isDesk)).toEqual([]);
});

interface Routes {
  [id: string]: { path?: string; index?: boolean };
}

async function routesOf(path: string): Promise<Routes> {
  const manifest = (await scriptsOf(path)).find((file) => file.includes('/manifest-')) ?? '';
  const window: { __reactRouterManifest?: { routes: Routes } } = {};
  runInNewContext(readFileSync(`build/client/${manifest}`, 'utf8'), { window });
  return window.__reactRouterManifest?.routes ?? {};
}

test.each(pages)('%s knows the routes of its own locale alone', async (path) => {
  const paths = Object.values(await routesOf(path)).flatMap((route) => route.path ?? []);
  const own = paths.filter((route) => route !== '' && route !== '*');
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((route) => localeOf({ pathname: `/${route}` }) !== localeOf({ pathname: path }))).toEqual(
    [],
  );
});

/** Every text of a locale's pages that is long enough to be told from a word of a script. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 24 && value.includes(' ') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const allTexts: readonly ((locale: Locale) => unknown)[] = [
  briefStringsIn,
  feedbackStringsIn,
  identityStringsIn,
  kycStringsIn,
  quotesStringsIn,
  requestsStringsIn,
  servicesStringsIn,
  shipmentsStringsIn,
  customerStringsIn,
  siteStringsIn,
  labelsIn,
  messagesIn,
  cargoStringsIn,
];

test('no script that a public page loads at first holds text of any language', async () => {
  const files = new Set((await Promise.all(publicPages.map(scriptsOf))).flat());
  const scripts = [...files].map((file) => readFileSync(`build/client/${file}`, 'utf8')).join('\n');
  const texts = locales.flatMap((locale) => textsIn(allTexts.map((textsOf) => textsOf(locale))));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter((text) => scripts.includes(text))).toEqual([]);
});

test('no script holds a fact of the company, which its owner may change at any time', () => {
  const { name, phone, whatsapp, email, address } = company;
  const facts = [name, phone, whatsapp ?? phone, ...Object.values(email), address.street, address.city];
  const scripts = readdirSync('build/client/assets').filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const holders = scripts.filter((file) => {
    const script = readFileSync(`build/client/assets/${file}`, 'utf8');
    return facts.some((fact) => script.includes(fact));
  });
  expect(holders).toEqual([]);
});

test('no script holds the countries of airports, or the builders of schemas', () => {
  const scripts = readdirSync('build/client/assets').filter((file) => file.endsWith('.js'));
  const large = scripts.filter((file) => {
    const script = readFileSync(`build/client/assets/${file}`, 'utf8');
    return script.includes(airportsByCountry.slice(0, 100)) || script.includes('ZodCatch');
  });
  expect(large).toEqual([]);
});

test.each(pages)('%s loads a document for every address that its manifest lacks', async (path) => {
  const known = new Set(Object.values(await routesOf(path)).map((route) => `/${route.path ?? ''}`));
  const html = await (await fetch(site + path)).text();
  const discovered = [...html.matchAll(/<(?:a|form)[^>]* data-discover="true"[^>]*>/g)].map(
    ([tag]) => new URL(/ (?:href|action)="([^"]*)"/.exec(tag)?.[1] ?? '', site).pathname,
  );
  expect(
    discovered.filter((target) => !known.has(target.replace(/\/services\/.+/, '/services/:service'))),
  ).toEqual([]);
});
