import { existsSync, readFileSync } from 'node:fs';
import { projectNode, Refusal, requireWritableFolder } from './project.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage
 */

/**
 * @param {string} path a package-lock.json
 * @returns {Record<string, LockedPackage>} by folder
 */
function readLock(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/** True when node_modules matches package-lock.json, by npm's record of its last installation. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record) || !existsSync(projectNode)) return false;
  const installed = readLock(record);
  return Object.entries(readLock('package-lock.json')).every(([folder, locked]) => {
    if (folder === '') return true;
    const found = installed[folder];
    if (!found) return locked.optional === true;
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

/** Installs the packages when they are missing or not those of package-lock.json. Throws a Refusal when npm cannot. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  requireWritableFolder();
  console.log('Installing the packages of package-lock.json (npm ci) …');
  // Also where NODE_ENV=production: the build tools are development packages.
  const { code, output } = await run('npm', ['ci', '--include=dev', '--loglevel=error']).catch((error) => {
    throw new Refusal(
      `npm does not run (${error.code}): install it together with Node from nodejs.org, then try again.`,
    );
  });
  if (code !== 0) {
    console.error(output);
    throw new Refusal('The packages could not be installed; npm says why above.');
  }
  if (!existsSync(projectNode)) {
    throw new Refusal(
      `npm installed no Node for ${process.platform} ${process.arch}: allow optional packages (npm config delete omit), then run npm ci.`,
    );
  }
}
