import { expect, test } from 'vitest';
import { readEnd, readShipment } from './read-shipment.ts';

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

test.each([
  ['2 pallets 120x100x140 cm, 300 kg each', { type: '', kg: '600', m3: '3.36' }],
  ['2 x 40 HC', { type: '45G1', count: '2', kg: '', m3: '' }],
  ['Tiles', { type: '', kg: '80', m3: '2' }],
])('words that were changed in the form replace what they say: %s', (what, expected) => {
  const query = new URLSearchParams({ what, read: '80 kg, 2 m3', kg: '80', m3: '2', type: '', count: '' });
  const { typed } = readShipment(query, { modes: ['air', 'fcl'], locale: 'en' });
  expect(typed).toMatchObject(expected);
  query.set('read', what);
  expect(readShipment(query, { modes: ['air', 'fcl'], locale: 'en' }).typed).toMatchObject({ kg: '80' });
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

const readText = (what: string, locale: 'en' | 'es' | 'pt' = 'en') =>
  readShipment(new URLSearchParams({ what }), { modes: ['fcl', 'lcl', 'air'], locale });

test('a weight in words that has two readings is asked for, and fills no container', () => {
  const read = readText('1.500 kg, 2 m3');
  expect(read.typed).toMatchObject({ type: '', kg: '1.500 kg', m3: '2' });
  expect(read.problems).toEqual({ kg: { whole: '1500 kg', decimal: '1.5 kg' } });
  expect(read.questions).toMatchObject([{ kind: 'number' }]);
  expect(readText('1.500 kg, 2 m3', 'pt').typed).toMatchObject({ kg: '1500' });
});

test('pieces in words are summed and taken along', () => {
  const { typed, kept, cargoes } = readText('2 pallets 48x40x60 in, 400 lb each');
  expect(typed).toMatchObject({ type: '', kg: '362.8740', m3: '3.7760' });
  expect(kept.pieces?.rows).toMatchObject([{ quantity: '2', length: '121.92', weight: '181.4370' }]);
  expect(cargoes.map(({ mode }) => mode)).toEqual(['lcl', 'air']);
});

test.each([
  ['500 lbs', { type: '', kg: '226.7960', m3: '' }, []],
  ['2 pallets 48x40x60 in, 900 lb', { kg: '', m3: '3.7760' }, ['each-or-total']],
  ['10-12 pallets 120x80x100 cm, 900 kg in all', { kg: '', m3: '' }, ['quantity', 'unread']],
  ["1x40'HC + 1x20'", { type: '', count: '', kg: '' }, ['containers']],
  ['1 full container', { type: '', kg: '' }, ['container']],
  ['4 pallets 120x80x100 cm, 9 t each', { kg: '36000', m3: '3.84' }, ['density']],
] as const)('“%s” has no price: what is sure is filled in, and the rest is asked', (what, fields, kinds) => {
  const { typed, cargoes, questions } = readText(what);
  expect(typed).toMatchObject(fields);
  expect(cargoes).toEqual([]);
  expect(questions.map(({ kind }) => kind)).toEqual(kinds);
});

test('special goods in the words stay special when the form is sent again', () => {
  const query = new URLSearchParams({ what: 'lithium batteries', type: '45G1', count: '1' });
  expect(readShipment(query, { modes: ['fcl'], locale: 'en' }).special).toMatchObject({ kind: 'dangerous' });
});

test('a density that no cargo has gives no price, from the text or from the fields', () => {
  const read = (kg: string, what = '') =>
    readShipment(new URLSearchParams({ what, kg, m3: '1', type: '', count: '' }), {
      modes: ['air'],
      locale: 'en',
    });
  expect(read('5000')).toMatchObject({ cargoes: [], problems: { kgPerM3: 5_000 } });
  expect(read('5')).toMatchObject({ cargoes: [], problems: { kgPerM3: 5 } });
  expect(read('5000', 'steel bolts').cargoes).toHaveLength(1);
  expect(read('900').cargoes).toHaveLength(1);
});

test('a named container is filled in although it is asked whether the pieces are in it', () => {
  const query = new URLSearchParams({ what: '320 bags of coffee, 69 kg each, 1x20' });
  const { typed, questions } = readShipment(query, { modes: ['lcl', 'fcl'], locale: 'en' });
  expect(typed).toMatchObject({ type: '22G1', count: '1', kg: '' });
  expect(questions).toEqual([{ kind: 'container-and-pieces' }]);
});

test('of several places with one name the only one on the company’s lanes is taken, and the others are offered', async () => {
  const taken = await readEnd('Cartagena', async (codes) => codes.filter((code) => code === 'COCTG'));
  expect(taken).toMatchObject({ place: { unlocode: 'COCTG' }, isTaken: true });
  expect(taken.choices.map(({ code }) => code)).toContain('ESCAR');
  expect(taken.choices.map(({ code }) => code)).not.toContain('COCTG');
});

test.each([
  ['none', () => []],
  ['several', (codes: readonly string[]) => [...codes]],
])('with %s of the places on the company’s lanes it is asked', async (_, own) => {
  const read = await readEnd('Cartagena', async (codes) => own(codes));
  expect(read).toMatchObject({ place: null, isTaken: false });
  expect(read.choices.length).toBeGreaterThan(1);
});
