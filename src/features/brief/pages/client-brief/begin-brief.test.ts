import { expect, test } from 'vitest';
import { cargoInputIn } from './address-cargo.ts';
import { detailsOf } from './begin-brief.ts';

const now = Date.parse('2026-11-20T15:00:00Z');

test('a copy of an earlier request has no days that are past', () => {
  const values = { 'shipment.readyOn': '2026-11-19', 'shipment.deliverBy': '2026-12-01', products: 'Coffee' };
  expect(detailsOf(values, now)).toEqual({ 'shipment.deliverBy': '2026-12-01', products: 'Coffee' });
});

test('a copy of an earlier request has no purchase order of that one', () => {
  expect(detailsOf({ referenceNumber: 'PO-4529', products: 'Coffee' }, now)).toEqual({ products: 'Coffee' });
});

test('a day that has not ended everywhere is kept', () => {
  const values = { 'shipment.readyOn': '2026-11-20', 'shipment.deliverBy': '2026-11-20' };
  expect(detailsOf(values, now)).toEqual(values);
  expect(detailsOf(values, Date.parse('2026-11-21T11:59:00Z'))).toEqual(values);
  expect(detailsOf(values, Date.parse('2026-11-21T12:00:00Z'))).toEqual({});
});

test('consent to calls and texts is not copied from an earlier request', () => {
  const consents = { 'shipment.contact.calls': 'yes', 'shipment.contact.texts': 'yes' };
  expect(detailsOf({ ...consents, 'shipment.contact.when': 'mornings' }, Date.parse('2026-11-26'))).toEqual({
    'shipment.contact.when': 'mornings',
  });
});

test('what was marked as unknown is not copied: nothing filled in says the same', () => {
  expect(detailsOf({ 'shipment.unknown.0': 'value', products: 'Coffee' }, now)).toEqual({
    products: 'Coffee',
  });
});

test('the pallets of a cargo whose weight is known in total are counted', () => {
  const pallets = { 'shipment.pieces.0.quantity': '18', 'shipment.pieces.0.packaging': 'pallet' };
  const what = '18 pallets of tequila, 14 t';
  const all = { ...pallets, 'shipment.grossKg': '14000' };
  expect(cargoInputIn(new URLSearchParams({ what }), 'en')).toEqual(all);
  // The link of the first price has the total.
  expect(cargoInputIn(new URLSearchParams({ what, kg: '14000' }), 'en')).toEqual(all);
});

test.each([
  ["1 x 20' gate valves", { type: '22G1', quantity: '1' }],
  ["2x20' of coffee, 33,600 kg", { type: '22G1', quantity: '2', weightKg: '16800' }],
  ['320 bags of coffee', {}],
])('the container of “%s” is filled in', (what, container) => {
  const read = cargoInputIn(new URLSearchParams({ what, from: 'Houston' }), 'en');
  const named = Object.entries(container).map(([name, value]) => [`shipment.containers.0.${name}`, value]);
  expect(read).toEqual({ 'shipment.from.text': 'Houston', ...Object.fromEntries(named) });
});
