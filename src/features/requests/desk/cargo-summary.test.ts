import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { describeCargo } from '#features/cargo/describe-cargo.ts';
import { wholeCargo } from '#tests/support/cargo.ts';
import { cargoSummary } from './cargo-summary.ts';

const summaryOf = (typed: unknown) => cargoSummary(cargoInput.parse(typed) as Cargo);

test('shows lane, facts and pieces first, in the units in which they were given', () => {
  const summary = summaryOf({
    from: { text: 'Veracruz', code: 'MXVER', scope: 'port' },
    to: { code: 'USHOU' },
    mode: 'lcl',
    incoterm: 'FOB',
    incotermPlace: 'Veracruz',
    readyOn: '2026-12-05',
    units: { side: 'in', weight: 'lb' },
    pieces: [
      { quantity: 2, packaging: 'crate', length: 40, width: 40, height: 40, weight: 100, alone: true },
      { quantity: 1, length: 20, width: 20, height: 20, weight: 50 },
    ],
    hsCode: '0901.21',
  });
  expect(summary).toMatchObject({
    from: { text: 'Veracruz', code: 'MXVER', scope: 'port' },
    to: { text: 'USHOU', code: '', scope: '' },
    facts: ['LCL', '3 pieces', '113.4 kg', '2.23 m³', 'FOB Veracruz', 'ready Dec 5, 2026'],
    pieces: [
      {
        quantity: '2',
        packaging: 'Crate, not stackable',
        size: '40 × 40 × 40 in',
        each: '100 lb',
        weight: '90.7 kg',
        volume: '2.1 m³',
      },
      { packaging: '–', weight: '22.7 kg' },
    ],
    sections: [{ title: '', fields: [{ value: '0901.21' }] }],
  });
});

test('states no weight twice, and a chargeable amount only if it is another figure', () => {
  const container = { type: '22G1', quantity: 1, weightKg: 22_400 };
  expect(summaryOf({ mode: 'fcl', containers: [container] }).facts).toEqual([
    'FCL',
    '1 × 20′ standard, 22,400 kg',
  ]);
  const piece = { quantity: 2, length: 100, width: 100, height: 100, weight: 500 };
  expect(summaryOf({ mode: 'air', pieces: [piece] }).facts).not.toContain('chargeable 1,000 kg by air');
  expect(summaryOf({ mode: 'air', pieces: [{ ...piece, weight: 50 }] }).facts.join()).toContain('chargeable');
});

test.each([
  ['Bogotá', 'BOG', 'BOG'],
  ['Bogotá, CO (BOG)', 'BOG', ''],
  ['Houston, TX, US (USHOU)', 'USHOU', ''],
  ['Houston', 'IAH', 'IAH'],
  ['BOGOTÁ', 'BOG', 'BOG'],
  ['San Diego', 'SAN', 'SAN'],
])('shows "%s" with the code %s that its customer chose', (text, code, shown) => {
  expect(summaryOf({ from: { code: 'IAH' }, to: { text, code } }).to).toEqual({
    text,
    code: shown,
    scope: '',
  });
});

test('puts UN numbers and what is to be confirmed apart', () => {
  const summary = summaryOf({
    dangerous: 'yes',
    dangerousGoods: [{ unNumber: '3480', class: '9' }, { name: 'Paint' }],
    vehicles: [{ make: 'Honda', vin: '1HGCM82633A004353' }],
  });
  expect(summary.dangerous).toEqual([
    { number: 'UN3480', text: 'class 9' },
    { number: 'UN number not given', text: 'Paint' },
  ]);
  expect(summary.warnings).toEqual([
    expect.stringContaining('UN3480'),
    expect.stringContaining('1HGCM82633A004353'),
  ]);
  expect(summaryOf({ dangerous: 'yes' }).dangerous).toEqual([{ number: 'UN number not given', text: '' }]);
  expect(summaryOf({ dangerous: 'no' }).dangerous).toEqual([]);
});

test('copies all of the description as text', () => {
  const { text } = cargoSummary(wholeCargo);
  for (const { fields } of describeCargo(wholeCargo, 'en', { isForDesk: true }))
    for (const { value } of fields) expect(text).toContain(value);
});

test('says which answers contradict each other; a date has passed when it was so on arrival', () => {
  const cargo = cargoInput.parse({ mode: 'air', readyOn: '2026-12-05' }) as Cargo;
  const { contradictions } = cargoSummary(cargo, { service: 'sea-freight', arrivedOn: '2026-12-06' });
  expect(contradictions).toEqual([
    'The service is sea freight, but the mode is air. Which one is right?',
    'The day on which it is ready, Dec 5, 2026, has passed.',
  ]);
  expect(cargoSummary(cargo).contradictions).toEqual([]);
});
