import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translationStatus } from '../src/platform/i18n/translation-status.ts';
import { digestOf, findProblems, listed, statusFile, withStatuses } from './translations/status.mjs';

let sources = '';

beforeEach(() => {
  sources = join(mkdtempSync(join(tmpdir(), 'fairlead-test-')), 'src');
  cpSync('src', sources, { recursive: true, filter: (path) => !/\.tsx$/.test(path) });
});

afterEach(() => rmSync(join(sources, '..'), { recursive: true, force: true }));

const home = 'screens/site/strings/*/home.ts';
const terms = 'screens/site/strings/*/terms.ts';

/** Every file as drafted, whatever has been reviewed by now. */
const drafted = () => listed({}, sources);

/** @param {string} path @param {string} added */
const append = (path, added) =>
  writeFileSync(join(sources, path), `${readFileSync(join(sources, path))}${added}`);

/** @param {string} path */
const edit = (path) => append(path, "export const more = 'More';\n");

test('every translated file has a status that is true', () => {
  expect(findProblems(translationStatus, 'src')).toEqual([]);
});

test('a new file is asked for by name, and is listed as drafted', () => {
  const before = drafted();
  writeFileSync(join(sources, 'screens/site/strings/es/new-page.ts'), 'export const newPage = {};\n');
  expect(findProblems(before, sources)).toEqual([
    'screens/site/strings/*/new-page.ts is not in src/platform/i18n/translation-status.ts as it is in src: run npm run translations.',
  ]);
  const statuses = listed(before, sources);
  expect(statuses['screens/site/strings/*/new-page.ts']).toEqual({ es: 'drafted', pt: 'drafted' });
  expect(findProblems(statuses, sources)).toEqual([]);
  rmSync(join(sources, 'screens/site/strings/es/new-page.ts'));
  expect(findProblems(statuses, sources)).toHaveLength(1);
  expect(listed(statuses, sources)).not.toHaveProperty(['screens/site/strings/*/new-page.ts']);
});

test('a text is no longer reviewed once it or its English has changed', () => {
  const digest = digestOf(sources, 'es', home);
  const status = /** @type {const} */ ({ reviewed: '2026-11-23', by: 'second reader', digest });
  const statuses = { ...drafted(), [home]: { es: status, pt: /** @type {const} */ ('drafted') } };
  expect(findProblems(statuses, sources)).toEqual([]);
  for (const unrelated of ['screens/site/strings/pt/home.ts', 'screens/site/strings/es/about.ts'])
    edit(unrelated);
  for (const path of ['screens/site/strings/en/home.ts', 'screens/site/strings/es/home.ts'])
    append(path, '\n/* Nobody reads this on a page. */\n');
  expect(findProblems(statuses, sources)).toEqual([]);
  edit('screens/site/strings/en/home.ts');
  expect(findProblems(statuses, sources)).toEqual([
    expect.stringMatching(
      /^src\/screens\/site\/strings\/es\/home\.ts or its English changed after its review of 2026-11-23\./,
    ),
  ]);
  statuses[home].es = { ...status, digest: digestOf(sources, 'es', home) };
  expect(findProblems(statuses, sources)).toEqual([]);
  edit('screens/site/strings/es/home.ts');
  expect(findProblems(statuses, sources)[0]).toContain(
    'npm run translations -- draft src/screens/site/strings/es/home.ts',
  );
});

test('a legal text is reviewed by counsel alone', () => {
  const digest = digestOf(sources, 'es', terms);
  const review = /** @type {const} */ ({ reviewed: '2026-11-23', by: 'second reader', digest });
  const pt = /** @type {const} */ ('drafted');
  expect(findProblems({ ...drafted(), [terms]: { es: review, pt } }, sources)).toEqual([
    'src/screens/site/strings/es/terms.ts is a legal text, which counsel alone reviews (--by counsel).',
  ]);
  const byCounsel = /** @type {const} */ ({ ...review, by: 'counsel' });
  expect(findProblems({ ...drafted(), [terms]: { es: byCounsel, pt } }, sources)).toEqual([]);
});

test('the file is written as the formatter has it', () => {
  const source = readFileSync(statusFile, 'utf8');
  expect(withStatuses(source, translationStatus)).toBe(source);
  const status = /** @type {const} */ ({ reviewed: '2026-11-23', by: 'counsel', digest: '0123456789abcdef' });
  const statuses = { [terms]: { es: status, pt: /** @type {const} */ ('drafted') } };
  expect(withStatuses(source, statuses).split('translationStatus').at(-1)).toContain(
    "\n  'screens/site/strings/*/terms.ts': {\n    es: { reviewed: '2026-11-23', by: 'counsel', digest: '0123456789abcdef' },\n    pt: 'drafted',\n  },\n};\n",
  );
});
