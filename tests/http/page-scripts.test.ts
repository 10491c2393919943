import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { publicPages } from '../../bench/public-pages.ts';

const site = inject('siteOrigin');

/** What a page's scripts may come to once it is hydrated. */
const most = { requests: 12, bytes: 125_000 };

/** The scripts that a page asks for when it is hydrated: what it preloads is all that its entry imports. */
async function scriptsOf(path: string): Promise<string[]> {
  const html = await (await fetch(site + path)).text();
  const preloaded = [...html.matchAll(/<link rel="deferred-modulepreload" href="\/([^"]+)"/g)];
  const [, entry = ''] = /type="text\/deferred-module"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const imported = [...entry.matchAll(/"\/(assets\/[^"]+\.js)"/g)];
  return [...new Set([...preloaded, ...imported].map(([, file = '']) => file))];
}

const isDesk = (file: string) =>
  /desk/.test(file) || readFileSync(`build/client/${file}`, 'utf8').includes('desk-button');

test.each(publicPages)('%s loads few scripts, and none of the desk', async (path) => {
  const files = await scriptsOf(path);
  expect(files.length).toBeGreaterThan(3);
  expect(files.length).toBeLessThanOrEqual(most.requests);
  const bytes = files.map((file) => readFileSync(`build/client/${file}.br`).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(most.bytes);
  expect(files.filter(isDesk)).toEqual([]);
});
