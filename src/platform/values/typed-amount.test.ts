import { expect, test } from 'vitest';
import { ambiguousReadings, typedAmountOf } from './typed-amount.ts';

test.each([
  ['2,350,000', '', '2,350,000', null],
  ['$2,350,000', 'USD', '2,350,000', null],
  ['$ 2,350,000.00', 'MXN', '2,350,000.00', null],
  ['USD 2,350,000', 'USD', '2,350,000', 'USD'],
  ['2,350,000 usd', '', '2,350,000', 'USD'],
  ['US$ 1.5', 'USD', '1.5', 'USD'],
  ['$1,500 MXN', '', '1,500', 'MXN'],
  ['R$ 1.500,00', 'BRL', '1.500,00', 'BRL'],
  ['-$5', 'USD', '-5', null],
  ['$-5', 'USD', '-5', null],
])('%j in %j is the number %j and names %j', (typed, currency, text, named) => {
  expect(typedAmountOf(typed, currency)).toEqual({ text, currency: named });
});

test.each([
  ['MXN 2,350,000', 'USD'],
  ['€5', 'USD'],
  ['$5', 'EUR'],
  ['US$ 5 MXN', ''],
  ['5 kg', 'USD'],
  ['about 5', 'USD'],
  ['USD', 'USD'],
  ['', 'USD'],
])('%j in %j is not read', (typed, currency) => {
  expect(typedAmountOf(typed, currency)).toBeNull();
});

test('a point that may set off thousands or decimals is offered both ways', () => {
  expect(ambiguousReadings('1.200', 'es')).toEqual({ whole: '1200', decimal: '1.2' });
  expect(ambiguousReadings('$12.345', 'en')).toEqual({ whole: '12345', decimal: '12.3450' });
  for (const typed of ['1,200', '0.500', '1.20', '1200.500', 'none', '']) {
    expect(ambiguousReadings(typed, 'en'), typed).toBeNull();
  }
  expect(ambiguousReadings('1.200', 'pt')).toBeNull();
});
