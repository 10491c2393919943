import { expect, test } from 'vitest';
import { readShipment } from './read-shipment.ts';

const piece = 'quantity=2&length=120&width=80&height=100';

test.each([
  ['whole pieces', `${piece}&weight=50`, true, true],
  ['whole pieces beside a total of the brief', `${piece}&weight=50&kg=800`, true, true],
  ['whole pieces with another total of the form', `${piece}&weight=50&kg=80&m3=2&type=&count=`, false, false],
  ['pieces with another weight of the form', `${piece}&weight=50&kg=80&m3=1.92&type=&count=`, true, false],
  ['pieces without a weight', `${piece}&weight=`, true, false],
  ['pieces without a weight beside totals', `${piece}&weight=&kg=800&m3=2.5`, true, false],
  ['empty rows', 'quantity=1&length=&width=&height=&weight=', false, false],
])('%s are taken along unless the totals contradict them', (_, query, isKept, isPriced) => {
  const { kept, cargoes } = readShipment(new URLSearchParams(query), { modes: ['air'], locale: 'en' });
  expect(kept.pieces !== undefined).toBe(isKept);
  expect(cargoes.some(({ cargo }) => cargo.pieces)).toBe(isPriced);
});

test.each([
  ['kg=80&m3=1.92', { length: '120', width: '80', height: '100', weight: '' }],
  ['kg=100&m3=2', { length: '', width: '', height: '', weight: '50' }],
])('pieces keep what %s does not contradict', (totals, sizes) => {
  const query = new URLSearchParams(`${piece}&weight=50&${totals}&type=&count=&draft=0.7`);
  const { kept } = readShipment(query, { modes: ['air'], locale: 'en' });
  expect(kept).toMatchObject({ draft: '0.7', pieces: { rows: [{ quantity: '2', ...sizes }] } });
});

test('an empty row between others is no piece', () => {
  const columns = ['quantity', 'length', 'width', 'height', 'weight'];
  const rows = [
    ['2', '120', '80', '100', '50'],
    ['', '', '', '', ''],
    ['1', '50', '50', '40', '10'],
  ];
  const query = new URLSearchParams(rows.flatMap((row) => row.map((text, at) => [columns[at] ?? '', text])));
  const { typed } = readShipment(query, { modes: ['air'], locale: 'en' });
  expect(typed).toMatchObject({ kg: '110', m3: '2.02' });
});

test.each([
  ['kg=1,5+t&m3=2.5+m3', { grossKg: 1500, volumeM3: 2.5 }],
  ['kg=1500+lb&m3=2', { grossKg: 680.388555, volumeM3: 2 }],
])('units that are typed with %s are read', (totals, measures) => {
  const query = new URLSearchParams(`${totals}&type=&count=`);
  const { cargoes, problems } = readShipment(query, { modes: ['air'], locale: 'en' });
  expect(problems).toEqual({});
  expect(cargoes).toMatchObject([{ cargo: measures }]);
});

test('pieces that are typed with units are summed in kg and m³, and kept as typed', () => {
  const query = new URLSearchParams({
    quantity: '2',
    length: '1,2 m',
    width: '80',
    height: '100',
    weight: '50 kg',
  });
  const { typed, kept } = readShipment(query, { modes: ['air'], locale: 'pt' });
  expect(typed).toMatchObject({ kg: '100', m3: '1,92' });
  expect(kept.pieces?.rows).toMatchObject([{ length: '1,2 m', weight: '50 kg' }]);
});

test('a weight in words that has two readings is asked for, and fills no container', () => {
  const query = new URLSearchParams({ what: '1.500 kg, 2 m3' });
  const read = readShipment(query, { modes: ['fcl', 'lcl'], locale: 'en' });
  expect(read.typed).toMatchObject({ type: '', kg: '1.500 kg', m3: '2' });
  expect(read.problems).toEqual({ kg: { whole: '1500 kg', decimal: '1.5 kg' } });
  expect(readShipment(query, { modes: ['fcl', 'lcl'], locale: 'pt' }).typed).toMatchObject({ kg: '1500' });
});
