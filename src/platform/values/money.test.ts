import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  convert,
  currencies,
  decimalOfMoney,
  formatMoney,
  isCurrency,
  largestAmount,
  minorDigitsOf,
  moneyOf,
  moneyOfDecimal,
  sumByCurrency,
} from './money.ts';

const moneyUpTo = (most: number) =>
  fc.record({ amount: fc.integer({ min: -most, max: most }), currency: fc.constantFrom(...currencies) });

test('a minor unit has two digits, but in yen, and Chilean and Paraguayan pesos none', () => {
  const none = currencies.filter((currency) => minorDigitsOf(currency) === 0);
  expect(none).toEqual(['CLP', 'PYG', 'JPY']);
  for (const currency of currencies) expect(minorDigitsOf(currency)).toBe(none.includes(currency) ? 0 : 2);
  expect(isCurrency('USD')).toBe(true);
  expect(isCurrency('toString')).toBe(false);
});

test('money and its decimal are one value', () => {
  fc.assert(
    fc.property(moneyUpTo(largestAmount), (one) => {
      expect(moneyOfDecimal(decimalOfMoney(one), one.currency)).toEqual(one);
    }),
  );
  for (const amount of [largestAmount, -largestAmount])
    for (const currency of currencies)
      expect(moneyOfDecimal(decimalOfMoney({ amount, currency }), currency)).toEqual({ amount, currency });
  expect(moneyOfDecimal('1.005', 'USD')).toBeNull();
  expect(moneyOfDecimal('1.5', 'CLP')).toBeNull();
});

test('a sum by currency loses no minor unit', () => {
  fc.assert(
    fc.property(fc.array(moneyUpTo(1e12), { maxLength: 60 }), (list) => {
      const sums = sumByCurrency(list);
      for (const { amount, currency } of sums) {
        const own = list.filter((one) => one.currency === currency);
        expect(BigInt(amount)).toBe(own.reduce((sum, one) => sum + BigInt(one.amount), 0n));
      }
      expect(sums.map(({ currency }) => currency)).toEqual([...new Set(list.map((one) => one.currency))]);
    }),
  );
});

test('what is too large to be exact is refused', () => {
  expect(moneyOf(BigInt(largestAmount), 'USD').amount).toBe(largestAmount);
  expect(() => moneyOf(BigInt(largestAmount) + 1n, 'USD')).toThrow(RangeError);
});

test('an amount is converted at the rate that was entered', () => {
  expect(convert({ amount: 10_000, currency: 'USD' }, '0.92', 'EUR')).toEqual({
    amount: 9_200,
    currency: 'EUR',
  });
  // 1.00 USD at 4,012.345678 COP.
  expect(convert({ amount: 100, currency: 'USD' }, '4012.345678', 'COP').amount).toBe(401_235);
  expect(convert({ amount: 1_000, currency: 'JPY' }, '0.0066', 'USD').amount).toBe(660);
});

test('money is written with its code, and every digit of its minor unit', () => {
  expect(formatMoney('en', { amount: 123_456_789, currency: 'USD' })).toBe('USD\u00a01,234,567.89');
  expect(formatMoney('pt', { amount: -1_250, currency: 'BRL' })).toBe('BRL\u00a0-12,50');
  expect(formatMoney('es', { amount: 1_500, currency: 'CLP' })).toBe('CLP\u00a01,500');
  // A double has no digit for the last cent.
  expect(formatMoney('en', { amount: largestAmount, currency: 'USD' })).toBe('USD\u00a09,999,999,999,999.99');
});
