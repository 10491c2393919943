import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { expect, inject, test } from 'vitest';
import { publicPages } from '../../bench/public-pages.ts';

const site = inject('siteOrigin');

/** What a page's scripts may come to once it is hydrated, in bytes with brotli. */
const most = { requests: 9, bodies: 120_500, withHeaders: 124_000 };

/** The scripts that a page asks for when it is hydrated: what it preloads is all that its entry imports. */
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

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

const isDesk = (file: string) =>
  /desk/.test(file) || /desk-button|routes\/desk/.test(readFileSync(`build/client/${file}`, 'utf8'));

test.each(publicPages)('%s loads few scripts, and none of the desk', async (path) => {
  const files = await scriptsOf(path);
  expect(files.length).toBeGreaterThan(3);
  expect(files.length).toBeLessThanOrEqual(most.requests);
  const bodies = sumOf(files.map((file) => readFileSync(`build/client/${file}.br`).length));
  const withHeaders = sumOf(await Promise.all(files.map(bytesOnWire)));
  expect(bodies).toBeLessThanOrEqual(most.bodies);
  expect(withHeaders).toBeGreaterThan(bodies);
  expect(withHeaders).toBeLessThanOrEqual(most.withHeaders);
  expect(files.filter(isDesk)).toEqual([]);
});

test.each(publicPages)('%s loads a document for every address that its manifest lacks', async (path) => {
  const manifest = (await scriptsOf(path)).find((file) => file.includes('/manifest-')) ?? '';
  const { routes } = JSON.parse(
    readFileSync(`build/client/${manifest}`, 'utf8').replace(/^[^{]*|;$/g, ''),
  ) as { routes: Record<string, { path?: string; index?: boolean }> };
  const known = new Set(Object.values(routes).map((route) => `/${route.path ?? ''}`));
  const html = await (await fetch(site + path)).text();
  const discovered = [...html.matchAll(/<(?:a|form)[^>]* data-discover="true"[^>]*>/g)].map(
    ([tag]) => new URL(/ (?:href|action)="([^"]*)"/.exec(tag)?.[1] ?? '', site).pathname,
  );
  expect(
    discovered.filter((target) => !known.has(target.replace(/^\/services\/.+/, '/services/:service'))),
  ).toEqual([]);
});
