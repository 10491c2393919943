import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from './company.ts';

/** Sentences of the trade that stay true for a company in another city. */
const examples = [
  'When both doors lie near a port, for example Houston and Altamira or Veracruz',
  'At Port Houston, Union Pacific loads trains inside the Barbours Cut terminal',
];

test('the texts of the site take the name, city, phone and addresses from the company file', () => {
  const { name, legalName, website, phone, email, address } = company;
  const facts = [name, legalName, website, phone, ...Object.values(email), address.street, address.city];
  const files = readdirSync('app/content/en', { recursive: true, encoding: 'utf8' });
  const fixed = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(`app/content/en/${file}`, 'utf8').split('\n'))
    .filter((line) => facts.some((fact) => line.includes(fact)))
    .filter((line) => !examples.some((example) => line.includes(example)));
  expect(fixed).toEqual([]);
});
