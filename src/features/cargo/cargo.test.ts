import { expect, test } from 'vitest';
import { problemsOf } from '#platform/values/text.ts';
import { type Cargo, cargoInput } from './cargo.ts';
import { nestedIn } from './form-fields.ts';
import { measuresOf } from './measures.ts';

const read = (value: unknown) => cargoInput.safeParse(value);
const problemsIn = (value: unknown) => problemsOf(read(value).error?.issues ?? []);

test('reads a form and the same shipment of the API alike', () => {
  const form = nestedIn(
    {
      clientName: 'Ana',
      'shipment.version': '',
      'shipment.from.text': 'Coatepec, Mexico',
      'shipment.to.code': 'us hou',
      'shipment.incoterm': 'FOB',
      'shipment.units.side': 'in',
      'shipment.pieces.0.quantity': '1,200',
      'shipment.pieces.0.length': '47.5',
      'shipment.pieces.1.quantity': '',
      'shipment.pieces.2.weight': '18',
      'shipment.pieces.2.alone': 'on',
      'shipment.temperature.minC': '-18',
      'shipment.readyOn': '12/5/2026',
      'shipment.unknown': 'value',
    },
    'shipment',
  );
  const api = {
    version: 1,
    from: { text: 'Coatepec, Mexico' },
    to: { code: 'USHOU' },
    incoterm: 'FOB',
    units: { side: 'in' },
    pieces: [
      { quantity: 1200, length: 47.5 },
      { weight: 18, alone: true },
    ],
    temperature: { minC: -18 },
    readyOn: '2026-12-05',
    unknown: ['value'],
  };
  expect(read(form).data).toEqual(read(api).data);
  expect(JSON.parse(JSON.stringify(read(api).data))).toEqual(api);
});

test('the alcohol content may be typed with its sign', () => {
  expect(read({ alcohol: { abv: '40 %' } }).data).toMatchObject({ alcohol: { abv: 40 } });
  expect(read({ alcohol: { abv: '%' } }).data).toBeUndefined();
});

test('is undefined where nothing was filled in', () => {
  expect(read({}).data).toBeUndefined();
  expect(
    read({ from: { text: ' ' }, pieces: [{ quantity: '' }, null], units: { side: 'cm' } }).data,
  ).toBeUndefined();
  expect(nestedIn({ clientName: 'Ana', 'shipment.from.text': '' }, 'shipment')).toBeUndefined();
});

test.each([
  [{ version: 2 }, { version: 'shipment-version' }],
  [{ weight: 3 }, { body: 'unknown-field' }],
  [{ from: { city: 'Houston' } }, { from: 'unknown-field' }],
  [{ pieces: [null, { length: '1,5,0' }] }, { 'pieces.1.length': 'number' }],
  [{ grossKg: '1.200' }, { grossKg: 'number-ambiguous' }],
  [{ value: { amount: 'MXN 2,350,000', currency: 'USD' } }, { 'value.amount': 'number' }],
  [{ pieces: [{ quantity: 1.5 }] }, { 'pieces.0.quantity': 'number-whole' }],
  [{ grossKg: '-5' }, { grossKg: 'number' }],
  [{ grossKg: 0 }, { grossKg: 'number-zero' }],
  [{ grossKg: Number.POSITIVE_INFINITY }, { grossKg: 'number' }],
  [{ alcohol: { abv: 101 } }, { 'alcohol.abv': 'number-large' }],
  [{ incoterm: 'DAT' }, { incoterm: 'choose' }],
  [{ hsCode: '0901.2' }, { hsCode: 'hs-code' }],
  [{ dangerousGoods: [{ class: '61' }] }, { 'dangerousGoods.0.class': 'hazard-class' }],
  [{ dangerousGoods: [{ unNumber: '348' }] }, { 'dangerousGoods.0.unNumber': 'un-number' }],
  [{ readyOn: '31/12/2026' }, { readyOn: 'date' }],
  [{ temperature: { maxC: 'cold' } }, { 'temperature.maxC': 'celsius' }],
  [{ pieces: Array.from({ length: 41 }, () => ({ quantity: 1 })) }, { pieces: 'too-many' }],
  [{ unknown: ['price'] }, { unknown: 'invalid' }],
  [[], { body: 'invalid' }],
])('refuses %j with the path of what is wrong', (cargo, problems) => {
  expect(problemsIn(cargo)).toEqual(problems);
});

