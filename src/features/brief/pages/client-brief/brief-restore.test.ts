import { afterEach, expect, test, vi } from 'vitest';
import { draftKey } from '#ui/forms/stored-draft.ts';
import { cargoInputIn, loadIn } from './address-cargo.ts';
import { changesIn, draftFor } from './brief-restore.ts';

afterEach(() => vi.unstubAllGlobals());

/** The beginning of a brief at an address. */
function beginningAt(address: string, locale: 'en' | 'pt' = 'en') {
  const query = new URLSearchParams(address);
  const [from, what, objective] = ['from', 'what', 'objective'].map((name) => query.get(name));
  const madeOf = query.get('draft');
  const brought = {
    ...cargoInputIn(query, locale),
    ...(objective && { objective }),
    ...(from && !madeOf && { productOrigin: from }),
    ...(what && { productToExport: what }),
  };
  return { ...loadIn(brought, madeOf), brought, known: {} };
}

function store(draft: Record<string, string | undefined>) {
  const getItem = (key: string) => (key === draftKey ? JSON.stringify(draft) : null);
  vi.stubGlobal('window', { localStorage: { getItem } });
}

/** The draft as it is restored at an address. */
function restoredAt(address: string, draft: Record<string, string | undefined>, locale?: 'pt') {
  store(draft);
  return draftFor(beginningAt(address, locale));
}

const typed = {
  brandName: 'Café de Altura',
  products: 'Coffee',
  productToExport: 'Green coffee',
  productOrigin: 'Veracruz',
  'shipment.from.text': 'Veracruz',
  'shipment.to.text': 'Houston',
  'shipment.grossKg': '800',
  'shipment.volumeM3': '2.5',
  'shipment.readyOn': '2099-01-31',
};
const ofSender = { brandName: 'Café de Altura', products: 'Coffee' };
const lane = 'from=Veracruz&to=Houston';
const amount = 'kg=800&m3=2.5';

test.each([
  ['another weight', `${lane}&kg=80&m3=2.5`],
  ['another place', `from=Veracruz&to=Callao&${amount}`],
  ['other goods', `${lane}&${amount}&what=Tiles`],
  ['containers', `${lane}&container=1x45G1`],
  ['pieces', 'quantity=2&length=120&width=80&height=100&weight=50'],
  ['goods in words', `${lane}&what=40+pallets`],
])('an address with %s leaves the sender of a draft alone', (_, address) => {
  expect(restoredAt(address, typed)).toEqual(ofSender);
});

test.each([
  ['nothing', ''],
  ['the lane', lane],
  ['the load', `${lane}&${amount}&what=Green+coffee&mode=lcl`],
  ['a longer name of the place', `from=Veracruz%2C+MX+%28MXVER%29&to=Houston%2C+TX&${amount}`],
])('an address with %s keeps the details of a draft', (_, address) => {
  const { brought } = beginningAt(address);
  const kept = Object.entries(typed).filter(([name]) => !(name in brought));
  expect(restoredAt(address, typed)).toEqual(Object.fromEntries(kept));
});

test('a draft that was typed for an address is restored there whole, in every locale', () => {
  const address = `${lane}&${amount}`;
  const begun = beginningAt(address);
  const answers = { ...begun.brought, brandName: 'Café', 'shipment.grossKg': '950', productOrigin: '' };
  store({});
  const draft = changesIn(answers, begun);
  expect(draft).toMatchObject({ 'shipment.grossKg': '950', productOrigin: '' });
  const { load, ...typedThere } = draft;
  expect(load).toBe(begun.loadId);
  expect(restoredAt(address, draft)).toEqual(typedThere);
  expect(restoredAt(`${address}&numbers=en`, draft, 'pt')).toEqual(typedThere);
  const elsewhere = changesIn(answers, beginningAt(''));
  expect(restoredAt(address, elsewhere)).toEqual({ ...elsewhere, load: undefined });
});

