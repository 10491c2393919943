import { expect, test } from 'vitest';
import { type Shipment, shipmentInput } from '../shipment/shipment.ts';
import { quantityFrom, quantityOf } from './quantities.ts';
import { emptyLine } from './quote.ts';

const shipment = shipmentInput.parse({
  mode: 'air',
  pieces: [{ quantity: 10, length: 120, width: 80, height: 100, weight: 90 }],
  containers: [
    { type: '45G1', quantity: 2 },
    { type: '22G1', quantity: 1 },
  ],
  value: { amount: 48_000, currency: 'USD' },
}) as Shipment;

const quantity = (basis: Parameters<typeof quantityFrom>[2]['basis'], mode: 'air' | 'lcl' | null = null) =>
  quantityFrom(shipment, mode, { basis, container: null });

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
  expect(quantityFrom(shipment, null, { basis: 'container', container: '45G1' })).toBe('2');
  expect(quantityFrom(shipment, null, { basis: 'container', container: '45R1' })).toBeNull();
});

test('what nobody said is not known, and what staff typed comes first', () => {
  const line = { ...emptyLine('a', 'USD'), basis: 'gross-kg' as const };
  expect(quantityOf(line, null, null)).toBeNull();
  expect(quantityOf({ ...line, quantity: '12.5' }, shipment, null)).toBe('12.5');
  expect(quantityOf(line, shipment, null)).toBe('900');
});