test('keeps codes as the trade writes them', () => {
  const codes = { hsCode: '0901.11.00', dangerousGoods: [{ unNumber: 'un 3480', class: '6.1' }] };
  expect(read(codes).data).toMatchObject({
    hsCode: '0901.11.00',
    dangerousGoods: [{ unNumber: 'UN3480', class: '6.1' }],
  });
});

test.each([
  ['2008.99.99, 2208.90.03', '2008.99.99, 2208.90.03'],
  ['8483.40;8482.10', '8483.40, 8482.10'],
  ['8483.40 8482.10\n8482.10', '8483.40, 8482.10'],
  ['0901 21', '090121'],
  [['0901.21', '0902.10'], '0901.21, 0902.10'],
  [' , ', undefined],
])('reads the HS codes of %j', (hsCode, codes) => {
  expect(read({ hsCode, mode: 'air' }).data).toMatchObject(codes ? { hsCode: codes } : { mode: 'air' });
  expect(read({ hsCode }).data?.hsCode).toBe(codes);
});

test('reads the value of goods with the sign or code of its currency', () => {
  const value = { amount: 2_350_000, currency: 'USD' };
  expect(read({ value: { amount: '$2,350,000', currency: 'usd' } }).data).toMatchObject({ value });
  expect(read({ value: { amount: 'USD 2,350,000' } }).data).toMatchObject({ value });
  expect(read({ value: { amount: '$2,350,000' } }).data?.value).toEqual({ amount: 2_350_000 });
});

test('takes no field of a form for the prototype of an object', () => {
  const nested = nestedIn(
    { 'shipment.__proto__.polluted': 'yes', 'shipment.pieces.constructor': 'x' },
    'shipment',
  );
  expect(nested).toBeUndefined();
  expect({}).not.toHaveProperty('polluted');
  expect(nestedIn({ 'shipment.pieces.100000.quantity': '1' }, 'shipment')).toBeUndefined();
});

const cargo = (details: object) => ({ version: 1, ...details }) as Cargo;

test('measures pieces in inches and pounds', () => {
  const measures = measuresOf(
    cargo({
      mode: 'air',
      units: { side: 'in', weight: 'lb' },
      pieces: [{ quantity: 2, length: 40, width: 48, height: 50, weight: 500 }],
    }),
  );
  expect(measures).toMatchObject({ pieces: 2, chargeMode: 'air' });
  expect(measures.grossKg).toBeCloseTo(453.59, 2);
  expect(measures.volumeM3).toBeCloseTo(3.146, 3);
  // 3.146 m³ × 166.67 = 524.38: the volume decides, and it is rounded up to half a kilogram.
  expect(measures.chargeable).toBe(524.5);
});

test('knows no total where one row lacks what it needs, and takes the one that was given', () => {
  const pieces = [{ quantity: 2, weight: 10 }, { quantity: 3 }];
  expect(measuresOf(cargo({ pieces, grossKg: 90 }))).toMatchObject({
    pieces: 5,
    grossKg: 90,
    volumeM3: null,
    chargeable: null,
  });
});

test('takes a row without a quantity for one, in every total', () => {
  const row = { length: 100, width: 100, height: 100, weight: 10 };
  expect(measuresOf(cargo({ pieces: [row, { ...row, quantity: 2 }] }))).toMatchObject({
    pieces: 3,
    grossKg: 30,
    volumeM3: 3,
    containers: null,
  });
  const containers = [{ type: '22G1' }, { type: '45G1', quantity: 2, weightKg: 9_000 }];
  expect(measuresOf(cargo({ containers }))).toMatchObject({ pieces: null, containers: 3, grossKg: null });
});

test('charges a shared container by W/M and a full one by none', () => {
  const totals = { volumeM3: 4, grossKg: 5_000 };
  expect(measuresOf(cargo({ mode: 'lcl', ...totals }))).toMatchObject({
    chargeable: 5,
    chargeMode: 'sea',
  });
  expect(
    measuresOf(cargo({ mode: 'fcl', containers: [{ type: '22G1', quantity: 2, weightKg: 9_000 }] })),
  ).toMatchObject({ chargeable: null, grossKg: 18_000 });
});
