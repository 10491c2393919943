import { expect, test } from 'vitest';
import type { TransportMode } from '#features/cargo/choices.ts';
import { findWrongOrder } from './order.ts';
import { currentTime, withStates } from './progress.ts';
import type { Milestone } from './shipment.ts';

function milestone(code: Milestone['code'], times: Partial<Milestone>): Milestone {
  const none = { planned: null, estimated: null, actual: null };
  return { id: code, code, ...none, place: '', placeCode: null, delayReason: null, comment: '', ...times };
}

function wrongIn(after: Milestone[], before: Milestone[] = [], mode: TransportMode | null = 'fcl') {
  const wrong = findWrongOrder(before, after, mode);
  return wrong && [wrong.earlier, wrong.later].map(({ code, kind }) => `${code} ${kind}`);
}

test('a plan, a fact and an estimate before that of an earlier milestone are in the wrong order', () => {
  const planned = [
    milestone('departed', { planned: '2026-12-12' }),
    milestone('arrived', { planned: '2026-12-10' }),
  ];
  expect(wrongIn(planned)).toEqual(['departed planned', 'arrived planned']);
  const happened = [
    milestone('loaded', { actual: '2026-12-01' }),
    milestone('discharged', { actual: '2026-11-30' }),
  ];
  expect(wrongIn(happened)).toEqual(['loaded actual', 'discharged actual']);
  const estimated = milestone('arrived', { planned: '2026-12-20', estimated: '2026-12-10' });
  for (const kind of ['planned', 'estimated', 'actual'] as const)
    expect(wrongIn([milestone('departed', { [kind]: '2026-12-12' }), estimated]), kind).toEqual([
      `departed ${kind}`,
      'arrived estimated',
    ]);
});

test('the days of two places are compared, not their clocks', () => {
  const sameDay = [
    milestone('departed', { actual: '2026-12-12T22:00' }),
    milestone('arrived', { actual: '2026-12-12T06:00' }),
  ];
  expect(wrongIn(sameDay, [], 'road')).toBeNull();
});

test('by air one day earlier is that of the date line, and two are not', () => {
  const of = (arrived: string) => [
    milestone('departed', { planned: '2026-12-12' }),
    milestone('arrived', { planned: arrived }),
  ];
  expect(wrongIn(of('2026-12-11'), [], 'air')).toBeNull();
  expect(wrongIn(of('2026-12-11'), [], null)).toBeNull();
  expect(wrongIn(of('2026-12-11'))).not.toBeNull();
  expect(wrongIn(of('2026-12-10'), [], 'air')).not.toBeNull();
  // The customer sees times that were accepted.
  expect(currentTime(withStates(of('2026-12-11')), 1, 'air')?.time).toBe('2026-12-11');
});

test('papers, a booking and transshipments among themselves have no order', () => {
  expect(
    wrongIn([
      milestone('booked', { actual: '2026-12-14' }),
      milestone('departed', { actual: '2026-12-12' }),
      milestone('transshipment-arrived', { planned: '2026-12-20' }),
      milestone('transshipment-departed', { planned: '2026-12-18' }),
      milestone('arrived', { planned: '2026-12-28' }),
      milestone('import-cleared', { planned: '2026-12-24' }),
    ]),
  ).toBeNull();
});

test('a plan that was overtaken, and what was contradictory before a change, stay', () => {
  const departed = milestone('departed', { planned: '2026-12-12' });
  const arrived = milestone('arrived', { planned: '2026-12-20' });
  expect(wrongIn([{ ...departed, estimated: '2026-12-24' }, arrived], [departed, arrived])).toBeNull();
  const before = [departed, milestone('arrived', { planned: '2026-12-10' })];
  const commented = before.map((each) => ({ ...each, comment: 'Berth 4' }));
  expect(wrongIn(commented, before)).toBeNull();
});

test('a fact is refused for no estimate, which the customer is not shown any more', () => {
  const departed = milestone('departed', { planned: '2026-12-12' });
  const arrived = milestone('arrived', { estimated: '2026-12-20' });
  const after = [{ ...departed, actual: '2026-12-22' }, arrived];
  expect(wrongIn(after, [departed, arrived])).toBeNull();
  expect(currentTime(withStates(after), 1, 'fcl')).toBeNull();
  const expected = [{ ...departed, estimated: '2026-12-22' }, arrived];
  expect(wrongIn(expected, [departed, arrived])).toEqual(['departed estimated', 'arrived estimated']);
});
