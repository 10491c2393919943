import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findServerCode, readBundledFiles } from './browser-bundle.mjs';
import { projectNode, Refusal, requireWritableFolder } from './project.mjs';
import { run } from './run.mjs';
import { siteArgs, siteEnv } from './site-command.mjs';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const textFile = /\.(css|data|html|js|json|svg|txt|vtt|webmanifest|xml)$/;

/**
 * Writes a brotli copy (name.br) and a gzip copy (name.gz) beside every text file in the folder, at the strongest setting.
 *
 * @param {string} folder
 */
async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    textFile.test(name),
  );
  await Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      const params = {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      };
      const content = await readFile(file);
      await writeFile(`${file}.br`, await compressBrotli(content, { params }));
      await writeFile(`${file}.gz`, await compressGzip(content, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}

const clientDir = 'build/client';
/** Holds the hash of the inputs of a build that came to its end; a build without it is no build. */
const stamp = 'build/.inputs';

const inputs = [
  'media/print',
  'public',
  'scripts/browser-bundle.mjs',
  'scripts/build-site.mjs',
  'scripts/bundle-server.mjs',
  'scripts/inline-script.mjs',
  'scripts/site-command.mjs',
  'src',
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

/** Many times what a start takes on a slow machine. */
const longestStartMs = 60_000;

/** The document of the API, which the site reads (src/platform/api/docs.ts). */
const apiDocument = 'build/openapi.json';

/**
 * Starts the built site once and ends it: at its end Node keeps what it compiled in build/compile-cache, for starts by
 * this user. Keeps the document of the API that it makes, which takes a second. Throws a Refusal when the site does not start and end within a minute.
 */
async function startOnce() {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-start-'));
  const child = spawn(projectNode, siteArgs, {
    // None of the owner's settings: this start must touch no database and no mail server.
    env: { PATH: process.env.PATH, ...siteEnv, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestStartMs,
    killSignal: 'SIGKILL',
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  let isAsked = false;
  child.stdout.setEncoding('utf8').on('data', async (text) => {
    output += text;
    const [, origin] = /^The site is at (\S+)\n/m.exec(output) ?? [];
    if (!origin || isAsked) return;
    isAsked = true;
    try {
      const response = await fetch(`${origin}/api/v1/openapi.json`);
      if (!response.ok) throw new Error(`The document of the API has status ${response.status}.`);
      writeFileSync(apiDocument, await response.text());
    } catch (error) {
      output += String(error);
    }
    child.kill('SIGTERM');
  });
  const [code] = await once(child, 'close');
  rmSync(dataDir, { recursive: true, force: true });
  if (code !== 0 || !existsSync(apiDocument)) {
    console.error(output);
    throw new Refusal('The site was built, but it does not start; the messages above say why.');
  }
}

/** Builds the site and the server's bundle into build/. Throws a Refusal, and leaves no valid build, when it cannot. */
export async function buildSite() {
  requireWritableFolder();
  console.log('Building the site …');
  const startedAt = Date.now();
  const hash = hashInputs();
  rmSync(stamp, { force: true });

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
  // Names the modules of a script whose bytes grew (tests/http/page-scripts.test.ts).
  writeFileSync('build/script-sources.json', JSON.stringify(bundled));
  for (const { map } of bundled) rmSync(map);

  await precompress(clientDir);
  rmSync('build/compile-cache', { recursive: true, force: true });
  rmSync(apiDocument, { force: true });
  const bundling = await run(projectNode, ['scripts/bundle-server.mjs'], { NODE_ENV: 'production' });
  if (bundling.code !== 0) {
    console.error(bundling.output);
    throw new Refusal('The server could not be bundled; the messages above say why.');
  }
  await startOnce();
  writeFileSync(stamp, hash);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Builds when there is no build of the present sources. Throws a Refusal when it cannot. */
export async function buildIfStale() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashInputs()) return;
  await buildSite();
}
