import { expect, test } from 'vitest';
import { fillContainer, readCargoText } from './cargo-text.ts';

const nothing = {
  container: null,
  quantity: null,
  sidesCm: null,
  eachKg: null,
  totalKg: null,
  totalM3: null,
  unread: {},
};

test.each([
  ['320 bags of coffee', 'en', { quantity: 320 }],
  ['320 bags of coffee, 69 kg each', 'en', { quantity: 320, eachKg: 69, totalKg: 22_080 }],
  ['320 sacos de café de 69 kg', 'es', { quantity: 320, eachKg: 69, totalKg: 22_080 }],
  ['320 sacas de café de 60 kg', 'pt', { quantity: 320, eachKg: 60, totalKg: 19_200 }],
  ['320 bags of coffee, 16,800 kg', 'en', { quantity: 320, totalKg: 16_800 }],
  ['320 sacas, 16.800 kg', 'pt', { quantity: 320, totalKg: 16_800 }],
  ['16.8 t of coffee', 'en', { totalKg: 16_800 }],
  [
    '2 pallets 120x100x145 650 kg',
    'en',
    { quantity: 2, sidesCm: [120, 100, 145], eachKg: 650, totalKg: 1_300 },
  ],
  ['10 pallets of 48 x 40 x 50 in', 'en', { quantity: 10, sidesCm: [121.92, 101.6, 127] }],
  ['1 x 40HC', 'en', { container: { type: '40hc', quantity: 1 } }],
  ["2x20' of coffee", 'en', { container: { type: '20', quantity: 2 } }],
  ['2 contenedores de 40 HC', 'es', { container: { type: '40hc', quantity: 2 } }],
  ['2 containers of 40 HC', 'en', { container: { type: '40hc', quantity: 2 } }],
  ['2 contêineres de 40 HC', 'pt', { container: { type: '40hc', quantity: 2 } }],
  ['3 containers 20 DV of tiles', 'en', { container: { type: '20', quantity: 3 } }],
  ['2x40HC', 'en', { container: { type: '40hc', quantity: 2 } }],
  ["2 x 40' HC", 'en', { container: { type: '40hc', quantity: 2 } }],
  ['3 40ft', 'en', { container: { type: '40', quantity: 3 } }],
  ['2 de 40 pies HC', 'es', { container: { type: '40hc', quantity: 2 } }],
  ['1.500 kg, 2 m3', 'en', { totalM3: 2, unread: { kg: '1.500 kg' } }],
  ['1.500 kg, 2 m3', 'pt', { totalKg: 1_500, totalM3: 2 }],
  ['2 t, 2.500 m3', 'es', { totalKg: 2_000, unread: { m3: '2.500 m3' } }],
  ['320 bags, 1.200 kg each', 'en', { quantity: 320, unread: { kg: '' } }],
  ['1,5 t de café, 2,4 m3', 'es', { totalKg: 1_500, totalM3: 2.4 }],
  ['1,20 x 0,80 x 1,10 m', 'es', { sidesCm: [120, 80, 110.00000000000001] }],
  ['auto parts, 28 m3', 'en', { totalM3: 28 }],
  ['coffee', 'en', {}],
  ['', 'en', {}],
] as const)('%s', (text, locale, known) => {
  expect(readCargoText(text, locale)).toEqual({ ...nothing, ...known });
});

const filled = (text: string) => fillContainer(readCargoText(text, 'en'));

test('a weight alone fills by the weight that a road takes', () => {
  expect(filled('16.8 t of coffee')).toMatchObject({ type: '20', count: 1, missing: ['size'] });
  expect(filled('16.8 t of coffee')?.share).toBeCloseTo(16.8 / 17.2);
  expect(filled('320 bags of 69 kg')).toMatchObject({ type: '20', count: 2 });
});

test('sizes give a plan of the floor', () => {
  const fit = filled('10 pallets 120x100x145 650 kg');
  expect(fit).toMatchObject({ type: '20', count: 1, missing: [] });
  expect(fit?.plan).toHaveLength(10);
});

test('a quantity alone leaves the container empty, and says what is missing', () => {
  expect(filled('320 bags of coffee')).toMatchObject({ count: 0, share: null, missing: ['weight', 'size'] });
  expect(filled('coffee')).toBeNull();
  expect(filled('1 piece 500x500x500 cm')).toBeNull();
});
