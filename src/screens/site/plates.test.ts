import { expect, test } from 'vitest';
import { plateFiles } from './plate-files.ts';
import { plates } from './plates.ts';

test('every line drawing has an address', () => {
  expect([...plates.keys()].sort()).toEqual(plateFiles);
});
