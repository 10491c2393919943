import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { teamRoles } from '../../platform/company.ts';
import { team } from './sample-company.ts';

test('every picture of the team is there', () => {
  const pictures = [...teamRoles.map((role) => `/portraits/${role}.svg`), ...team.map(({ image }) => image)];
  expect(pictures.filter((picture) => !existsSync(`public${picture}`))).toEqual([]);
});
