import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { team } from './sample-company.ts';

test('every picture of the team is there', () => {
  const pictures = team.flatMap(({ image }) => image ?? []);
  expect(pictures.filter((picture) => !existsSync(`public${picture}`))).toEqual([]);
});
