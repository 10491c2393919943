import { expect, test } from 'vitest';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withLaneIds } from './lane-id.ts';

test('a new lane gets an id of its own, and a known one keeps it', () => {
  const lane = sampleSettings.lanes.find(({ id }) => id === 'houston-sao-paulo-air');
  if (!lane) throw new Error('The sample has no such lane.');
  const added = { ...lane, id: '' };
  expect(withLaneIds([added, lane, added]).map(({ id }) => id)).toEqual([
    'houston-sao-paulo-air-2',
    'houston-sao-paulo-air',
    'houston-sao-paulo-air-3',
  ]);
});
