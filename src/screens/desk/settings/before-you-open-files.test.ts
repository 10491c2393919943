import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from './before-you-open-files.ts';
import { openingTasks } from './before-you-open-tasks.ts';

const tasks = openingTasks({ mailsReachNobody: true, clock: () => Date.parse('2040-01-01') });

test('every file that settles a task exists, and the company file has the line', () => {
  for (const { id } of tasks)
    for (const { file, line } of filesOf(id)) {
      expect(existsSync(file), file).toBe(true);
      if (file.endsWith('company.ts')) expect(line, id).toBeGreaterThan(0);
    }
});

test('a task names the line that an owner edits', () => {
  const lines = readFileSync('src/features/settings/sample-company.ts', 'utf8').split('\n');
  const lineOf = (id: Parameters<typeof filesOf>[0]) => lines[(filesOf(id).at(-1)?.line ?? 0) - 1];
  expect(lineOf('licences')).toMatch(/^ {2}licences:/);
  expect(lineOf('kyc')).toBe('    kyc: null,');
  expect(filesOf('mail')).toEqual([]);
});
