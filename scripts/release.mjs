import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, Refusal, runScript } from './project.mjs';
import { run } from './run.mjs';
import { siteArgs, siteEnv } from './site-command.mjs';

/*
 * npm run release: builds the site and packs it with its own Node and nothing else into
 * dist/fairlead-<version>-linux-<arch>.tar.xz, starts what it has packed, and writes the SHA-256 beside it.
 */

/** A release that needs more has taken in something that only the development needs. */
const mostBytes = 60_000_000;

/** Native addons, which the bundle leaves out; what they depend on is packed with them. */
const nativePackages = ['@node-rs/argon2', 'sharp', '@resvg/resvg-js'];

/** Files of packages that the server reads as they are. */
const packageFiles = {
  'swagger-ui-dist': /^(package\.json|LICENSE|NOTICE|swagger-ui(-bundle)?\.(css|js))$/,
  ...Object.fromEntries(
    readdirSync('node_modules/@fontsource').map((font) => [
      `@fontsource/${font}`,
      /^(package\.json|LICENSE|files\/[\w-]+-latin(-ext)?-(400|500|600|700)-normal\.woff)$/,
    ]),
  ),
};

/** @type {{ version: string, name: string, description: string, license: string }} */
const { version, name, description, license } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * @param {string} packageName
 * @returns {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }}
 */
function manifestOf(packageName) {
  return JSON.parse(readFileSync(`node_modules/${packageName}/package.json`, 'utf8'));
}

/**
 * @param {string} packageName
 * @param {Set<string>} [found]
 * @returns {Set<string>} the package, and what it depends on as far as this machine has it
 */
function withDependencies(packageName, found = new Set()) {
  if (found.has(packageName) || !existsSync(`node_modules/${packageName}/package.json`)) return found;
  found.add(packageName);
  const { dependencies = {}, optionalDependencies = {} } = manifestOf(packageName);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) withDependencies(each, found);
  return found;
}

/** @param {string} into */
function copyPackages(into) {
  for (const packageName of new Set(nativePackages.flatMap((each) => [...withDependencies(each)])))
    cpSync(`node_modules/${packageName}`, join(into, packageName), { recursive: true, dereference: true });
  for (const [packageName, pattern] of Object.entries(packageFiles)) {
    const folder = `node_modules/${packageName}`;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!pattern.test(file)) continue;
      mkdirSync(dirname(join(into, packageName, file)), { recursive: true });
      cpSync(join(folder, file), join(into, packageName, file));
    }
  }
}

/** A program that runs the site or a command of the desk in its own place, wherever the release lies. */
function launcher() {
  const variables = Object.entries(siteEnv).map(([key, value]) => `${key}=${value}`);
  return `#!/bin/sh
# fairlead              runs the site
# fairlead desk …       runs a command of the desk: fairlead desk --help
set -e
here=$(dirname -- "$(readlink -f -- "$0")")
export ${variables.join(' ')}
if [ "$1" = desk ]; then
  shift
  exec "$here/bin/node" "$here/build/bundle/desk.js" "$@"
fi
exec "$here/bin/node" ${siteArgs.slice(0, -1).join(' ')} "$here/${siteArgs.at(-1)}"
`;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function require(command, args) {
  const { code, output } = await run(command, args).catch((error) => {
    throw new Refusal(`${command} does not run (${error.code}): install it, then try again.`);
  });
  if (code !== 0) throw new Refusal(`${command} failed:\n${output}`);
  return output;
}

/**
 * Unpacks a release and starts it with no variable and no program of this machine but a shell. Throws a Refusal when it
 * does not get ready.
 *
 * @param {string} archive
 */
async function tryRelease(archive) {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-release-'));
  try {
    await require('tar', ['-xf', archive, '-C', folder, '--strip-components=1']);
    const child = spawn(join(folder, 'fairlead'), [], {
      cwd: folder,
      env: { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', async (text) => {
        output += text;
        const address = /The site is at (\S+)/.exec(output)?.[1];
        if (!address || child.killed) return;
        child.kill('SIGTERM');
      });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Refusal(`The release does not start:\n${output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runScript(async () => {
  await ensureInstalled();
  await buildIfStale();
  const title = `${name}-${version}-linux-${process.arch}`;
  const root = join('dist', title);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'bin'), { recursive: true });
  cpSync(projectNode, join(root, 'bin/node'));
  for (const part of ['bundle', 'client', 'server', 'compile-cache'])
    cpSync(join('build', part), join(root, 'build', part), { recursive: true });
  // What is drawn on cards and in PDFs is read from where the sources have it.
  symlinkSync('build/client', join(root, 'public'));
  cpSync('media/print', join(root, 'media/print'), { recursive: true });
  copyPackages(join(root, 'node_modules'));
  cpSync('deploy', join(root, 'deploy'), { recursive: true });
  for (const file of ['LICENSE', 'CHANGELOG.md', 'SECURITY.md', 'docs/operations.md'])
    cpSync(file, join(root, file.replace('docs/', '')));
  writeFileSync(
    join(root, 'package.json'),
    `${JSON.stringify({ name, version, description, license, type: 'module' }, null, 2)}\n`,
  );
  writeFileSync(join(root, 'fairlead'), launcher());
  chmodSync(join(root, 'fairlead'), 0o755);
  writeFileSync(
    join(root, 'sbom.cdx.json'),
    await require('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx']),
  );

  const archive = join('dist', `${title}.tar.xz`);
  // The same files give the same archive.
  const sameForAll = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0'];
  await require('tar', [
    ...sameForAll,
    '--use-compress-program=xz -T0 -6',
    '-cf',
    archive,
    '-C',
    'dist',
    title,
  ]);
  const { size } = statSync(archive);
  if (size > mostBytes) throw new Refusal(`${archive} has ${size} bytes: at most ${mostBytes}.`);
  await tryRelease(archive);
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${digest}  ${title}.tar.xz\n`);
  console.log(`${archive}: ${(size / 1e6).toFixed(1)} MB, SHA-256 ${digest}`);
});
