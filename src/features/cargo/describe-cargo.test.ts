import { expect, test } from 'vitest';
import { describeAnswers } from '#features/requests/describe-answers.ts';
import * as sample from '#features/settings/sample-company.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { wholeCargo } from '#tests/support/cargo.ts';
import { type Cargo, cargoInput } from './cargo.ts';
import { laneLine, totalsOf } from './cargo-lines.ts';
import { describeCargo } from './describe-cargo.ts';

const read = (typed: unknown): Cargo => {
  const cargo = cargoInput.parse(typed);
  if (!cargo) throw new Error('There is no shipment.');
  return cargo;
};

const linesOf = (typed: unknown, isForDesk = false) =>
  describeCargo(read(typed), 'en', { isForDesk }).flatMap(({ title, fields }) => [
    title,
    ...fields.map(({ label, value }) => `${label}: ${value}`),
  ]);

test('names both ends with their codes, also where a name begins with its code', () => {
  const places = { from: { text: 'Houston', code: 'IAH' }, to: { text: 'Bogotá', code: 'BOG' } };
  expect(linesOf(places)).toEqual(expect.arrayContaining(['From: Houston (IAH)', 'To: Bogotá (BOG)']));
  expect(laneLine(read(places))).toBe('Houston (IAH) → Bogotá (BOG)');
});

test('describes a shipment with its units, a line for each row and its totals', () => {
  expect(
    linesOf({
      from: { text: 'Coatepec, Mexico', code: 'MXVER', scope: 'door' },
      to: { code: 'IAH', scope: 'port' },
      mode: 'air',
      incoterm: 'FCA',
      incotermPlace: 'Veracruz',
      pieces: [
        { quantity: 4, packaging: 'pallet', length: 120, width: 100, height: 110, weight: 250, alone: true },
      ],
      readyOn: '2026-12-05',
      value: { amount: 12_500, currency: 'USD' },
      temperature: { minC: 2, maxC: 8 },
      dangerousGoods: [{ unNumber: '3480', class: '9' }],
      insurance: 'unknown',
      unknown: ['dates'],
    }),
  ).toEqual([
    'Shipment',
    'From: Coatepec, Mexico (MXVER), door',
    'To: IAH, airport',
    'Mode: Air',
    'Incoterms 2020 rule: FCA, Free Carrier: Veracruz',
    'Totals: 4 pieces · 1,000 kg · 5.28 m³ · chargeable 1,000 kg by air',
    'Pieces: 4 × pallet, 120 × 100 × 110 cm, 250 kg each, not stackable',
    'Dangerous goods: UN3480, class 9',
    'Temperature: 2 to 8 °C',
    'Ready on: Dec 5, 2026',
    'Value: USD 12,500',
    'Not known yet: Dates, Cargo insurance',
  ]);
});

test('describes containers and vehicles, and groups of free text as sections of their own', () => {
  expect(
    linesOf({
      mode: 'fcl',
      containers: [{ type: '45G1', quantity: 2, weightKg: 18_000 }, { type: '22G1' }],
      vehicles: [
        { year: 2019, make: 'Porsche', model: '911', vin: 'WP0AA2A99KS103227', runs: 'yes', keys: 'no' },
        { make: 'Ford', title: 'unknown', personalEffects: 'no' },
      ],
      project: { lifting: 'Four lugs', outOfGauge: 'yes' },
      storage: { palletsIn: 1_200, bonded: 'unknown' },
    }),
  ).toEqual([
    'Shipment',
    'Mode: Sea, full container (FCL)',
    'Totals: 3 containers · 2 vehicles',
    'Containers: 2 × 40′ high cube, 18,000 kg each\n1 × 20′ standard',
    'Vehicle: 2019 Porsche 911, VIN WP0AA2A99KS103227, runs and drives, no keys\nFord, no personal effects',
    'Not known yet: Title, Bonded',
    'Project cargo',
    'Lifting points: Four lugs',
    'Out of gauge: Yes',
    'Storage',
    'Pallets in a month: 1,200',
  ]);
});

