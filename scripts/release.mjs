import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildIfStale } from './build-site.mjs';
import { ensureInstalled } from './install.mjs';
import { projectNode, Refusal, runScript } from './project.mjs';
import { makeReleaseFolder, releaseTitle, runProgram } from './release-folder.mjs';

/*
 * npm run release: builds the site and packs it with its own Node and nothing else into
 * dist/fairlead-<version>-linux-<arch>.tar.xz, starts what it has packed, and writes the SHA-256 beside it.
 * npm run release -- --folder PATH: makes the folder alone, for an image.
 */

/** A release that needs more has taken in something that only the development needs. */
const mostBytes = 60_000_000;

/**
 * Unpacks a release and starts it with no variable and no program of this machine but a shell. Throws a Refusal when it
 * does not get ready.
 *
 * @param {string} archive
 */
async function tryRelease(archive) {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-release-'));
  try {
    await runProgram('tar', ['-xf', archive, '-C', folder, '--strip-components=1']);
    const child = spawn(join(folder, 'fairlead'), [], {
      cwd: folder,
      env: { PATH: '/usr/bin:/bin', PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 60_000,
    });
    let output = '';
    let isReady = false;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isReady || !output.includes('The site is at ')) return;
        isReady = true;
        child.kill('SIGTERM');
      });
    const [code] = await once(child, 'close');
    // A start that takes too long is ended, too, and ends well.
    if (code !== 0 || !isReady) throw new Refusal(`The release does not start:\n${output}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} root */
async function pack(root) {
  const archive = `${root}.tar.xz`;
  // The order and the owners of its files do not depend on the machine.
  const order = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  const compress = '--use-compress-program=xz -T0 -6';
  await runProgram('tar', [...order, compress, '-cf', archive, '-C', 'dist', basename(root)]);
  const { size } = statSync(archive);
  if (size > mostBytes) throw new Refusal(`${archive} has ${size} bytes: at most ${mostBytes}.`);
  await tryRelease(archive);
  const digest = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${digest}  ${basename(archive)}\n`);
  console.log(`${archive}: ${(size / 1e6).toFixed(1)} MB, SHA-256 ${digest}`);
}

await runScript(async () => {
  const [option, path] = process.argv.slice(2);
  if (option && (option !== '--folder' || !path))
    throw new Refusal('Usage: npm run release [-- --folder PATH]');
  await ensureInstalled();
  await buildIfStale();
  const root = path ?? join('dist', releaseTitle);
  await makeReleaseFolder(root, projectNode);
  if (!path) await pack(root);
});
