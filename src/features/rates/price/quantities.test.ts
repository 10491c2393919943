import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import type { Currency } from '#platform/values/money.ts';
import { emptyLine } from './empty-line.ts';
import { quantityFrom, quantityOf } from './quantities.ts';

const cargo = cargoInput.parse({
  mode: 'air',
  pieces: [{ quantity: 10, length: 120, width: 80, height: 100, weight: 90 }],
  containers: [
    { type: '45G1', quantity: 2 },
    { type: '22G1', quantity: 1 },
  ],
  value: { amount: 48_000, currency: 'USD' },
}) as Cargo;

const charging = { mode: null, conversion: null };
const quantity = (basis: Parameters<typeof quantityFrom>[2]['basis'], mode: 'air' | 'lcl' | null = null) =>
  quantityFrom(cargo, { ...charging, mode }, { basis, container: null, currency: 'USD' });

test('each basis counts what the shipment says', () => {
  // 10 × 0.96 m³ = 9.6 m³; by air 1,600 kg, more than the 900 kg on the scale.
  expect(quantity('chargeable-kg')).toBe('1600');
  expect(quantity('gross-kg')).toBe('900');
  expect(quantity('w-m')).toBe('9.6');
  expect(quantity('w-m', 'lcl')).toBe('9.6');
  expect(quantity('piece')).toBe('10');
  expect(quantity('container')).toBe('3');
  expect(quantity('value-percent')).toBe('48000');
  expect(quantity('shipment')).toBe('1');
  const ofType = { basis: 'container', currency: 'USD' } as const;
  expect(quantityFrom(cargo, charging, { ...ofType, container: '45G1' })).toBe('2');
  expect(quantityFrom(cargo, charging, { ...ofType, container: '45R1' })).toBeNull();
});

test('kilograms are chargeable by air and road alone, and by air in halves', () => {
  const cargo = cargoInput.parse({
    // 61 lb on the scale, 0.02 m³.
    pieces: [{ quantity: 1, length: 10, width: 10, height: 10, weight: 61 }],
    units: { side: 'in', weight: 'lb' },
  }) as Cargo;
  const chargeable = (mode: Parameters<typeof quantityFrom>[1]['mode']) =>
    quantityFrom(cargo, { ...charging, mode }, { basis: 'chargeable-kg', container: null, currency: 'USD' });
  expect(chargeable('air')).toBe('28');
  expect(chargeable('road')).toBe('27.669');
  for (const mode of [null, 'lcl', 'fcl', 'rail'] as const) expect(chargeable(mode), String(mode)).toBeNull();
});

test.each([
  [500.5, '0.501'],
  [1_001.5, '1.002'],
])('W/M of %s kg is rounded half up to three digits', (grossKg, expected) => {
  const heavy: Cargo = { version: 1, grossKg, volumeM3: 0.1 };
  const line = { basis: 'w-m', container: null, currency: 'USD' } as const;
  expect(quantityFrom(heavy, charging, line)).toBe(expected);
});

test('what nobody said is not known, and what staff typed comes first', () => {
  const line = { ...emptyLine('a', 'USD'), basis: 'gross-kg' as const };
  expect(quantityOf(line, null, charging)).toBeNull();
  expect(quantityOf({ ...line, quantity: '12.5' }, cargo, charging)).toBe('12.5');
  expect(quantityOf(line, cargo, charging)).toBe('900');
});

test('a value in another currency is converted by the rates of the quote, and never taken for its own', () => {
  const valueIn = (
    currency: Currency,
    conversion: Parameters<typeof quantityFrom>[1]['conversion'],
    value: Cargo['value'] = { amount: 48_000, currency: 'EUR' },
  ) =>
    quantityFrom(
      { ...cargo, value },
      { mode: null, conversion },
      { basis: 'value-percent', container: null, currency },
    );
  expect(valueIn('EUR', null)).toBe('48000');
  expect(valueIn('USD', null)).toBeNull();
  const toDollars = { to: 'USD', rates: [{ from: 'EUR', rate: '1.085' }] } as const;
  expect(valueIn('USD', { ...toDollars, rates: [...toDollars.rates] })).toBe('52080');
  expect(valueIn('MXN', { ...toDollars, rates: [...toDollars.rates] })).toBeNull();
  // From one currency to another by way of the one that the quote is converted to, and back from it.
  const rates = [...toDollars.rates, { from: 'JPY' as const, rate: '0.0066' }];
  expect(valueIn('JPY', { to: 'USD', rates })).toBe('7890909');
  expect(valueIn('EUR', { to: 'USD', rates }, { amount: 100, currency: 'USD' })).toBe('92.17');
  expect(valueIn('USD', { to: 'USD', rates: [{ from: 'EUR', rate: '0' }] })).toBeNull();
  // A value without its currency, or in one that quotes cannot be in.
  expect(valueIn('USD', null, { amount: 48_000 })).toBeNull();
  expect(valueIn('USD', { to: 'USD', rates }, { amount: 48_000, currency: 'ZAR' })).toBeNull();
});

test('pallets, vehicles, hundredweights and bills of lading are counted; days and miles are entered', () => {
  const pallets = { packaging: 'pallet', quantity: 3, weight: 453.59237 } as const;
  const of = (basis: Parameters<typeof quantityFrom>[2]['basis'], further: Partial<Cargo>) =>
    quantityFrom(
      { version: 1, ...further },
      { mode: 'road', conversion: null },
      { basis, container: null, currency: 'USD' },
    );
  expect(of('pallet', { pieces: [pallets] })).toBe('3');
  expect(of('pallet', { pieces: [pallets, { packaging: 'crate', quantity: 1 }] })).toBeNull();
  expect(of('pallet', { storage: { palletsIn: 40 } })).toBe('40');
  expect(of('cwt', { pieces: [pallets] })).toBe('30');
  expect(of('vehicle', { vehicles: [{ make: 'Ferrari' }, { make: 'Porsche' }] })).toBe('2');
  expect(of('vehicle', {})).toBeNull();
  expect(of('bill-of-lading', {})).toBe('1');
  expect(of('mile', { pieces: [pallets] })).toBeNull();
});
