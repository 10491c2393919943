import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { company as companySchema } from '../../contract/company.ts';
import { lane } from '../../contract/lane.ts';
import { teamMember, teamRoles } from '../../contract/team-member.ts';
import { company, lanes, team } from './company.ts';

test.each([
  ['company', companySchema, company],
  ['team', z.array(teamMember), team],
  ['lanes', z.array(lane), lanes],
])('the %s in the owner’s file is as its contract has it', (_name, schema, entry) => {
  expect(schema.safeParse(entry).error).toBeUndefined();
});

test('every picture of the team is there', () => {
  const pictures = [...teamRoles.map((role) => `/portraits/${role}.svg`), ...team.map(({ image }) => image)];
  expect(pictures.filter((picture) => !existsSync(`public${picture}`))).toEqual([]);
});
