import { expect, test } from 'vitest';
import { type FieldUnit, readingsOfMeasure, readMeasure, withoutUnits } from './measure-text.ts';

test.each([
  ['1,5 t', 'kg', 'en', 1_500],
  ['1.5 t', 'kg', 'es', 1_500],
  ['1,5 t', 'kg', 'pt', 1_500],
  ['1500 lb', 'kg', 'en', 680.388555],
  ['50 kg', 'lb', 'en', 110.231131],
  ['1,500 KG.', 'kg', 'en', 1_500],
  ['1.500 kg', 'kg', 'pt', 1_500],
  ['1.500 kg', 'kg', 'en', 'ambiguous'],
  ['2.5 m3', 'm3', 'en', 2.5],
  ['2,5 m³', 'm3', 'pt', 2.5],
  ['35.3147 ft3', 'm3', 'en', 1.000001],
  ['1,2 m', 'cm', 'es', 120],
  ['10"', 'cm', 'en', 25.4],
  ['120 cm', 'in', 'en', 47.244094],
  ['1500', 'kg', 'en', 1_500],
  ['', 'kg', 'en', 'missing'],
  ['kg', 'kg', 'en', 'not-a-number'],
  ['1500 m3', 'kg', 'en', 'not-a-number'],
  ['3 constructor', 'kg', 'en', 'not-a-number'],
  ['1e309', 'kg', 'en', 'not-a-number'],
  ['-3 kg', 'kg', 'en', 'not-a-number'],
] as const)('reads “%s” in a field in %s (%s) as %s', (typed, unit: FieldUnit, locale, read) => {
  expect(readMeasure(typed, unit, locale)).toBe(read);
});

test('the readings of an ambiguous measure keep its unit', () => {
  expect(readingsOfMeasure('1.500 t', 'en')).toEqual({ whole: '1500 t', decimal: '1.5 t' });
  expect(readingsOfMeasure('1.500', 'en')).toEqual({ whole: '1500', decimal: '1.5' });
  expect(readingsOfMeasure('$1.500', 'en')).toEqual({ whole: '1500', decimal: '1.5' });
  expect(readingsOfMeasure('1.500 t', 'pt')).toBeNull();
});

test('fields with a unit are sent in the unit of the field, and what cannot be read as it was typed', () => {
  const fields = {
    'shipment.grossKg': '2.1555 t',
    'shipment.volumeM3': '40 boxes',
    'shipment.units.weight': 'lb',
    'shipment.pieces.3.weight': '50 kg',
    'shipment.pieces.3.length': '1.2 m',
    'shipment.pieces.3.quantity': '2 t',
    'shipment.containers.0.weightKg': '1.500 kg',
    // “500 kg.” in Portuguese, whose signs are changed first.
    'shipment.pieces.4.weight': '500 kg,',
    products: '5 t',
  };
  expect(withoutUnits(fields)).toEqual({
    ...fields,
    'shipment.grossKg': '2155.5',
    'shipment.pieces.3.weight': '110.231131',
    'shipment.pieces.3.length': '120',
    'shipment.pieces.4.weight': '1102.311311',
  });
});
