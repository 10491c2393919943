import { company } from '../../content/company.ts';

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: company.hours.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A moment (ms since 1970) on the clock of the office's hours, with the moment itself for machines. */
export function momentOf(at: number): { text: string; at: string } {
  return { text: format.format(at), at: new Date(at).toISOString() };
}
