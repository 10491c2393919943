import { expect, test } from 'vitest';
import { officeHoursIn } from '#tests/support/office-hours.ts';
import { businessDayFrom, dateOfPreset, isFollowUpDate, proposedFollowUp } from './follow-up.ts';

const hours = officeHoursIn('America/Chicago');

// A Monday at noon in Houston, in the week of Thanksgiving.
const monday = Date.parse('2026-11-23T18:00:00Z');
const dateOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

test('business days leave out weekends and holidays, forward and back', () => {
  expect(businessDayFrom('2026-11-23', 1, hours)).toBe('2026-11-24');
  expect(businessDayFrom('2026-11-23', 3, hours)).toBe('2026-11-27');
  expect(businessDayFrom('2026-11-27', 1, hours)).toBe('2026-11-30');
  expect(businessDayFrom('2026-11-30', -2, hours)).toBe('2026-11-25');
  expect(businessDayFrom('2026-11-29', 0, hours)).toBe('2026-11-29');
});

test('a quote is followed up two business days before it expires, when the office opens', () => {
  const at = (validUntil: string | null) =>
    dateOf(proposedFollowUp({ stage: 'quoted', validUntil }, monday, hours));
  expect(at('2026-12-11')).toBe('2026-12-09T15:00:00.000Z');
  // Two business days before are over: the next business day.
  expect(at('2026-11-24')).toBe('2026-11-24T15:00:00.000Z');
  expect(at('2026-11-23')).toBe('2026-11-24T15:00:00.000Z');
  expect(at(null)).toBe('2026-11-27T15:00:00.000Z');
  expect(at('2026-11-01')).toBe('2026-11-27T15:00:00.000Z');
});

test('missing information is asked for after two business days, after another reply in three, and never once closed', () => {
  const at = (stage: 'need-information' | 'new' | 'won') =>
    dateOf(proposedFollowUp({ stage, validUntil: '2026-12-11' }, monday, hours));
  expect(at('need-information')).toBe('2026-11-25T15:00:00.000Z');
  expect(at('new')).toBe('2026-11-27T15:00:00.000Z');
  expect(at('won')).toBeNull();
});

test('presets name business days', () => {
  const friday = Date.parse('2026-11-27T18:00:00Z');
  expect(dateOfPreset('tomorrow', friday, hours)).toBe('2026-11-30');
  expect(dateOfPreset('three-days', friday, hours)).toBe('2026-12-02');
  expect(dateOfPreset('next-week', friday, hours)).toBe('2026-11-30');
  expect(dateOfPreset('next-week', monday, hours)).toBe('2026-11-30');
});

test('a date is at most a year away', () => {
  expect(isFollowUpDate('2027-11-20', monday, hours)).toBe(true);
  expect(isFollowUpDate('2027-12-20', monday, hours)).toBe(false);
  expect(isFollowUpDate('1999-01-01', monday, hours)).toBe(false);
});
