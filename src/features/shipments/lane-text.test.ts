import { expect, test } from 'vitest';
import { laneText } from './lane-text.ts';

const unknown = { place: 'not known', route: 'Route not known' };

test.each([
  ['Houston', 'Santos', 'Houston → Santos'],
  ['', 'Santos', 'not known → Santos'],
  ['Houston', '', 'Houston → not known'],
  ['', '', 'Route not known'],
])('the lane from %j to %j reads %j', (from, to, lane) => {
  expect(laneText(from, to, unknown)).toBe(lane);
});
