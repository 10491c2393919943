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

/** Chromium without the parts that draw a window: tests take half the time in it. */
const withoutWindow = 'chromium-headless-shell';

async function findBrowser() {
  return (
    findOnPath(withoutWindow) ??
    findOnPath('chromium') ??
    findOnPath('chromium-browser') ??
    findOnPath('google-chrome') ??
    (await findDownloaded())
  );
}

/**
 * Asks apt for a package, and gives up within seconds where there is no network. Whether it came, the caller looks.
 *
 * @param {string} name
 */
async function tryApt(name) {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const impatient = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  await run('apt-get', [...impatient, 'update'], env);
  await run('apt-get', [...impatient, 'install', '-y', '--no-install-recommends', name], env);
}

/**
 * The Chromium that browser tests run in: CHROMIUM_PATH, or the fastest that there is. Where the one without a window
 * is missing and apt has it, it is installed; where there is no Chromium at all, whichever can be had. Throws a Refusal
 * that says what to install when none can. Needs the packages installed.
 *
 * @returns {Promise<string>}
 */
export async function ensureBrowser() {
  const path = process.env.CHROMIUM_PATH;
  if (path) {
    if (existsSync(path)) return path;
    throw new Refusal(`CHROMIUM_PATH names ${path}, which does not exist.`);
  }
  const fastest = findOnPath(withoutWindow);
  if (fastest) return fastest;

  console.log('Installing Chromium for the browser tests …');
  await tryApt(withoutWindow);
  if (!(await findBrowser())) await tryApt('chromium');
  if (!(await findBrowser()))
    await run(projectNode, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const found = await findBrowser();
  if (found) return found;
  throw new Refusal('The browser tests need Chromium: install it, or set CHROMIUM_PATH to where it is.');
}

/**
 * Installs the IMAP server that tests of received mails use, where apt has it and may; without it they are skipped, and
 * say why (tests/support/dovecot.ts).
 */
export async function tryMailServer() {
  if (existsSync('/usr/sbin/dovecot') || process.getuid?.() !== 0) return;
  console.log('Installing Dovecot for the tests of received mails …');
  await tryApt('dovecot-imapd');
}
