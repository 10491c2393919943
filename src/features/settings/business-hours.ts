import type { OfficeHours } from '../../platform/company.ts';
import type { DueState } from '../requests/lead.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A date on a zone's calendar and the instants (ms since 1970) at which the office opens and closes on it. */
interface OfficeDay {
  opensAt: number;
  closesAt: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a zone's clocks show at an instant: 2026-11-23 18:00:00. Swedish writes date and time as ISO 8601 does. */
export function clockAt(instant: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format.format(instant);
}

/** The zone's distance from UTC at an instant, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${clockAt(wholeSecond, timeZone).replace(' ', 'T')}Z`) - wholeSecond;
}

/** The instant at which a zone's clocks show a date (YYYY-MM-DD) and time (HH:MM); in a spring gap, the instant after it. */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone);
  const corrected = asIfUtc - offsetAt(guess, timeZone);
  return corrected + offsetAt(corrected, timeZone) === asIfUtc ? corrected : guess;
}

/** The date (YYYY-MM-DD) that a zone's calendar shows at an instant. */
export function dateAt(instant: number, timeZone: string): string {
  return clockAt(instant, timeZone).slice(0, 10);
}

function dateAfter(date: string): string {
  return daysAfter(date, 1);
}

/** The instant at which a date (YYYY-MM-DD) is over on a zone's clocks: the first one of the next day. */
export function endOfDay(date: string, timeZone: string): number {
  return instantOf(dateAfter(date), '00:00', timeZone);
}

function isoWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

function officeDay(date: string, hours: OfficeHours): OfficeDay | null {
  if (!hours.days.includes(isoWeekday(date)) || hours.holidays.includes(date)) return null;
  return {
    opensAt: instantOf(date, hours.opens, hours.timeZone),
    closesAt: instantOf(date, hours.closes, hours.timeZone),
  };
}

/** A year with a holiday on every day is an owner's mistake; the search for an open day ends there. */
const searchLimitDays = 366;

/** Whether the office is open from an instant on, and when that next changes. */
interface OfficeState {
  open: boolean;
  changesAt: number;
}

/** The last states found, each valid from `from` until `changesAt`: the times of a day's requests need only a few. */
const knownStates = new WeakMap<OfficeHours, { from: number; state: OfficeState }[]>();
const maxKnownStates = 8;

/** Returns whether the office is open at an instant, and when that next changes. */
export function officeAt(instant: number, hours: OfficeHours): OfficeState {
  const known = knownStates.get(hours) ?? [];
  const held = known.find(({ from, state }) => from <= instant && instant < state.changesAt);
  if (held) return held.state;
  const state = findOfficeState(instant, hours);
  knownStates.set(hours, [{ from: instant, state }, ...known].slice(0, maxKnownStates));
  return state;
}

function findOfficeState(instant: number, hours: OfficeHours): OfficeState {
  let date = dateAt(instant, hours.timeZone);
  for (let searched = 0; searched < searchLimitDays; searched += 1) {
    const today = officeDay(date, hours);
    if (today && instant < today.opensAt) return { open: false, changesAt: today.opensAt };
    if (today && instant < today.closesAt) return { open: true, changesAt: today.closesAt };
    date = dateAfter(date);
  }
  throw new Error('The company file leaves no open day in a year.');
}

/** Days before the end of the list of holidays from which the owner is reminded to enter the next ones. */
const remindOfHolidaysDays = 90;

/**
 * Returns the last holiday of a list that ends within 90 days or has ended, YYYY-MM-DD; null otherwise, or without holidays.
 */
export function endOfHolidays({ holidays, timeZone }: OfficeHours, now: number): string | null {
  const last = holidays.toSorted().at(-1) ?? null;
  return last !== null && last <= daysAfter(dateAt(now, timeZone), remindOfHolidaysDays) ? last : null;
}

/**
 * The instant by which a person must have answered: `withinHours` of opening time after `receivedAt`
 * (ms since 1970), nights, weekends and holidays not counted.
 */
export function answerDueAt(receivedAt: number, withinHours: number, hours: OfficeHours): number {
  let left = withinHours * 60 * minute;
  let from = receivedAt;
  for (;;) {
    const { open, changesAt } = officeAt(from, hours);
    if (open) {
      if (left <= changesAt - from) return from + left;
      left -= changesAt - from;
    }
    from = changesAt;
  }
}

/** The date (YYYY-MM-DD) of the first day from a date on, itself included, on which the office opens. */
export function openDayFrom(date: string, hours: OfficeHours): string {
  const midnight = instantOf(date, '00:00', hours.timeZone);
  const { open, changesAt } = officeAt(midnight, hours);
  return open ? date : dateAt(changesAt, hours.timeZone);
}

/** The date so many days after another (both YYYY-MM-DD). */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** Opening time between two instants, in ms: negative when `to` lies before `from`. */
export function businessTimeBetween(from: number, to: number, hours: OfficeHours): number {
  if (to < from) return -businessTimeBetween(to, from, hours);
  let counted = 0;
  let now = from;
  while (now < to) {
    const { open, changesAt } = officeAt(now, hours);
    if (open) counted += Math.min(changesAt, to) - now;
    now = changesAt;
  }
  return counted;
}

/** Business hours before the due time in which an answer is due soon. */
export const soonWithinHours = 2;

/** The last due time that is soon at an instant. */
export function soonUntil(now: number, hours: OfficeHours): number {
  return answerDueAt(now, soonWithinHours, hours);
}

/** An instant with the last due time that is soon at it: worked out once for a whole list. */
export interface DueThresholds {
  now: number;
  soonUntil: number;
}

/** How a due time stands at an instant. At the due time itself it is too late. */
export function dueStateAt(dueAt: number, { now, soonUntil: soon }: DueThresholds): DueState {
  if (dueAt <= now) return 'overdue';
  return dueAt <= soon ? 'soon' : 'due';
}
