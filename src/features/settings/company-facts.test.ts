import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from './sample-company.ts';

test('the texts of the site take the name, city, phone and addresses from the settings', () => {
  const { name, legalName, website, phone, email, address } = company;
  const facts = [name, legalName, website, phone, ...Object.values(email), address.street, address.city];
  const files = globSync('src/**/strings/en/**/*.ts');
  expect(files.length).toBeGreaterThan(50);
  const fixed = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => facts.some((fact) => line.includes(fact)));
  expect(fixed).toEqual([]);
});
