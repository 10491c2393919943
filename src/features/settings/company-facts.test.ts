import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from './sample-company.ts';

/** Statements that stay true for a company in another city. */
const examples = [
  'When both doors lie near a port, for example Houston and Altamira or Veracruz',
  'At Port Houston, Union Pacific loads trains inside the Barbours Cut terminal',
];

test('the texts of the site take the name, city, phone and addresses from the settings', () => {
  const { name, legalName, website, phone, email, address } = company;
  const facts = [name, legalName, website, phone, ...Object.values(email), address.street, address.city];
  const files = globSync('src/**/strings/en/**/*.ts');
  expect(files.length).toBeGreaterThan(50);
  const fixed = files
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => facts.some((fact) => line.includes(fact)))
    .filter((line) => !examples.some((example) => line.includes(example)));
  expect(fixed).toEqual([]);
});
