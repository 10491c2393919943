import { expect, test } from 'vitest';
import { cargoInForm, completeDetails, isAlcohol, workedOut } from './form-cargo.ts';

const route = { 'shipment.from.text': 'Santa Marta, Colombia', 'shipment.to.text': 'Houston, TX' };
const container = { 'shipment.containers.0.type': '22G1' };

test.each([
  [{ service: 'sea-freight', ...container }, 'fcl'],
  [{ ...container }, 'fcl'],
  [{ service: 'air-freight', ...container }, 'air'],
  [{ service: 'sea-freight', 'shipment.volumeM3': '4' }, 'lcl'],
  [{ service: 'sea-freight', 'shipment.volumeM3': '30' }, 'sea'],
  [{ service: 'sea-freight' }, 'sea'],
  [{ service: 'train-freight' }, 'rail'],
  [{ service: 'warehousing' }, null],
  [{}, null],
  [{ service: 'sea-freight', 'shipment.mode': 'air' }, 'air'],
] as [Record<string, string>, string | null][])('works out the mode of %j: %s', (fields, mode) => {
  expect(workedOut(fields.service, cargoInForm(fields), 'US').mode).toBe(mode);
});

test('adds what was worked out to the details of a form, and nothing without details', () => {
  expect(completeDetails({ service: 'sea-freight', email: 'ana@example.com' }, 'US')).toEqual({
    service: 'sea-freight',
    email: 'ana@example.com',
  });
  expect(completeDetails({ service: 'sea-freight', ...route, ...container }, 'US')).toMatchObject({
    'shipment.mode': 'fcl',
    'shipment.direction': 'import',
  });
  expect(completeDetails({ ...route, 'shipment.direction': 'export' }, 'US')).toMatchObject({
    'shipment.direction': 'export',
  });
});

test('an origin that was carried over is no detail of its own', () => {
  const carried = { productOrigin: 'Coatepec', 'shipment.from.text': 'Coatepec' };
  expect(completeDetails(carried, 'US')).toEqual({ productOrigin: 'Coatepec' });
  expect(completeDetails({ ...carried, 'shipment.to.text': 'Houston' }, 'US')).toMatchObject(carried);
});

test.each([
  [{ productToExport: '100 cases of Tequila' }, true],
  [{ products: 'Cachaça' }, true],
  [{ 'shipment.hsCode': '2008.99.99, 2208.90.03' }, true],
  [{ 'shipment.dangerousGoods.0.unNumber': 'UN3065' }, true],
  [{ productToExport: 'Ginger and drums', 'shipment.hsCode': '0901.22' }, false],
] as [Record<string, string>, boolean][])('sees alcohol in %j: %s', (fields, expected) => {
  expect(isAlcohol(fields)).toBe(expected);
});
