import { expect, test } from 'vitest';
import { amountFormat, codesFormat, laneEndFormat, percentFormat } from './formats.ts';
import {
  coveringRule,
  firstPriceText,
  type Markup,
  markupText,
  type RuleNames,
  sendingText,
} from './rule-sentences.ts';
import { withZoneIds } from './zone-ids.ts';

const places: Record<string, string> = { 'US-TX': 'Texas', CO: 'Colombia', '*': 'Any place' };
const names: RuleNames = {
  endOf: (code) => places[code],
  services: { 'project-cargo': 'Project cargo' },
  currency: 'USD',
};
const general: Markup = {
  from: '*',
  to: '*',
  mode: null,
  service: null,
  customer: '',
  percent: '',
  fee: 0,
  minimumMargin: 0,
  roundTo: 0,
};
const air: Markup = {
  ...general,
  from: 'US-TX',
  to: 'CO',
  mode: 'air',
  percent: '18',
  minimumMargin: 15_000,
};
const say = (markup: Markup) => markupText(markup, names).replaceAll('\u00a0', ' ');

test('a markup is said in words', () => {
  expect(say(air)).toBe('Air from Texas to Colombia: cost + 18%, at least USD 150.00 earned');
  expect(say(general)).toBe('All modes, any lane: cost');
  expect(
    say({
      ...general,
      to: 'CO',
      service: 'project-cargo',
      customer: '@acme.example',
      fee: 5000,
      roundTo: 500,
    }),
  ).toBe(
    'All modes to Colombia, Project cargo, for @acme.example: cost, a fee of USD 50.00, rounded up to a multiple of USD 5.00',
  );
  expect(say({ ...general, from: 'USXXX', fee: '1,2' as unknown as number, percent: 'a' })).toBe(
    'All modes from USXXX: cost',
  );
});

test('first prices and rules that send are said in words', () => {
  const lane = { from: 'US-TX', to: 'CO', mode: 'air' } as const;
  expect(firstPriceText({ ...lane, isOn: false, spreadPercent: 20 }, names)).toBe(
    'Air from Texas to Colombia: a range of 20% (off)',
  );
  expect(
    sendingText(
      { ...lane, maximum: 500_000, minimumMarginPercent: '12', knownCustomersOnly: true, hours: 'office' },
      names,
    ).replaceAll('\u00a0', ' '),
  ).toBe(
    'Air from Texas to Colombia: up to USD 5,000.00, at least 12% earned, known customers, in office hours',
  );
});

test('a rule below one that fits the same requests never applies', () => {
  expect(coveringRule([air, general], 1)).toBeNull();
  expect(coveringRule([general, air], 1)).toBe(1);
  expect(coveringRule([air, { ...air, percent: '10' }], 1)).toBe(1);
  const ofCompany = { ...general, customer: '@Acme.example' };
  expect(coveringRule([ofCompany, { ...general, customer: 'ana@acme.example' }], 1)).toBe(1);
  expect(coveringRule([ofCompany, { ...general, customer: 'ana@other.example' }], 1)).toBeNull();
});

test('amounts are typed as decimals and kept in minor units; what is none stays as typed', () => {
  const usd = amountFormat('USD');
  expect(['', '0', '150', '1,250.50', '0.1', '12.345', '-5', 'many'].map(usd.read)).toEqual([
    0,
    0,
    15_000,
    125_050,
    10,
    '12.345',
    -500,
    'many',
  ]);
  expect([0, 15_000, '12.345'].map(usd.write)).toEqual(['', '150', '12.345']);
  expect(amountFormat('CLP').read('150')).toBe(150);
  expect(['$50', '50 USD', 'US$1,250.50', '50 EUR', '€50'].map(usd.read)).toEqual([
    ...[5000, 5000, 125_050],
    ...['50 EUR', '€50'],
  ]);
});

test('a percentage is typed with or without its sign', () => {
  expect(['15%', '12.5 %', '15', '', 'many'].map(percentFormat.read)).toEqual([
    '15',
    '12.5',
    '15',
    '',
    'many',
  ]);
});

test('codes are in capitals, zones in small letters', () => {
  expect(codesFormat.read(' ushou, us-la  mx,')).toEqual(['USHOU', 'US-LA', 'MX']);
  expect([' us-tx ', '*', 'Zone:Gulf'].map(laneEndFormat.read)).toEqual(['US-TX', '*', 'zone:gulf']);
});

test('a name that is no code stays as it is typed', () => {
  expect(['Veracruz', 'ushou', 'USHOU', 'Houston, TX'].map(laneEndFormat.read)).toEqual([
    'Veracruz',
    'USHOU',
    'USHOU',
    'Houston, TX',
  ]);
});

test('a zone gets a code of its name, and keeps it', () => {
  const of = (name: string, id = '') => ({ id, name, places: [] });
  expect(
    withZoneIds([of('Gulf ports'), of('Gulf – Ports'), of('Río', 'west'), of('中国')]).map(({ id }) => id),
  ).toEqual(['gulf-ports', 'gulf-ports-2', 'west', 'zone']);
});
