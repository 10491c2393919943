import type { DayHours, OfficeHours, Weekday } from '#platform/company.ts';
import { usualHours } from '#platform/values/usual-hours.ts';
import type { DueState } from './due-state.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A local date and the instants (ms since 1970) at which the office opens and closes on it. */
interface OfficeDay {
  opensAt: number;
  closesAt: number;
}

/** Thrown where an office is closed for a year, so that no due time can be counted. */
export class NoOpenDay extends Error {}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the local date and time of an instant: 2026-11-23 18:00:00. The Swedish locale uses this format, with fewer
 * digits for a year before 1000.
 */
export function clockAt(instant: number, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZone, format);
  }
  return format.format(instant).padStart('2026-11-23 18:00:00'.length, '0');
}

/** Returns the zone's offset from UTC, in ms. */
function offsetAt(instant: number, timeZone: string): number {
  const wholeSecond = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${clockAt(wholeSecond, timeZone).replace(' ', 'T')}Z`) - wholeSecond;
}

/** Returns the instant of a local date (YYYY-MM-DD) and time (HH:MM); in a spring gap, the instant after it. */
export function instantOf(date: string, time: string, timeZone: string): number {
  const asIfUtc = Date.parse(`${date}T${time}:00Z`);
  const guess = asIfUtc - offsetAt(asIfUtc, timeZone);
  const corrected = asIfUtc - offsetAt(guess, timeZone);
  return corrected + offsetAt(corrected, timeZone) === asIfUtc ? corrected : guess;
}

/** Returns the local date (YYYY-MM-DD) of an instant. */
export function dateAt(instant: number, timeZone: string): string {
  return clockAt(instant, timeZone).slice(0, 10);
}

function dateAfter(date: string): string {
  return daysAfter(date, 1);
}

/** Returns the first instant of the day after a local date (YYYY-MM-DD). */
export function endOfDay(date: string, timeZone: string): number {
  return instantOf(dateAfter(date), '00:00', timeZone);
}

function isoWeekday(date: string): Weekday {
  return String(new Date(`${date}T00:00:00Z`).getUTCDay() || 7) as Weekday;
}

/** Returns the opening and closing of a local date; null where the office is closed. */
function hoursOn(date: string, { week, exceptions }: OfficeHours): DayHours | null {
  const exception = exceptions[date];
  return exception === undefined ? (week[isoWeekday(date)] ?? null) : exception;
}

function officeDay(date: string, hours: OfficeHours): OfficeDay | null {
  const open = hoursOn(date, hours);
  if (!open) return null;
  const [opens, closes] = open;
  return {
    opensAt: instantOf(date, opens, hours.timeZone),
    closesAt: instantOf(date, closes, hours.timeZone),
  };
}

/** Returns the instant at which the office opens on a local date; where it is closed, at which it usually opens. */
export function opensAt(date: string, hours: OfficeHours): number {
  const [opens] = hoursOn(date, hours) ?? usualHours(hours);
  return instantOf(date, opens, hours.timeZone);
}

/** Ends the search for an open day when an owner enters a holiday for every day of a year. */
const searchLimitDays = 366;

/** Days of which a page tells the browser when the office is open: it is never kept that long. */
const pageDays = 60;

/** Returns the hours as a page needs them, without the holidays of years to come. */
export function hoursOfPage(hours: OfficeHours, now: number): OfficeHours {
  const [first, last] = [dateAt(now - day, hours.timeZone), dateAt(now + pageDays * day, hours.timeZone)];
  const coming = Object.entries(hours.exceptions).filter(([date]) => first <= date && date <= last);
  return { ...hours, exceptions: Object.fromEntries(coming) };
}

interface OfficeState {
  open: boolean;
  changesAt: number;
}

/** The last states, each valid from `from` until `changesAt`: a day's requests need only a few. */
const knownStates = new WeakMap<OfficeHours, { from: number; state: OfficeState }[]>();
const maxKnownStates = 8;

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
  throw new NoOpenDay('The settings leave no open day in a year.');
}

/**
 * Returns the time by which staff must have replied: `withinHours` of opening time after `receivedAt` (ms since 1970),
 * without nights, weekends and holidays.
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

export function openDayFrom(date: string, hours: OfficeHours): string {
  const midnight = instantOf(date, '00:00', hours.timeZone);
  const { open, changesAt } = officeAt(midnight, hours);
  return open ? date : dateAt(changesAt, hours.timeZone);
}

/** Adds days to a date (YYYY-MM-DD); takes them off where they are negative. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** Returns the opening time between two instants, in ms: negative when `to` is before `from`. */
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

/** Business hours before the due time in which a reply is due soon. */
export const soonWithinHours = 2;

/** Returns the last due time that counts as soon. */
export function soonUntil(now: number, hours: OfficeHours): number {
  return answerDueAt(now, soonWithinHours, hours);
}

export interface DueThresholds {
  now: number;
  soonUntil: number;
}

/** At the due time itself, the reply is late. */
export function dueStateAt(dueAt: number, { now, soonUntil: soon }: DueThresholds): DueState {
  if (dueAt <= now) return 'overdue';
  return dueAt <= soon ? 'soon' : 'due';
}
