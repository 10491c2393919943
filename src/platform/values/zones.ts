import type { Company } from '../company.ts';
import type { Zones } from './moment.ts';
import { usualHours } from './usual-hours.ts';

export function zonesOf({
  hours,
  localTimeZone,
  address,
}: Pick<Company, 'hours' | 'localTimeZone' | 'address'>): Zones & { city: string } {
  return {
    official: hours.timeZone,
    local: localTimeZone,
    city: address.city,
    open: [...usualHours(hours), hours.timeZone].join(' '),
  };
}
