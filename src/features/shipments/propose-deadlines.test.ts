import { expect, test } from 'vitest';
import { type DeadlineFacts, isFood, proposeDeadlines } from './propose-deadlines.ts';
import type { Milestone } from './shipment.ts';

const at = (time: string, code: Milestone['code'], actual: string | null = null): Milestone => ({
  id: code,
  code,
  planned: time,
  estimated: null,
  actual,
  place: '',
  placeCode: null,
  delayReason: null,
  comment: '',
});

const houston = { text: 'Houston, TX, US', code: 'USHOU' };
const santos = { text: 'Santos, BR', code: 'BRSSZ' };
const facts: DeadlineFacts = {
  mode: 'fcl',
  from: houston,
  to: santos,
  milestones: [at('2026-12-08', 'departed'), at('2026-12-28', 'arrived'), at('2026-12-30', 'gate-out')],
  cargo: null,
  isFood: false,
  companyCountry: 'US',
  zones: { from: 'America/Chicago', to: 'America/Sao_Paulo' },
};

const proposed = (changes: Partial<DeadlineFacts> = {}) =>
  Object.fromEntries(
    proposeDeadlines({ ...facts, ...changes }).map(({ kind, dueAt }) => [
      kind,
      dueAt && new Date(dueAt).toISOString(),
    ]),
  );

test('a container from the US has the carrier’s cut-offs without a time, and AES a day before the day of loading', () => {
  expect(proposed()).toEqual({
    'documents-cutoff': null,
    'vgm-cutoff': null,
    'cargo-cutoff': null,
    // Loaded on December 7, which begins at 06:00 UTC.
    'aes-filing': '2026-12-06T05:59:00.000Z',
    // Three days after the departure; the other side is the agent’s.
    'pre-alert': '2026-12-12T05:59:00.000Z',
  });
});

test('a shipment between two other countries has the deadlines of both sides', () => {
  expect(proposed({ companyCountry: 'MX' })).toMatchObject({
    'documents-cutoff': null,
    'arrival-notice': '2026-12-24T02:59:00.000Z',
    'last-free-day': null,
    'customs-entry': null,
    'empty-return': null,
  });
});

test('a time of loading gives the minute; by air, AES is due two hours before the departure', () => {
  const milestones = [at('2026-12-07T18:00', 'loaded'), ...facts.milestones];
  expect(proposed({ milestones })['aes-filing']).toBe('2026-12-07T00:00:00.000Z');
  const flight = [at('2026-12-08T18:00', 'departed'), at('2026-12-09', 'arrived')];
  expect(proposed({ mode: 'air', milestones: flight })).toMatchObject({
    'cargo-cutoff': null,
    'aes-filing': '2026-12-08T22:00:00.000Z',
  });
  expect(proposed({ mode: 'air', milestones: flight })).not.toHaveProperty('vgm-cutoff');
});

test('a US import by sea has its ISF before loading and its entry 15 days after the arrival', () => {
  const zones = { from: facts.zones.to, to: facts.zones.from };
  const found = proposed({ from: santos, to: houston, zones });
  expect(found).toMatchObject({
    'isf-filing': '2026-12-06T02:59:00.000Z',
    'ams-filing': '2026-12-06T02:59:00.000Z',
    // Five days before the arrival on December 28.
    'arrival-notice': '2026-12-24T05:59:00.000Z',
    'customs-entry': '2027-01-13T05:59:00.000Z',
    // Ten working days after the arrival.
    'entry-summary': '2027-01-12T05:59:00.000Z',
  });
  for (const kind of ['documents-cutoff', 'vgm-cutoff', 'cargo-cutoff', 'pre-alert', 'fda-prior-notice'])
    expect(found, kind).not.toHaveProperty(kind);
  expect(found).not.toHaveProperty('aes-filing');
  // On board and going on to another country, it is no import.
  expect(proposed({ from: santos, to: { text: 'Veracruz, MX', code: 'MXVER' } })).not.toHaveProperty(
    'isf-filing',
  );
});

test.each([
  ['to Canada', { to: { text: 'Toronto, CA', code: 'CATOR' } }],
  ['within the US', { to: { text: 'Miami, FL, US', code: 'USMIA' } }],
  ['of a low value', { cargo: { version: 1 as const, value: { amount: 2_000, currency: 'USD' as const } } }],
])('no AES filing is proposed for cargo %s', (_, changes) => {
  expect(proposed(changes)).not.toHaveProperty('aes-filing');
});

test('nothing of what has happened is proposed, and nothing without a mode', () => {
  const milestones = facts.milestones.map((milestone) => ({ ...milestone, actual: milestone.planned }));
  expect(proposed({ milestones, companyCountry: 'BR' })).toEqual({ 'empty-return': null });
  expect(proposed({ mode: null })).toEqual({});
});

test.each([
  ['fcl', '2026-12-27T21:59:00.000Z'],
  ['air', '2026-12-28T01:59:00.000Z'],
] as const)(
  'food by %s has a prior notice of the FDA before its arrival in the United States',
  (mode, due) => {
    const zones = { from: facts.zones.to, to: facts.zones.from };
    const found = proposed({ mode, from: santos, to: houston, zones, isFood: true });
    expect(found['fda-prior-notice']).toBe(due);
  },
);

test('a truck is entered at the border, not fifteen days after Houston', () => {
  const monterrey = { text: 'Monterrey, Nuevo León, MX', code: 'MXMTY' };
  const zones = { from: 'America/Monterrey', to: 'America/Chicago' };
  const milestones = [at('2026-12-08', 'departed'), at('2026-12-10', 'arrived')];
  const found = proposed({ mode: 'road', from: monterrey, to: houston, zones, milestones });
  expect(found).toMatchObject({ 'ace-manifest': null, 'border-crossing': null });
  expect(found).not.toHaveProperty('customs-entry');
  const south = proposed({ mode: 'road', from: houston, to: monterrey, milestones });
  expect(south).toHaveProperty('border-crossing', null);
  expect(south).not.toHaveProperty('ace-manifest');
});

test('food is known by its HS chapter, by alcohol and by its words in three languages', () => {
  const cargo = (hsCode: string) => ({ version: 1 as const, hsCode });
  expect(isFood(cargo('0901.11'), '')).toBe(true);
  expect(isFood(cargo('2204'), '')).toBe(true);
  expect(isFood(cargo('8481.80'), 'valves for coffee machines')).toBe(false);
  for (const goods of [
    'Green coffee in bags',
    'Café verde',
    'camarão congelado',
    'Vino tinto',
    'Frozen shrimp',
  ])
    expect(isFood(null, goods), goods).toBe(true);
  expect(isFood(null, 'Gate valves')).toBe(false);
});

test('what is sold to the port has no entry and no last free day', () => {
  const zones = { from: facts.zones.to, to: facts.zones.from };
  const found = proposed({ from: santos, to: houston, zones, endsAtPort: true });
  for (const kind of ['customs-entry', 'entry-summary', 'last-free-day'])
    expect(found, kind).not.toHaveProperty(kind);
  expect(found).toHaveProperty('arrival-notice');
});
