import { expect, test } from 'vitest';
import { termsOf, termsOfPhone } from './terms.ts';

test.each([
  ['São Paulo, GRÜSSE', ['sao', 'paulo', 'grusse']],
  ['Ørsted & Łódź', ['orsted', 'lodz']],
  ['RR-7K3M9Q', ['rr7k3m9q']],
  ['rr 7k3m9q', ['rr7k3m9q']],
  ['RR7K3', ['rr7k3']],
  ['rr-', ['rr']],
  ['40 cm boxes', ['40', 'cm', 'boxes']],
  ['ana.ruiz@shipper.example', ['ana', 'ruiz', 'shipper', 'example']],
  ['coffee Coffee COFFEE', ['coffee']],
  ['上海 to ヒューストン', ['上', '海', 'to', 'ヒ', 'ュ', 'ー', 'ス', 'ト', 'ン']],
  ['"; drop table leads -- \u0000', ['drop', 'table', 'leads']],
  ['…!?', []],
])('the terms of %s', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('a telephone number is found by its digits, with its country or area, or without', () => {
  expect(termsOfPhone('+52 (229) 555-0100')).toEqual(['522295550100', '2295550100', '5550100']);
  expect(termsOfPhone('12')).toEqual([]);
});
