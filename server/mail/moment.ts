import type { Company } from '../../contract/company.ts';
import type { Language } from '../../contract/language.ts';

const locales: Record<Language, string> = { en: 'en-US' };

function partsOf(instant: number, timeZone: string, language: Language): Record<string, string> {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
  });
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

function inZone(instant: number, timeZone: string, language: Language) {
  const { weekday, day, month, year, hour, minute, dayPeriod, timeZoneName } = partsOf(
    instant,
    timeZone,
    language,
  );
  return {
    date: `${weekday} ${day} ${month} ${year}`,
    time: `${hour}:${minute} ${dayPeriod ?? ''} ${timeZoneName?.replace(/ Time$/, '')}`.replace(/\s+/g, ' '),
  };
}

/**
 * An instant (ms since 1970) on the clock of the office's hours, and in brackets on the clock of the place it stands
 * in: "Monday 23 November 2026, 6:00 PM Eastern (5:00 PM Central)".
 */
export function momentInBothZones(
  instant: number,
  { hours, localTimeZone }: Pick<Company, 'hours' | 'localTimeZone'>,
  language: Language,
): string {
  const office = inZone(instant, hours.timeZone, language);
  const local = inZone(instant, localTimeZone, language);
  if (local.time === office.time) return `${office.date}, ${office.time}`;
  const localDate = local.date === office.date ? '' : `${local.date}, `;
  return `${office.date}, ${office.time} (${localDate}${local.time})`;
}
