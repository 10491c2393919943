import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';
import { createRequestHandler } from 'react-router';
import { prerenderedPaths, prerenderedPdfPaths } from './app/routes.ts';

/** Writes the PDFs beside the prerendered pages. Throws when one cannot be made. */
async function renderPdfs(): Promise<void> {
  const build = await import(pathToFileURL(resolve('build/server/index.js')).href);
  const handle = createRequestHandler(build, 'production');
  for (const path of prerenderedPdfPaths) {
    const response = await handle(new Request(`http://localhost${path}`));
    if (response.status !== 200) throw new Error(`${path} could not be made: ${await response.text()}`);
    const file = resolve(`build/client${path}`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
  }
}

export default {
  appDirectory: 'app',
  ssr: true,
  prerender: prerenderedPaths,
  buildEnd: renderPdfs,
  routeDiscovery: { mode: 'initial' },
  // The origin of every unsafe request is checked in server/http/origin.ts, which also knows the trusted proxies.
  allowedActionOrigins: ['**'],
} satisfies Config;
