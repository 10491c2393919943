import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { officeHoursIn } from '#tests/support/office-hours.ts';
import {
  answerDueAt,
  businessTimeBetween,
  dateAt,
  dueStateAt,
  endOfDay,
  hoursOfPage,
  instantOf,
  officeAt,
  soonUntil,
  soonWithinHours,
} from './business-hours.ts';

const hours = officeHoursIn('America/New_York');

const minute = 60_000;
const eastern = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Naive reference: checks the local time of one minute. */
function isOpenMinute(instant: number): boolean {
  const part = Object.fromEntries(eastern.formatToParts(instant).map(({ type, value }) => [type, value]));
  const date = `${part.year}-${part.month}-${part.day}`;
  const time = `${part.hour}:${part.minute}`;
  const weekend = part.weekday === 'Sat' || part.weekday === 'Sun';
  return !weekend && date !== '2026-11-26' && time >= '09:00' && time < '18:00';
}

/** Naive reference: steps minute by minute until enough open ones have passed. */
function slowDueAt(receivedAt: number, withinHours: number): number {
  let openMinutes = 0;
  let now = receivedAt;
  while (openMinutes < withinHours * 60) {
    if (isOpenMinute(now)) openMinutes += 1;
    now += minute;
  }
  return now;
}

const at = (text: string) => Date.parse(text);

describe('the office clock', () => {
  test.each([
    ['a morning', '2026-11-23T15:00:00Z', '2026-11-24T15:00:00Z'],
    ['Friday at 17:59', '2026-11-20T22:59:00Z', '2026-11-23T22:59:00Z'],
    ['Saturday', '2026-11-21T12:00:00Z', '2026-11-23T23:00:00Z'],
    ['the eve of a holiday', '2026-11-25T20:00:00Z', '2026-11-27T20:00:00Z'],
    ['before clocks go forward', '2027-03-12T20:00:00Z', '2027-03-15T19:00:00Z'],
    ['before clocks go back', '2026-10-30T19:00:00Z', '2026-11-02T20:00:00Z'],
  ])('nine business hours after %s', (_when, received, due) => {
    expect(new Date(answerDueAt(at(received), 9, hours)).toISOString()).toBe(new Date(at(due)).toISOString());
  });

  test('agrees with a walk minute by minute', () => {
    const anyMinute = fc
      .integer({ min: at('2026-10-20T00:00:00Z') / minute, max: at('2027-03-20T00:00:00Z') / minute })
      .map((minutes) => minutes * minute);
    fc.assert(
      fc.property(anyMinute, fc.integer({ min: 1, max: 20 }), (received, within) => {
        expect(answerDueAt(received, within, hours)).toBe(slowDueAt(received, within));
        expect(officeAt(received, hours).open).toBe(isOpenMinute(received));
      }),
      { numRuns: 60 },
    );
  });

  const anyMinute = (days: number) =>
    fc
      .integer({
        min: at('2026-10-20T00:00:00Z') / minute,
        max: at('2026-10-20T00:00:00Z') / minute + days * 24 * 60,
      })
      .map((minutes) => minutes * minute);

  test('counts opening time between two moments as a walk minute by minute does', () => {
    const slowBetween = (from: number, to: number) => {
      let open = 0;
      for (let now = from; now < to; now += minute) if (isOpenMinute(now)) open += minute;
      return open;
    };
    fc.assert(
      // Covers both clock changes, Thanksgiving and many weekends.
      fc.property(anyMinute(150), fc.integer({ min: 0, max: 6 * 24 * 60 }), (from, minutes) => {
        const to = from + minutes * minute;
        expect(businessTimeBetween(from, to, hours)).toBe(slowBetween(from, to));
        expect(businessTimeBetween(to, from, hours) + 0).toBe(-slowBetween(from, to) + 0);
      }),
      { numRuns: 40 },
    );
  });

  test('the due time is as much opening time away as was promised', () => {
    fc.assert(
      fc.property(anyMinute(150), fc.integer({ min: 1, max: 30 }), (received, within) => {
        const dueAt = answerDueAt(received, within, hours);
        expect(businessTimeBetween(received, dueAt, hours)).toBe(within * 60 * minute);
      }),
    );
  });

  test('an answer is soon due when two hours of opening time or less are left, and overdue at its time', () => {
    fc.assert(
      fc.property(anyMinute(150), fc.integer({ min: -300, max: 5 * 24 * 60 }), (now, minutes) => {
        const dueAt = answerDueAt(now + minutes * minute, 1, hours);
        const left = businessTimeBetween(now, dueAt, hours);
        const expected = dueAt <= now ? 'overdue' : left <= soonWithinHours * 60 * minute ? 'soon' : 'due';
        expect(dueStateAt(dueAt, { now, soonUntil: soonUntil(now, hours) })).toBe(expected);
      }),
    );
  });

  test.each([
    ['Friday at 17:59', '2026-11-20T22:59:00Z', 1],
    ['Saturday night', '2026-11-22T03:00:00Z', 0],
    ['Friday noon', '2026-11-20T17:00:00Z', 360],
  ])('from %s to Monday at nine the open minutes are counted', (_when, from, minutes) => {
    expect(businessTimeBetween(at(from), at('2026-11-23T14:00:00Z'), hours)).toBe(minutes * minute);
  });

  test('a time that a spring night leaves out is the hour after', () => {
    expect(new Date(instantOf('2027-03-14', '02:30', 'America/New_York')).toISOString()).toBe(
      '2027-03-14T07:30:00.000Z',
    );
  });

  test('a year without an open day is reported, not searched for ever', () => {
    expect(() => answerDueAt(0, 1, { ...hours, week: {} })).toThrow('no open day');
  });
});

test('a page gets the exceptions of the next weeks alone, and promises the same hour', () => {
  const exceptions = { '2026-09-07': null, ...hours.exceptions, '2028-01-17': null };
  const now = at('2026-11-24T15:00:00Z');
  const shown = hoursOfPage({ ...hours, exceptions }, now);
  expect(Object.keys(shown.exceptions)).toEqual(['2026-11-26']);
  expect(answerDueAt(now, 30, shown)).toBe(answerDueAt(now, 30, { ...hours, exceptions }));
});

test.for(['0001-01-02', '0002-12-15', '0999-12-31', '9999-12-30'])(
  'counts a day of the year of %s',
  (day) => {
    const end = endOfDay(day, 'America/New_York');
    expect(Number.isFinite(end)).toBe(true);
    expect(dateAt(end - 1, 'America/New_York')).toBe(day);
  },
);
