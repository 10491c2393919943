import { expect, test } from 'vitest';
import { problemsOf } from '#platform/values/text.ts';
import { noPricing, type Pricing, pricing } from './pricing.ts';

const zone: Pricing['zones'][number] = { id: 'gulf', name: 'Gulf ports', places: ['USHOU', 'US-LA', 'MX'] };
const markup: Pricing['markups'][number] = {
  from: 'US-TX',
  to: 'CO',
  mode: 'air',
  service: null,
  customer: '',
  percent: '18',
  fee: 0,
  minimumMargin: 15_000,
  roundTo: 0,
};
const rate: Pricing['exchange'][number] = { from: 'EUR', rate: '1.085', on: '2026-11-26', source: 'ECB' };
const firstPrice: Pricing['firstPrices'][number] = {
  from: 'IAH',
  to: 'zone:gulf',
  mode: 'air',
  isOn: true,
  spreadPercent: 20,
};
const sending: Pricing['sending']['rules'][number] = {
  from: '*',
  to: 'CO',
  mode: 'air',
  maximum: 500_000,
  minimumMarginPercent: '12',
  knownCustomersOnly: true,
  hours: 'office',
};
const whole: Pricing = {
  zones: [zone],
  markups: [markup],
  exchange: [rate],
  firstPrices: [firstPrice],
  sending: { isOn: true, rules: [sending] },
};

function problems(changed: object) {
  const { error } = pricing.safeParse({ ...whole, ...changed });
  return error ? problemsOf(error.issues) : {};
}

test('prices are valid as an owner enters them, and where there are none', () => {
  expect(pricing.parse(whole)).toEqual(whole);
  expect(pricing.parse(noPricing)).toEqual(noPricing);
});

test.each([
  ['a name where a code belongs', { from: 'HOUSTON' }, 'from'],
  ['a mode that is none', { mode: 'sea' }, 'mode'],
  ['a customer without an @', { customer: 'acme.example' }, 'customer'],
  ['a percentage with a comma', { percent: '12,5' }, 'percent'],
  ['a percentage below 0', { percent: '-3' }, 'percent'],
  ['a percentage above 1,000', { percent: '1001' }, 'percent'],
  ['an amount that is not read', { fee: '1,2' }, 'fee'],
  ['an amount below 0', { minimumMargin: -1 }, 'minimumMargin'],
  ['an amount that is too large', { roundTo: 1e15 }, 'roundTo'],
])('a markup is refused for %s', (_, changed, field) => {
  expect(Object.keys(problems({ markups: [{ ...markup, ...changed }] }))).toEqual([`markups.0.${field}`]);
});

test('a zone needs a name and codes, and names the one that is none', () => {
  const ofZone = (changed: object) => problems({ firstPrices: [], zones: [{ ...zone, ...changed }] });
  expect(ofZone({ name: ' ' })).toHaveProperty(['zones.0.name']);
  expect(ofZone({ places: [] })).toHaveProperty(['zones.0.places']);
  expect(ofZone({ places: ['USHOU', 'HOUSTON'] })['zones.0.places']).toContain('“HOUSTON”');
  expect(ofZone({ places: ['zone:gulf'] })['zones.0.places']).toContain('“zone:gulf”');
  expect(problems({ zones: [zone, zone] })).toHaveProperty('zones');
});

test('a rule of a zone that is not there is refused by its field', () => {
  expect(problems({ zones: [] })).toEqual({ 'firstPrices.0.to': expect.stringContaining('zone:gulf') });
});

test('an exchange rate is more than 0, has a day and a source, and is the only one of its currency', () => {
  const ofRate = (changed: object) => Object.keys(problems({ exchange: [{ ...rate, ...changed }] }));
  expect(ofRate({ from: 'XXX' })).toEqual(['exchange.0.from']);
  expect(ofRate({ rate: '0' })).toEqual(['exchange.0.rate']);
  expect(ofRate({ on: '' })).toEqual(['exchange.0.on']);
  expect(ofRate({ source: '' })).toEqual(['exchange.0.source']);
  expect(Object.keys(problems({ exchange: [rate, rate] }))).toEqual(['exchange']);
});

test.each([4, 101, 7.5])('a first price has no range of %d percent', (spreadPercent) => {
  expect(Object.keys(problems({ firstPrices: [{ ...firstPrice, spreadPercent }] }))).toEqual([
    'firstPrices.0.spreadPercent',
  ]);
});

test('a rule that sends quotes has a largest total, a mode and its hours', () => {
  const ofRule = (changed: object) =>
    Object.keys(problems({ sending: { isOn: false, rules: [{ ...sending, ...changed }] } }));
  expect(ofRule({ maximum: 0 })).toEqual(['sending.rules.0.maximum']);
  expect(ofRule({ mode: '' })).toEqual(['sending.rules.0.mode']);
  expect(ofRule({ hours: '' })).toEqual(['sending.rules.0.hours']);
});
