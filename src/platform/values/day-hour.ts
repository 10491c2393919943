import { defaultLocale, languageTagOf } from '../i18n/locale.ts';
import { dateTimeFormat } from './format.ts';

/** Returns the hour of the day of an instant, 9.5 for 9:30; on the reader's clock without a zone. */
export function dayHour(instant: number, timeZone: string | undefined): number {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const format = dateTimeFormat(languageTagOf(defaultLocale), options);
  const [hour = 0, minute = 0] = format.format(instant).split(':').map(Number);
  return hour + minute / 60;
}

/** Returns the hour of the day of a time: 9.5 for 09:30. */
export const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
