import { expect, test } from 'vitest';
import { daysBetween, isLater, localTimeIn } from '#platform/values/local-time.ts';
import { currentTime, hasMoved, inOrder, isDelayed, progressOf, shownTime, withStates } from './progress.ts';
import type { Milestone } from './shipment.ts';

const milestone = (code: Milestone['code'], times: Partial<Milestone> = {}): Milestone => ({
  id: code,
  code,
  planned: null,
  estimated: null,
  actual: null,
  place: '',
  placeCode: null,
  delayReason: null,
  comment: '',
  ...times,
});

const line = [
  milestone('booked', { actual: '2026-11-02T10:00' }),
  milestone('gate-in', { planned: '2026-11-05' }),
  milestone('departed', { planned: '2026-11-08', actual: '2026-11-09T21:15' }),
  milestone('arrived', { planned: '2026-11-27', estimated: '2026-11-30' }),
  milestone('delivered', { planned: '2026-12-03' }),
];

test('the milestone after the last that happened is next, and one before it that nobody reported is not', () => {
  expect(withStates(line).map(({ state }) => state)).toEqual([
    'done',
    'unreported',
    'done',
    'next',
    'planned',
  ]);
  const { last, next, arrival } = progressOf(line);
  expect([last?.code, next?.code, arrival?.code]).toEqual(['departed', 'arrived', 'delivered']);
  expect(progressOf([])).toEqual({ last: null, next: null, arrival: null });
  const canceled = progressOf(line, 'cancelled');
  expect([canceled.last?.code, canceled.next, canceled.arrival]).toEqual(['departed', null, null]);
});

test('a plan that a delay has overtaken and one that nobody reported are not shown as times', () => {
  const late = withStates(line.with(4, milestone('delivered', { planned: '2026-11-29' })));
  expect(late.map((_, index) => currentTime(late, index, 'fcl')?.time ?? null)).toEqual([
    '2026-11-02T10:00',
    null,
    '2026-11-09T21:15',
    '2026-11-30',
    null,
  ]);
  expect(currentTime(withStates(line), 4, 'fcl')).toEqual({ kind: 'planned', time: '2026-12-03' });
});

test('nothing is next once it is delivered, and the return of an empty container stays planned', () => {
  const toReturn = milestone('empty-returned', { planned: '2026-12-01' });
  const end = [milestone('arrived', { actual: '2026-11-28' }), milestone('delivered'), toReturn];
  expect(progressOf(end).next?.code).toBe('delivered');
  const delivered = end.with(1, milestone('delivered', { actual: '2026-12-03' }));
  expect(withStates(delivered).map(({ state }) => state)).toEqual(['done', 'done', 'planned']);
  expect(progressOf(delivered).next).toBeNull();
  const returned = delivered.with(2, milestone('empty-returned', { actual: '2026-12-05' }));
  expect(withStates(returned).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
});

test('a day is compared with a time by the day', () => {
  expect(isLater('2026-11-09T21:15', '2026-11-09')).toBe(false);
  expect(isLater('2026-11-10', '2026-11-09T21:15')).toBe(true);
  expect(isDelayed(milestone('departed', { planned: '2026-11-09', actual: '2026-11-09T23:00' }))).toBe(false);
  expect(line.filter(isDelayed).map(({ code }) => code)).toEqual(['departed', 'arrived']);
  expect(daysBetween('2026-11-09T21:15', '2026-11-30')).toBe(21);
});

test('what happened is shown before what is expected, and that before what was planned', () => {
  expect(line.map((one) => shownTime(one)?.kind)).toEqual([
    'actual',
    'planned',
    'actual',
    'estimated',
    'planned',
  ]);
  expect(shownTime(milestone('booked'))).toBeNull();
});

test('a time is written on the clock of its place, with the year where it is another', () => {
  expect(localTimeIn('2026-12-14', 'en', 2026)).toBe('Mon, Dec 14');
  expect(localTimeIn('2026-12-14T18:30', 'en', 2026)).toBe('Mon, Dec 14, 6:30\u00a0PM');
  expect(localTimeIn('2027-01-04', 'en', 2026)).toBe('Mon, Jan 4, 2027');
});

test.each([
  ['en', '2026-11-19T08:00', 'Thu, Nov 19, 8\u00a0AM'],
  ['es', '2026-11-19T08:00', 'jue, 19 nov, 8:00'],
  ['es', '2026-12-14T18:30', 'lun, 14 dic, 18:30'],
  ['pt', '2026-11-19T08:00', 'qui., 19 de nov., 8h'],
  ['pt', '2026-12-14T18:30', 'seg., 14 de dez., 18h30'],
] as const)('the time of a milestone is written as a promised hour is: %s, %s', (locale, time, text) => {
  expect(localTimeIn(time, locale, 2026)).toBe(text);
});

test('a release before the arrival leaves the cargo where it is, with the plan of its arrival', () => {
  const released = withStates([
    milestone('departed', { actual: '2026-11-09' }),
    milestone('arrived', { planned: '2026-11-28' }),
    milestone('discharged', { planned: '2026-11-29' }),
    milestone('import-cleared', { actual: '2026-11-23' }),
    milestone('available', { actual: '2026-11-23' }),
    milestone('gate-out', { planned: '2026-12-01' }),
  ]);
  expect(released.map(({ state }) => state)).toEqual(['done', 'next', 'planned', 'done', 'done', 'planned']);
  expect(currentTime(released, 1, 'fcl')).toEqual({ kind: 'planned', time: '2026-11-28' });
  const { last, next } = progressOf(released);
  expect([last?.code, next?.code]).toEqual(['departed', 'arrived']);
  const exported = [milestone('collected'), milestone('export-cleared', { actual: '2026-11-02' })];
  expect(withStates(exported).map(({ state }) => state)).toEqual(['next', 'done']);
  expect(hasMoved(exported)).toBe(false);
});

test('cargo passes a clearance only where it could not have gone on without it', () => {
  const of = (code: Milestone['code']) =>
    withStates(
      inOrder([
        milestone('export-cleared'),
        milestone('import-cleared'),
        milestone(code, { actual: '2026-11-09' }),
      ]),
    ).flatMap(({ code: each, state }) => (each === code ? [] : [state]));
  expect(of('gate-in')).toEqual(['next', 'planned']);
  expect(of('departed')).toEqual(['unreported', 'next']);
  expect(of('discharged')).toEqual(['unreported', 'next']);
  expect(of('gate-out')).toEqual(['unreported', 'unreported']);
});

test('a second line of what has happened is not next', () => {
  const twice = [
    milestone('departed', { actual: '2026-11-22' }),
    milestone('departed', { id: 'again', planned: '2026-12-08' }),
    milestone('arrived', { planned: '2026-12-20' }),
  ];
  expect(progressOf(twice).next?.code).toBe('arrived');
  expect(hasMoved(twice)).toBe(true);
});

test('a booking and an empty container leave the cargo with its shipper', () => {
  const on = (code: Milestone['code']) => hasMoved([milestone(code, { actual: '2026-11-24' })]);
  expect([on('booked'), on('empty-picked-up'), on('collected'), on('gate-in')]).toEqual([
    ...[false, false, true, true],
  ]);
});
