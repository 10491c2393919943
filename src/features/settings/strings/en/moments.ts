import { dateTimeFormat } from '#platform/values/format.ts';
import type { DueState } from '../../due-state.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const lateCount = '{count} late';

/** Of a use that is known to the hour. */
const withinAnHour = 'within the last hour';

/** Browsers differ in the space before "PM": a narrow one is replaced. */
function format(at: number, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat('en-US', { timeZone, ...options })
    .format(at)
    .replaceAll('\u202f', ' ');
}

/**
 * A moment (ms since 1970) as briefly as it stays clear: "9:12 AM ET" today, "Fri 5:59 PM ET" within six days, else the
 * date.
 */
export function shortMoment(at: number, now: number, timeZone: string): string {
  const time = format(at, timeZone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' });
  const dateOf = (instant: number) => format(instant, timeZone, { dateStyle: 'short' });
  if (dateOf(at) === dateOf(now)) return time;
  if (Math.abs(at - now) < 6 * day) return `${format(at, timeZone, { weekday: 'short' })} ${time}`;
  const year = { year: 'numeric' } as const;
  const isThisYear = format(at, timeZone, year) === format(now, timeZone, year);
  return format(at, timeZone, { month: 'short', day: 'numeric', ...(isThisYear ? {} : year) });
}

/** Due time of an answer, with its weekday and without empty minutes: "Mon 6 PM ET". */
export function dueMoment(at: number, now: number, timeZone: string): string {
  if (Math.abs(at - now) >= 6 * day) return shortMoment(at, now, timeZone);
  const time = {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  } as const;
  return format(at, timeZone, time).replace(', ', ' ').replace(':00', '');
}

/** A moment with its year: "Nov 23, 2026, 6:00 PM ET". */
export function longMoment(at: number, timeZone: string): string {
  return format(at, timeZone, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortGeneric',
  });
}

/** A moment that is known to the hour: "Nov 23, 2026, 6 PM ET". */
export function hourMoment(at: number, now: number, timeZone: string): string {
  if (now - at <= hour) return withinAnHour;
  return format(at, timeZone, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    timeZoneName: 'shortGeneric',
  });
}

/** The day of a moment (ms since 1970): "Nov 23, 2026". */
export function mediumDate(at: number, timeZone: string): string {
  return format(at, timeZone, { dateStyle: 'medium' });
}

/** The day of a moment of this year or the next: "Dec 5". */
export function shortDay(at: number, timeZone: string): string {
  return format(at, timeZone, { month: 'short', day: 'numeric' });
}

/** A date (YYYY-MM-DD) of this year or the next: "Dec 5". */
export function shortDate(date: string): string {
  return shortDay(Date.parse(date), 'UTC');
}

/** A date (YYYY-MM-DD) with its weekday: "Fri, Dec 5". */
export function weekdayDate(date: string): string {
  return format(Date.parse(date), 'UTC', { weekday: 'short', month: 'short', day: 'numeric' });
}

/** A date (YYYY-MM-DD) with weekday and year: "Fri, Dec 5, 2026". */
export function longDay(date: string): string {
  return format(Date.parse(date), 'UTC', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
}

/** A length of time, rounded: "40 min", "5 h", "3 days". */
export function span(ms: number): string {
  if (ms < hour) return `${Math.max(1, Math.round(ms / minute))} min`;
  return ms < 2 * day ? `${Math.round(ms / hour)} h` : `${Math.round(ms / day)} days`;
}

/** Due time of an answer, for staff: "2 h late", "in 40 min", "Mon 4:00 PM ET". */
export function describeDueTime(
  { due, dueAt }: { due: DueState | null; dueAt: number },
  now: number,
  timeZone: string,
): string {
  if (due === null) return 'No answer due';
  if (due === 'overdue') return `${span(now - dueAt)} late`;
  // Over a closed office the hours would mislead.
  if (due === 'soon' && dueAt - now < 3 * hour) return `in ${span(dueAt - now)}`;
  return shortMoment(dueAt, now, timeZone);
}

/** A length of opening time: "under 1 min", "40 min", "3 h 20 min". */
export function describeOpenTime(ms: number): string {
  const minutes = Math.round(ms / minute);
  const rest = minutes % 60;
  if (minutes === 0) return 'under 1 min';
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`;
}

/** A time of the settings ("18:00") as people say it: "6 PM". */
export function clockTime(time: string): string {
  const [hours, minutes] = time.split(':').map(Number);
  return format(Date.UTC(2000, 0, 1, hours, minutes), 'UTC', {
    hour: 'numeric',
    ...(minutes ? { minute: '2-digit' as const } : {}),
  });
}
