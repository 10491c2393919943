import type { BrandPictures } from '#platform/brand/brand.ts';
import { noPictures } from '#platform/brand/drawing.ts';
import type { OfficeHours } from '#platform/company.ts';
import { dateAt } from '../business-hours.ts';
import type { Office, Settings, StoredSettings } from '../settings.ts';
import { holidaysFrom } from './holidays.ts';

function hoursOf(office: Office, year: number): OfficeHours {
  return {
    timeZone: office.timeZone,
    week: office.week,
    exceptions: {
      ...Object.fromEntries(holidaysFrom(year, office).map((date) => [date, null])),
      ...Object.fromEntries(office.days.map(({ date, hours }) => [date, hours])),
    },
  };
}

/** Makes the snapshot that the site uses of a stored version on the day of `now` (ms since 1970). */
export function snapshotOf(
  version: number,
  stored: StoredSettings,
  now: number,
  pictures: BrandPictures = noPictures,
): Settings {
  const { company, offices, announcement: dated, brand, ...rest } = stored;
  const year = new Date(now).getUTCFullYear();
  const open = offices.map((office) => ({ ...office, hours: hoursOf(office, year) }));
  const [main] = open;
  if (!main) throw new Error('Stored settings have an office.');
  const { address, hours, localTimeZone } = main;
  const day = dateAt(now, hours.timeZone);
  const announcement = dated && dated.from <= day && day <= dated.until ? dated : null;
  return {
    ...rest,
    version,
    day,
    announcement,
    offices: open,
    company: { ...company, address, hours, localTimeZone, brand: { ...brand, ...pictures } },
  };
}
