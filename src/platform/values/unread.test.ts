import { expect, test } from 'vitest';
import type { Cargo } from '#features/cargo/cargo.ts';
import { measuresOf } from '#features/cargo/measures.ts';
import { readRateRequest } from '#features/requests/lead-forms.ts';
import { problemsOf } from './text.ts';

const email = 'ana@example.com';

function read(input: object, locale: 'en' | 'pt' = 'en') {
  const result = readRateRequest({ email, ...input }, locale);
  if (!result.ok) throw new Error(JSON.stringify(problemsOf(result.issues)));
  return result.data;
}

const shipment = (details: object) => read({ shipment: details });

test.each([
  ['hsCode', { hsCode: '2008.9' }, '2008.9'],
  ['value.amount', { value: { amount: 'about 2 million', currency: 'USD' } }, 'about 2 million'],
  ['value.currency', { value: { amount: 5, currency: 'dollars' } }, 'dollars'],
  ['grossKg', { grossKg: '1200 or 1300' }, '1200 or 1300'],
  ['volumeM3', { volumeM3: 0 }, '0'],
  ['readyOn', { readyOn: 'mid December' }, 'mid December'],
  ['dangerousGoods.0.unNumber', { dangerousGoods: [{ unNumber: 'UN 12345' }] }, 'UN 12345'],
  ['dangerousGoods.0.class', { dangerousGoods: [{ class: 'three' }] }, 'three'],
  ['temperature.minC', { temperature: { minC: 'cold', maxC: '8' } }, 'cold'],
  ['incoterm', { incoterm: 'DAT' }, 'DAT'],
  ['from.code', { from: { text: 'Lima', code: 'Callao' } }, 'Callao'],
  ['vehicles.0.year', { vehicles: [{ year: 'sixty-seven', make: 'Ferrari' }] }, 'sixty-seven'],
  ['vehicles.0.vin', { vehicles: [{ make: 'Ferrari', vin: 'x'.repeat(121) }] }, 'x'.repeat(121)],
  ['alcohol.abv', { alcohol: { abv: '38-40 %' } }, '38-40 %'],
  ['pieces', { pieces: '2 pallets' }, '2 pallets'],
  ['pieces.1.weight', { pieces: [{ weight: 5 }, { quantity: 2, weight: 'heavy' }] }, 'heavy'],
  ['unknown', { unknown: ['price', 'dates'] }, 'price, dates'],
  ['hs_code', { hs_code: '0901.21' }, '0901.21'],
])('keeps an answer in %s that cannot be read as it was typed', (field, details, text) => {
  expect(shipment({ incotermPlace: 'Veracruz', ...details })).toMatchObject({
    email,
    shipment: { incotermPlace: 'Veracruz' },
    unread: [{ field: `shipment.${field}`, text }],
  });
});

test('reads every other answer of a request, also of the row and the group that one was refused in', () => {
  const data = shipment({
    value: { amount: '$?', currency: 'EUR' },
    pieces: [
      { quantity: '2', length: '1,2x', width: 80, height: 90, weight: 10 },
      { quantity: 3, weight: 4 },
    ],
  });
  expect(data.shipment).toMatchObject({
    value: { currency: 'EUR' },
    pieces: [
      { quantity: 2, width: 80, height: 90, weight: 10 },
      { quantity: 3, weight: 4 },
    ],
  });
  expect(data.unread).toHaveLength(2);
});

test('keeps other answers of the request as text, too', () => {
  expect(read({ referenceNumber: 4711, clientName: 'A'.repeat(301) })).toMatchObject({
    referenceNumber: '',
    unread: [
      { field: 'clientName', text: 'A'.repeat(301) },
      { field: 'referenceNumber', text: '4711' },
    ],
  });
  expect(read({ products: 'Tea', shipment: 'two pallets' })).toMatchObject({
    unread: [{ field: 'shipment', text: 'two pallets' }],
  });
  expect(read({ brandName: 'A\u0000B' }).unread).toEqual([{ field: 'brandName', text: 'AB' }]);
});

test('has nothing to keep where an answer is null', () => {
  expect(shipment({ hsCode: null, value: null, mode: 'air' })).not.toHaveProperty('unread');
});

test('counts no row whose quantity could not be read as one', () => {
  const { shipment: found } = shipment({
    pieces: [
      { quantity: '1.2.3', length: 1, width: 1, height: 1, weight: 50 },
      { quantity: 2, weight: 50 },
    ],
    containers: [{ quantity: 'two', type: '22G1', weightKg: 9 }],
  });
  expect(measuresOf(found as Cargo)).toMatchObject({ pieces: null, containers: null, grossKg: null });
  const { shipment: emptied } = shipment({ pieces: [{ weight: 'heavy' }, { weight: 5 }] });
  expect(measuresOf(emptied as Cargo)).toMatchObject({ pieces: null, grossKg: null });
});

test('keeps a number and a date as they were typed in another language', () => {
  const typed = { grossKg: '1.200.5', readyOn: '02/31/2026' };
  expect(read({ shipment: typed }, 'pt').unread).toEqual([
    { field: 'shipment.grossKg', text: '1,200,5' },
    { field: 'shipment.readyOn', text: '31/02/2026' },
  ]);
});

test('needs one right way to answer, and no second', () => {
  const problems = (input: object) => {
    const result = readRateRequest(input, 'en');
    return result.ok ? result.data.unread : problemsOf(result.issues);
  };
  expect(problems({ email: 'ana@', shipment: { hsCode: 'x' } })).toEqual({ email: 'email-domain' });
  expect(problems({ email: 'ana@', phone: '12' })).toEqual({ email: 'email-domain', phone: 'phone' });
  expect(problems({ email: 'ana@', phone: '+52 229 555 0100' })).toEqual([{ field: 'email', text: 'ana@' }]);
  expect(problems({ email, phone: 'ask' })).toEqual([{ field: 'phone', text: 'ask' }]);
  const long = 'ask '.repeat(90).trim();
  expect(problems({ email, phone: long })).toEqual([{ field: 'phone', text: long }]);
});

test('refuses files that are none, lists that are too long, texts that are too long, and what is no request', () => {
  const problems = (input: unknown) => {
    const result = readRateRequest(input, 'en');
    return result.ok ? null : problemsOf(result.issues);
  };
  expect(problems({ email, attachments: ['../x'], shipment: { hsCode: 'x' } })).toEqual({
    attachments: 'invalid',
  });
  expect(problems({ email, shipment: { pieces: Array(41).fill({ quantity: 1 }) } })).toEqual({
    'shipment.pieces': 'too-many',
  });
  expect(problems({ email, products: 'a'.repeat(20_001) })).toEqual({ products: 'too-long' });
  expect(problems('brief')).toHaveProperty('body');
  expect(
    problems({ email, shipment: JSON.parse('{"__proto__":{"hsCode":"x"},"constructor":"y"}') }),
  ).toBeNull();
});
