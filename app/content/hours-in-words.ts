import { instantOf } from '../../contract/business-hours.ts';
import { company } from './company.ts';

/** Any Monday will do: the two zones of an office seldom drift apart. */
const sampleDate = '2026-03-02';

/** 09:00 as 9:00 AM. Written by hand because browsers disagree on the space before AM. */
function twelveHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function timeIn(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant);
}

function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, '');
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function daysInWords(days: number[]): string {
  const names = [...days].sort((a, b) => a - b).map((day) => weekdays[day - 1] ?? '');
  const isRun = days.length > 2 && Math.max(...days) - Math.min(...days) === days.length - 1;
  return isRun ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}

/** The office hours as English says them, on the clock they are kept by and on the clock where the office stands. */
export function hoursInEnglish() {
  const { hours, localTimeZone, address } = company;
  const localTime = (time: string) => timeIn(instantOf(sampleDate, time, hours.timeZone), localTimeZone);
  const span = (opens: string, closes: string) => `${twelveHour(opens)}–${twelveHour(closes)}`;
  return {
    days: daysInWords(hours.days),
    official: `${span(hours.opens, hours.closes)} ${zoneName(hours.timeZone)}`,
    local: `${span(localTime(hours.opens), localTime(hours.closes))} ${zoneName(localTimeZone)}, in ${address.city}`,
  };
}
