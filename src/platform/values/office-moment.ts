import type { Locale } from '../i18n/locale.ts';
import { shortDateIn, shortMomentIn, timeIn, type Zones } from './moment.ts';

const inCity: Record<Locale, string> = { en: 'in\u00a0', es: 'en\u00a0', pt: 'em\u00a0' };

/**
 * Formats an instant on the office's clock, below the one on the reader's: "5 PM in Houston", with the date when that
 * differs; empty when both clocks agree.
 */
export function officeMoment(
  instant: number,
  { local, city = '' }: Pick<Zones, 'local' | 'city'>,
  locale: Locale,
): string {
  const office = shortMomentIn(instant, local, locale);
  if (office === shortMomentIn(instant, undefined, locale)) return '';
  const isSameDay = shortDateIn(locale, instant, local) === shortDateIn(locale, instant, undefined);
  return `${isSameDay ? timeIn(locale, instant, local).time : office} ${inCity[locale]}${city}`;
}
