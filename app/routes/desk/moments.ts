import { company } from '../../content/company.ts';
import { withinAnHour } from '../../content/en/desk/moments.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: company.hours.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

const hourFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: company.hours.timeZone,
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
});

const hour = 60 * 60 * 1000;

/** A moment that is known to the hour, without minutes that would claim more. */
export function hourOf(at: number, now: number): { text: string; at: string } {
  const text = now - at <= hour ? withinAnHour : hourFormat.format(at);
  return { text, at: new Date(at).toISOString() };
}

/** A moment (ms since 1970) on the clock of the office's hours, with the moment itself for machines. */
export function momentOf(at: number): { text: string; at: string } {
  return { text: format.format(at), at: new Date(at).toISOString() };
}
