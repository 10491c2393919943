import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { projectNode, Refusal } from './project.mjs';
import { run } from './run.mjs';

/** @param {string} name */
function findOnPath(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // The next folder may have it.
    }
  }
  return undefined;
}

/** Chromium where Playwright puts it; undefined when it did not. */
async function findDownloaded() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

async function findBrowser() {
  return (
    findOnPath('chromium') ??
    findOnPath('chromium-browser') ??
    findOnPath('google-chrome') ??
    (await findDownloaded())
  );
}

/**
 * The Chromium that browser tests run in: CHROMIUM_PATH, one on PATH, or Playwright's own; installed when there is
 * none. Throws a Refusal that says what to install when that does not succeed. Needs the packages installed.
 *
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Refusal(`CHROMIUM_PATH names ${given}, which does not exist.`);
  }
  const present = await findBrowser();
  if (present) return present;

  console.log('Installing Chromium for the browser tests …');
  if (process.getuid?.() === 0 && findOnPath('apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], env);
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], env);
  }
  if (!(await findBrowser()))
    await run(projectNode, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Refusal('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
}