test.each([
  [{ mode: 'lcl', grossKg: 812.26, volumeM3: 0.1234 }, '812.3 kg · 0.123 m³ · chargeable 0.812 W/M by sea'],
  [{ mode: 'road', grossKg: 100, volumeM3: 1 }, '100 kg · 1 m³ · chargeable 333 kg by road (333 kg per m³)'],
  [{ mode: 'rail', grossKg: 40_000 }, '40,000 kg'],
  [{ pieces: [{ quantity: 2, length: 10 }] }, '2 pieces'],
  [
    {
      units: { side: 'in', weight: 'lb' },
      pieces: [{ quantity: 1, length: 10, width: 10, height: 10, weight: 10 }],
    },
    '1 piece · 4.5 kg · 0.0164 m³',
  ],
  [{ from: { text: 'Lima' } }, ''],
])('names the totals that are known of %j', (typed, totals) => {
  expect(totalsOf(read(typed), 'en').join(' · ')).toBe(totals);
});

test('keeps the units that sizes and weights were given in', () => {
  const pieces = [{ quantity: 2, length: 47.5, height: 40, weight: 18 }, { packaging: 'crate' }];
  expect(linesOf({ units: { side: 'in', weight: 'lb' }, pieces })).toContain(
    'Pieces: 2 pieces, 47.5 × ? × 40 in, 18 lb each\ncrate',
  );
});

test('counts containers whose type nobody gave', () => {
  expect(linesOf({ containers: [{ quantity: 2, weightKg: 18_000 }, { quantity: 1 }] })).toContain(
    'Containers: 2 containers, 18,000 kg each\n1 container',
  );
});

test('shows the wording of a consent at the desk alone', () => {
  const typed = { contact: { by: 'phone', when: 'Mornings', calls: '2026-11' } };
  expect(linesOf(typed)).toEqual(['Shipment', 'Contact me by: Phone, Mornings', 'Agreed to calls: Yes']);
  expect(linesOf(typed, true)).toContain('Agreed to calls: Yes, wording 2026-11');
});

function leavesOf(value: unknown, path = ''): [string, string | number | boolean][] {
  if (typeof value !== 'object' || value === null) return [[path, value as string | number | boolean]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`));
}

test('hides nothing that was sent: every part changes the description', () => {
  const text = (cargo: unknown) => JSON.stringify(describeCargo(cargo as Cargo, 'en'));
  const whole = text(wholeCargo);
  for (const [path] of leavesOf(wholeCargo)) {
    // The list of dangerous goods implies it.
    if (path === '.version' || path === '.dangerous') continue;
    const without = structuredClone(wholeCargo) as unknown as { [name: string]: unknown };
    const names = path.slice(1).split('.');
    const last = names.pop() ?? '';
    // The parent of the leaf exists, because the path was read from the value.
    let holder = without;
    for (const name of names) holder = holder[name] as typeof without;
    delete holder[last];
    if (path.startsWith('.unknown')) without.unknown = [];
    expect(text(without), path).not.toBe(whole);
  }
});

test('names exports and imports for the country of the settings', () => {
  const directionIn = (country: string) => {
    const company = { ...sample.company, address: { ...sample.company.address, country } };
    return withSettings({ ...sample, company }, () => linesOf({ direction: 'export' }));
  };
  expect(directionIn('MX')).toContain('Direction: Mexico export');
  expect(directionIn('BR')).toContain('Direction: Brazil export');
});

test('follows the answers of a request, and a version of another release is described by its paths', () => {
  const titles = (cargo: object) =>
    describeAnswers(
      { kind: 'rate-request', answers: { products: 'Tea', shipment: cargo } as never },
      'en',
    ).map(({ title, fields }) => [title, fields.map(({ value }) => value).filter(Boolean)]);
  expect(titles(read({ mode: 'air' }))).toEqual([
    ['', ['Tea']],
    ['Shipment', ['Air']],
  ]);
  expect(titles({ version: 2, mode: 'drone' })).toEqual([
    ['', ['Tea']],
    ['Shipment', ['2', 'drone']],
  ]);
});
