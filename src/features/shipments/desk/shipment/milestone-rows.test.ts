import { expect, test } from 'vitest';
import { earlierRows, type MilestoneRow } from './milestone-rows.ts';

const rowsDone = (count: number) =>
  Array.from({ length: 6 }, (_, at) => ({
    key: String(at),
    actual: at < count ? '2026-12-01' : '',
  })) as MilestoneRow[];

test('more than two milestones before the last one are folded, the last one and those to come are not', () => {
  const keys = (count: number) => earlierRows(rowsDone(count)).map(({ key }) => key);
  expect([0, 1, 3].map(keys)).toEqual([[], [], []]);
  expect(keys(5)).toEqual(['0', '1', '2', '3']);
});
