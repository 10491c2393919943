import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** @type {{ packages: Record<string, { integrity?: string, optional?: boolean, hasInstallScript?: boolean, os?: string | string[] }> }} */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');

test('every package that a Linux machine with glibc installs is pinned by its hash', () => {
  // Packages for other systems, whose hashes the registry of the lock file did not have: npm checks them by version alone.
  const elsewhere = /android|darwin|win32|freebsd|openharmony|musl|wasm32|gnueabihf|ppc64|riscv64|s390x/;
  const unpinned = packages.filter(([folder, { integrity }]) => !integrity && !elsewhere.test(folder));
  expect(unpinned.map(([folder]) => folder)).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  const allowed = Object.entries(allowScripts).filter(([, isAllowed]) => isAllowed);
  expect(allowed).toEqual([]);
});

test('the Node that the server runs on is pinned by its hash', () => {
  for (const cpu of ['x64', 'arm64'])
    expect(lock.packages[`node_modules/node-linux-${cpu}`]?.integrity).toMatch(/^sha512-/);
});

test('the packages of the bench are pinned by their hashes, and their lock file names no registry', () => {
  const text = readFileSync('bench/package-lock.json', 'utf8');
  const { packages: ofBench } = JSON.parse(text);
  const unpinned = Object.keys(ofBench).filter((folder) => folder !== '' && !ofBench[folder].integrity);
  expect(unpinned).toEqual([]);
  expect(text).not.toContain('"resolved"');
});
