import { expect, test } from 'vitest';
import { checkTaxNumber, taxCountryOf } from './tax-number.ts';

test.each([
  // The example of the SAT's algorithm, numbers of authorities and large companies, and the generic ones.
  ['rfc', 'GODE561231GR8'],
  ['rfc', 'SAT970701NN3'],
  ['rfc', 'pme-380607-p35'],
  ['rfc', 'XAXX010101000'],
  ['rfc', 'XEXX010101000'],
  ['nit', '800.197.268-4'],
  ['nit', '899999068-1'],
  ['nit', '890.903.938 8'],
  ['cnpj', '44.038.188/0001-32'],
  ['cnpj', '00.000.000/0001-91'],
  // The example of the Receita Federal for numbers with letters.
  ['cnpj', '12.ABC.345/01DE-35'],
  ['cnpj', '12abc34501de35'],
  ['ein', '12-3456789'],
  ['ein', '95 1234567'],
  ['other', 'CHE-123.456.788 MWST'],
  ['', 'GODE561231GR9'],
  ['rfc', ''],
])('accepts the %s %s', (kind, number) => {
  expect(checkTaxNumber(kind, number)).toBe('right');
});

test.each([
  ['rfc', 'GODE561231GR9', 'check-digit'],
  ['rfc', 'SAT970701NN4', 'check-digit'],
  ['rfc', 'GODE561331GR8', 'format'],
  ['rfc', 'GODE56123', 'format'],
  ['nit', '800.197.268-5', 'check-digit'],
  ['nit', '800197A68-4', 'format'],
  ['cnpj', '44.038.188/0001-33', 'check-digit'],
  ['cnpj', '44.038.188/0001-42', 'check-digit'],
  ['cnpj', '12.ABC.345/01DE-53', 'check-digit'],
  ['cnpj', '12.ABC.345/01DE-3A', 'format'],
  ['cnpj', '11.111.111/1111-11', 'format'],
  ['ein', '07-1234567', 'format'],
  ['ein', '12-345678', 'format'],
])('finds the problem of the %s %s', (kind, number, problem) => {
  expect(checkTaxNumber(kind, number)).toBe(problem);
});

test('two exchanged digits of a CNPJ and of a NIT are found', () => {
  expect(checkTaxNumber('cnpj', '44.083.188/0001-32')).toBe('check-digit');
  expect(checkTaxNumber('nit', '800.179.268-4')).toBe('check-digit');
});

test('a kind tells the country of its number', () => {
  expect(['rfc', 'nit', 'cnpj', 'ein', 'other', '', 'toString'].map(taxCountryOf)).toEqual([
    ...['MX', 'CO', 'BR', 'US'],
    ...[null, null, null],
  ]);
});
