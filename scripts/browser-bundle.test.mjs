import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findServerCode, readBundledFiles } from './browser-bundle.mjs';

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync('node_modules/.browser-bundle-');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** @param {string[]} sources from the project's folder */
function writeMap(sources) {
  const fromMap = sources.map((source) => relative(folder, source));
  writeFileSync(join(folder, 'home.js.map'), JSON.stringify({ version: 3, sources: fromMap, mappings: '' }));
}

test('pages, contracts and packages of the browser are welcome', () => {
  writeMap([
    'src/root.tsx',
    'src/platform/values/text.ts',
    'src/platform/mail/strings/en/mail-problems.ts',
    'src/features/cargo/strings/es/cargo-strings.ts',
    'node_modules/react-router/dist/server/index.mjs',
  ]);
  expect(findServerCode(readBundledFiles(folder), ['pg'])).toEqual([]);
});

test.each([
  ['src/platform/db/open-database.ts', 'src/platform/db/open-database.ts'],
  ['src/features/requests/strings/es/labels.ts', 'src/features/requests/strings/es/labels.ts'],
  ['node_modules/pg/lib/index.js', 'pg'],
  ['node_modules/kysely/node_modules/pg/lib/index.js', 'pg'],
  ['__vite-browser-external', '__vite-browser-external'],
])('%s is found out', (source, name) => {
  writeMap(['src/root.tsx', source]);
  expect(findServerCode(readBundledFiles(folder), ['pg'])).toEqual([`${name} is in ${folder}/home.js`]);
});

test('a package that the server imports and no page does is the server’s, and named once', () => {
  writeMap([
    'node_modules/kysely/a.js',
    'node_modules/kysely/b.js',
    'node_modules/zod/a.js',
    'node_modules/react/a.js',
  ]);
  expect(findServerCode(readBundledFiles(folder))).toEqual([`kysely is in ${folder}/home.js`]);
});

test('without source maps there is nothing to judge by', () => {
  expect(() => readBundledFiles(folder)).toThrow('no source maps');
});
