import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../../../contract/locale.ts';
import { publicPaths } from '../../content/navigation.ts';
import { commitDays, lastChangeOf, textFilesOf } from './page-dates.ts';

const root = mkdtempSync(join(tmpdir(), 'page-dates-'));
const repository = join(root, 'site');
const content = join(repository, 'content');

function git(...command: string[]): void {
  const settings = [`GIT_COMMITTER_DATE=${command.at(-1)}T12:00:00Z`, 'GIT_CONFIG_GLOBAL=/dev/null'];
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@llanomar.example'];
  execFileSync('env', [...settings, 'git', ...author, ...command], { cwd: repository, stdio: 'pipe' });
}

const write = (file: string, text: string) => writeFileSync(join(content, file), text);

/** Commits everything; the message is the day. */
function commitOn(day: string): void {
  git('add', '-A');
  git('commit', '-m', day);
}

beforeAll(() => {
  mkdirSync(join(content, 'en'), { recursive: true });
  git('init', '-q');
  for (const file of ['en/about.ts', 'en/team.ts', 'en/terms.ts', 'en/privacy.ts', 'company.ts']) {
    write(file, "export const text = 'first';\n");
  }
  commitOn('2026-01-10');
  write('en/about.ts', "// A comment.\nexport const text = 'first';\n");
  write('company.ts', "export const text = 'second';\n");
  commitOn('2026-02-20');
  write('en/terms.ts', "export const text = 'changed';\n");
  write('en/privacy.ts', "export const text = 'changed';\n");
  git('add', 'content/en/privacy.ts');
  write('en/track.ts', "export const text = 'new';\n");
});

afterAll(() => rmSync(root, { recursive: true }));

test('a file has the day on which a string of it last changed', () => {
  expect(Object.fromEntries(commitDays(content))).toEqual({
    'en/about.ts': '2026-01-10',
    'en/team.ts': '2026-01-10',
    'company.ts': '2026-02-20',
  });
});

test('a page has the last day of its files, and none where one of them is not known', () => {
  const dayOf = lastChangeOf(content);
  expect(dayOf('/aboutus', 'en')).toBe('2026-01-10');
  expect(dayOf('/ouremployees', 'en')).toBe('2026-02-20');
  expect(dayOf('/terms', 'en')).toBeNull();
  expect(dayOf('/privacy', 'en')).toBeNull();
  expect(dayOf('/track', 'en')).toBeNull();
  expect(dayOf('/aboutus', 'es')).toBeNull();
  expect(dayOf('/requests/secret', 'en')).toBeNull();
});

test('no day is known from a shallow clone, whose one commit has every file, or without a repository', () => {
  const shallow = join(root, 'shallow');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, shallow], { stdio: 'pipe' });
  expect(existsSync(join(shallow, 'content/en/about.ts'))).toBe(true);
  expect(commitDays(join(shallow, 'content')).size).toBe(0);
  expect(commitDays(root).size).toBe(0);
});

test.each(publicPaths())('the text of %s is in files that are there', (path) => {
  const files = textFilesOf(path);
  expect(files.length).toBeGreaterThan(0);
  for (const locale of locales) {
    for (const file of files) expect(existsSync(join('app/content', locale, `${file}.ts`)), file).toBe(true);
  }
});
