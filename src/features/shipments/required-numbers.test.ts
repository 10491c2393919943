import { expect, test } from 'vitest';
import { isItn, missingNumber } from './required-numbers.ts';

const houston = { text: 'Houston, TX, US', code: 'USHOU' };
const santos = { text: 'Santos, BR', code: 'BRSSZ' };
const facts = { mode: 'fcl', from: houston, to: santos, cargo: null, numbers: [], deadlines: [] } as const;
const worth = (amount: number) => ({ version: 1 as const, value: { amount, currency: 'USD' as const } });

test('an export that is known to be filed does not leave without its ITN', () => {
  expect(missingNumber('departed', facts)).toBeNull();
  expect(missingNumber('departed', { ...facts, cargo: worth(2_500) })).toBeNull();
  const filed = { ...facts, cargo: worth(2_501) };
  expect(missingNumber('loaded', filed)).toBe('itn');
  expect(missingNumber('departed', { ...filed, mode: 'air' })).toBe('itn');
  expect(missingNumber('departed', { ...facts, deadlines: ['aes-filing'] })).toBe('itn');
  expect(missingNumber('departed', { ...filed, numbers: ['itn'] })).toBeNull();
  expect(missingNumber('departed', { ...filed, mode: 'road' })).toBeNull();
  expect(missingNumber('gate-in', filed)).toBeNull();
});

test('ocean cargo to the US is not loaded without its ISF number', () => {
  const inbound = { ...facts, from: santos, to: houston };
  expect(missingNumber('loaded', inbound)).toBe('isf');
  expect(missingNumber('loaded', { ...inbound, numbers: ['isf'] })).toBeNull();
  expect(missingNumber('departed', { ...inbound, mode: 'air' })).toBeNull();
});

test.each([
  ['X20261201123456', true],
  ['AES X20261201123456', true],
  ['x2026-1201-123456', true],
  ['NOEEI 30.37(a)', true],
  ['NO EEI § 30.36', true],
  ['AESPOST 123456789 12/01/2026', true],
  ['X2026120112345', false],
  ['pending', false],
  ['NOEEI', false],
])('%s is an ITN or an exemption: %s', (text, expected) => {
  expect(isItn(text)).toBe(expected);
});
