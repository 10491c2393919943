import { expect, test } from 'vitest';
import { type DeadlineFacts, proposeDeadlines } from './propose-deadlines.ts';
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
    'arrival-notice': '2026-12-29T02:59:00.000Z',
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
    'customs-entry': '2027-01-13T05:59:00.000Z',
  });
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
  expect(proposed({ milestones })).toEqual({ 'empty-return': null });
  expect(proposed({ mode: null })).toEqual({});
});
