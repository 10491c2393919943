import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translationStatus } from '../app/content/translation-status.ts';
import { digestOf, findProblems, listed, statusFile, withStatuses } from './translations/status.mjs';

let content = '';

beforeEach(() => {
  content = join(mkdtempSync(join(tmpdir(), 'llanomar-test-')), 'content');
  cpSync('app/content', content, { recursive: true });
});

afterEach(() => rmSync(join(content, '..'), { recursive: true, force: true }));

/** Every file as drafted, whatever has been reviewed by now. */
const drafted = () => listed({}, content);

/** @param {string} path @param {string} added */
const append = (path, added) =>
  writeFileSync(join(content, path), `${readFileSync(join(content, path))}${added}`);

/** @param {string} path */
const edit = (path) => append(path, "export const more = 'More';\n");

test('every translated file has a status that is true', () => {
  expect(findProblems(translationStatus, 'app/content')).toEqual([]);
});

test('a new file is asked for by name, and is listed as drafted', () => {
  const before = drafted();
  writeFileSync(join(content, 'es/new-page.ts'), 'export const newPage = {};\n');
  expect(findProblems(before, content)).toEqual([
    'new-page.ts is not in app/content/translation-status.ts as it is in app/content: run npm run translations.',
  ]);
  const statuses = listed(before, content);
  expect(statuses['new-page.ts']).toEqual({ es: 'drafted', pt: 'drafted' });
  expect(findProblems(statuses, content)).toEqual([]);
  rmSync(join(content, 'es/new-page.ts'));
  expect(findProblems(statuses, content)).toHaveLength(1);
  expect(listed(statuses, content)).not.toHaveProperty('new-page.ts');
});

test('a text is no longer reviewed once it or its English has changed', () => {
  const digest = digestOf(content, 'es', 'home.ts');
  const status = /** @type {const} */ ({ reviewed: '2026-11-23', by: 'second reader', digest });
  const statuses = { ...drafted(), 'home.ts': { es: status, pt: /** @type {const} */ ('drafted') } };
  expect(findProblems(statuses, content)).toEqual([]);
  for (const unrelated of ['pt/home.ts', 'es/about.ts']) edit(unrelated);
  for (const path of ['en/home.ts', 'es/home.ts']) append(path, '\n/* Nobody reads this on a page. */\n');
  expect(findProblems(statuses, content)).toEqual([]);
  edit('en/home.ts');
  expect(findProblems(statuses, content)).toEqual([
    expect.stringMatching(
      /^app\/content\/es\/home\.ts or its English changed after its review of 2026-11-23\./,
    ),
  ]);
  statuses['home.ts'].es = { ...status, digest: digestOf(content, 'es', 'home.ts') };
  expect(findProblems(statuses, content)).toEqual([]);
  edit('es/home.ts');
  expect(findProblems(statuses, content)[0]).toContain('npm run translations -- draft es/home.ts');
});

test('a legal text is reviewed by counsel alone', () => {
  const digest = digestOf(content, 'es', 'terms.ts');
  const review = /** @type {const} */ ({ reviewed: '2026-11-23', by: 'second reader', digest });
  const pt = /** @type {const} */ ('drafted');
  expect(findProblems({ ...drafted(), 'terms.ts': { es: review, pt } }, content)).toEqual([
    'app/content/es/terms.ts is a legal text, which counsel alone reviews (--by counsel).',
  ]);
  const byCounsel = /** @type {const} */ ({ ...review, by: 'counsel' });
  expect(findProblems({ ...drafted(), 'terms.ts': { es: byCounsel, pt } }, content)).toEqual([]);
});

test('the file is written as the formatter has it', () => {
  const source = readFileSync(statusFile, 'utf8');
  expect(withStatuses(source, translationStatus)).toBe(source);
  const status = /** @type {const} */ ({ reviewed: '2026-11-23', by: 'counsel', digest: '0123456789abcdef' });
  const statuses = { 'terms.ts': { es: status, pt: /** @type {const} */ ('drafted') } };
  expect(withStatuses(source, statuses).split('translationStatus').at(-1)).toContain(
    "\n  'terms.ts': {\n    es: { reviewed: '2026-11-23', by: 'counsel', digest: '0123456789abcdef' },\n    pt: 'drafted',\n  },\n};\n",
  );
});
