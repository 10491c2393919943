import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';
import type { ServerBuild } from 'react-router';
import { locales } from './src/platform/i18n/locale.ts';
import { siteManifestOf } from './src/screens/site/site-manifest.ts';

/** Writes the manifests of the public pages, one for each locale, beside the one of every route. Throws when it cannot. */
async function writeSiteManifests({ assets }: ServerBuild): Promise<void> {
  for (const locale of locales) {
    const manifest = siteManifestOf(assets, locale);
    // What is false may be left out.
    const json = JSON.stringify(manifest, (_, value) => (value === false ? undefined : value));
    await writeFile(resolve(`build/client${manifest.url}`), `window.__reactRouterManifest=${json};`);
  }
}

async function completeBuild(): Promise<void> {
  const build: ServerBuild = await import(
    /* @vite-ignore */ pathToFileURL(resolve('build/server/index.js')).href
  );
  await writeSiteManifests(build);
}

export default {
  appDirectory: 'src',
  ssr: true,
  buildEnd: completeBuild,
  routeDiscovery: { mode: 'initial' },
  // The origin of every unsafe request is checked in src/platform/http/origin.ts, which also knows the trusted proxies.
  allowedActionOrigins: ['**'],
} satisfies Config;
