import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { findServerCode, readBundledFiles } from './browser-bundle.mjs';
import { precompress } from './precompress.mjs';
import { projectNode, Refusal, requireWritableFolder } from './project.mjs';
import { run } from './run.mjs';

const clientDir = 'build/client';
/** Holds the hash of the inputs of a build that came to its end; a build without it is no build. */
const stamp = 'build/.inputs';

const inputs = [
  'app',
  'contract',
  'media/print',
  'public',
  'scripts/browser-bundle.mjs',
  'scripts/build-site.mjs',
  'scripts/check-company.mjs',
  'scripts/inline-script.mjs',
  'scripts/precompress.mjs',
  'server',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * @param {string} path
 * @returns {string[]} the file itself, or every file in the folder
 */
function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(`${path}/${name}`));
}

function hashInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) {
    if (/\.test\.\w+$/.test(file)) continue;
    const content = readFileSync(file);
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Throws a Refusal that names line and field when the owner's file has a mistake. */
export async function requireValidCompany() {
  const { code, output } = await run(projectNode, ['scripts/check-company.mjs']);
  if (code !== 0) throw new Refusal(output.trim());
}

/** Builds the site and the server's bundle into build/. Throws a Refusal, and leaves no valid build, when it cannot. */
export async function buildSite() {
  requireWritableFolder();
  console.log('Building the site …');
  const startedAt = Date.now();
  const hash = hashInputs();
  rmSync(stamp, { force: true });
  await requireValidCompany();

  const command = ['node_modules/@react-router/dev/bin.cjs', 'build', '--sourcemapClient', 'hidden'];
  const { code, output } = await run(projectNode, command, { NODE_ENV: 'production' });
  if (code !== 0) {
    console.error(output);
    throw new Refusal('The site could not be built; the messages above say why.');
  }

  const bundled = readBundledFiles(clientDir);
  const trespassers = findServerCode(bundled);
  if (trespassers.length > 0) {
    throw new Refusal(
      `Server code reached the browser:\n${trespassers.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  for (const { map } of bundled) rmSync(map);

  await precompress(clientDir);
  writeFileSync(stamp, hash);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Builds when there is no build of the present sources. Throws a Refusal when it cannot. */
export async function buildIfStale() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs()) return;
  await buildSite();
}
