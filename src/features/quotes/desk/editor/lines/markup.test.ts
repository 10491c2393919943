import { expect, test } from 'vitest';
import { percentOf, rateFor } from './markup.ts';

test('a markup is added to the cost, and a margin is a part of the rate', () => {
  const of = (cost: string, percent: string) => ({ cost, percent, currency: 'USD' as const });
  expect(rateFor('markup', of('1180', '20'))).toBe('1416');
  expect(rateFor('margin', of('1180', '20'))).toBe('1475');
  expect(rateFor('margin', of('1180', '18'))).toBe('1439.02');
  expect(rateFor('markup', of('1180', '-5'))).toBe('1121');
  expect(rateFor('markup', of('0.1', '20'))).toBe('0.12');
});

test('a rate is exact to the minor unit, of a small cost to two digits more', () => {
  expect(rateFor('margin', { cost: '1.8', percent: '18', currency: 'USD' })).toBe('2.1951');
  expect(rateFor('markup', { cost: '1234567', percent: '12.345', currency: 'CLP' })).toBe('1386974');
  expect(rateFor('markup', { cost: '999999999999999.99', percent: '0.01', currency: 'USD' })).toBe(
    '1000099999999999.99',
  );
});

test('a margin of the whole rate and a cost of nothing have no rate', () => {
  expect(rateFor('margin', { cost: '10', percent: '100', currency: 'USD' })).toBeNull();
  expect(rateFor('markup', { cost: '0', percent: '20', currency: 'USD' })).toBeNull();
  expect(rateFor('markup', { cost: '10', percent: '-101', currency: 'USD' })).toBeNull();
});

test('a rate says what it earns', () => {
  expect(percentOf('markup', { cost: '1180', rate: '1416' })).toBe('20');
  expect(percentOf('margin', { cost: '1180', rate: '1416' })).toBe('16.7');
  expect(percentOf('margin', { cost: '10', rate: '8' })).toBe('-25');
  expect(percentOf('margin', { cost: '0', rate: '8' })).toBeNull();
});
