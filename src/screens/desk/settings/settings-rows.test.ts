import { expect, test } from 'vitest';
import { opening } from '../strings/en/before-you-open.ts';
import { settings } from '../strings/en/settings.ts';
import type { OpeningTask } from './before-you-open-tasks.ts';
import { openRows, settingsRows, tasksByRow } from './settings-rows.ts';

test('the list has a row for every page of the settings, each once', () => {
  expect(settingsRows).toEqual(expect.arrayContaining(Object.keys(settings.pages)));
  expect(new Set(settingsRows).size).toBe(settingsRows.length);
});

test('every task has a row, and one whose points lead to several pages is shown at each of them', () => {
  const all = Object.keys(opening.tasks).map((id) => ({ id, points: ['point'] })) as OpeningTask[];
  for (const { row } of tasksByRow(all)) expect(settingsRows).toContain(row);
  const sample: OpeningTask = {
    id: 'sample',
    points: [
      { text: 'Llanomar', to: '/desk/settings/company#part-name' },
      { text: '+1', to: '/desk/settings/company#part-phone' },
      { text: 'Elena', to: '/desk/settings/people#part-0.name' },
      { text: 'Terms', to: '/desk/settings/legal#part-tradeTerms.name' },
    ],
  };
  expect(tasksByRow([sample]).map(({ row, count }) => [row, count])).toEqual([
    ['company', 2],
    ['people', 1],
    ['legal', 1],
  ]);
});

test('a review counts as one, whatever it leaves open; rows with several tasks are named once', () => {
  const tasks: OpeningTask[] = [
    { id: 'privacy', points: ['one', 'two'] },
    { id: 'licences', points: ['FMC', 'TSA'] },
    { id: 'mail', points: [] },
  ];
  expect(tasksByRow(tasks).map(({ row, count, to }) => [row, count, to])).toEqual([
    ['legal', 1, '/desk/settings/legal#privacy'],
    ['legal', 2, '/desk/settings/legal#licenses'],
    ['mail', 1, '/desk/connections#mail'],
  ]);
  expect(openRows(tasks)).toEqual(['legal', 'mail']);
});