const rowsOf = (...rows: Record<string, string>[]) =>
  Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(row).map(([field, text]) => [`shipment.pieces.${index}.${field}`, text]),
    ),
  );
const row = { quantity: '2', length: '120', width: '80', height: '100', weight: '50' };
const inRow = 'quantity=2&length=120&width=80&height=100';

test.each([
  ['another weight', `${lane}&kg=80&m3=2.5`, {}, []],
  ['another place', `from=Santos&to=Houston&${amount}`, {}, []],
  ['other goods', `${lane}&${amount}&what=Green+coffee.+Special+cargo`, {}, []],
  [
    'another weight beside pieces',
    `${lane}&kg=80&m3=1.92&${inRow}&weight=`,
    rowsOf({ ...row, packaging: 'pallet', alone: 'on' }),
    ['pieces.0.weight'],
  ],
  [
    'another weight and volume than those of pieces',
    `${lane}&kg=80&m3=2`,
    rowsOf({ ...row, packaging: 'pallet' }),
    ['pieces.0.length', 'pieces.0.width', 'pieces.0.height', 'pieces.0.weight'],
  ],
  ['pieces', `${lane}&${inRow}&weight=50`, rowsOf({ ...row, packaging: 'pallet' }), []],
  [
    'a container in place of totals',
    `${lane}&container=1x45G1`,
    { 'shipment.containers.0.weightKg': '400', 'shipment.containers.1.type': '22G1' },
    ['grossKg', 'volumeM3'],
  ],
  [
    'totals in place of containers',
    `${lane}&${amount}`,
    { 'shipment.containers.0.type': '45G1', 'shipment.containers.1.quantity': '2' },
    ['containers.0.type', 'containers.1.quantity'],
  ],
])(
  'a link of the draft with %s keeps all but the measures that it contradicts',
  (_, address, more, dropped) => {
    const draft = { ...typed, ...more, productOrigin: 'Coatepec', 'shipment.incotermPlace': 'Veracruz' };
    const { brought } = beginningAt(`${address}&draft=0.7`);
    const gone = [...Object.keys(brought), ...dropped.map((name) => `shipment.${name}`)];
    expect(restoredAt(`${address}&draft=0.7`, { ...draft, load: '0.7' })).toEqual(
      Object.fromEntries(Object.entries(draft).filter(([name]) => !gone.includes(name))),
    );
  },
);

test.each(['0.8', undefined])('a link that was made of another draft leaves the sender alone: %s', (load) => {
  const address = 'from=Houston&to=Cartagena&what=Toys&kg=500&m3=2&draft=0.7';
  expect(restoredAt(address, { ...typed, 'shipment.dangerous': 'yes', load })).toEqual(ofSender);
});

test('a draft of another load that was stored before its details leaves the sender alone', () => {
  const begun = beginningAt('from=Houston&to=Callao&container=2x45G1&what=Valves');
  store({});
  const draft = changesIn(
    { brandName: 'Café de Altura', productToExport: 'Valves', productOrigin: 'Houston' },
    begun,
  );
  expect(restoredAt(`${lane}&${amount}`, draft)).toEqual({ brandName: 'Café de Altura' });
});

test('a draft that names a load and holds nothing else is empty', () => {
  expect(restoredAt('', { load: 'Houston Callao' })).toEqual({});
  expect(restoredAt(lane, { load: beginningAt(lane).loadId })).toEqual({});
});

test('a lane of the map stands before the objective that was typed', () => {
  const address = 'objective=Ship+to+Santos.';
  expect(restoredAt(address, { objective: 'Sell in Ohio', products: 'Coffee' })).toEqual({
    objective: 'Ship to Santos.\nSell in Ohio',
    products: 'Coffee',
  });
  expect(restoredAt(address, { objective: 'Ship to Santos. Soon.' })).toEqual({
    objective: 'Ship to Santos. Soon.',
  });
});
