import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { team } from './sample-company.ts';

test('each person of the sample has a drawn portrait', () => {
  const pictures = team.map(({ email }) => `public/people/${email.split('@')[0]}.svg`);
  expect(pictures.filter((picture) => !existsSync(picture))).toEqual([]);
});
