import type { OfficeHours } from '../../../platform/company.ts';
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

/** Makes the snapshot that the site uses of a stored version; the holidays are those from `now` (ms since 1970) on. */
export function snapshotOf(version: number, stored: StoredSettings, now: number): Settings {
  const { company, offices, ...rest } = stored;
  const year = new Date(now).getUTCFullYear();
  const open = offices.map((office) => ({ ...office, hours: hoursOf(office, year) }));
  const [main] = open;
  if (!main) throw new Error('Stored settings have an office.');
  const { address, hours, localTimeZone } = main;
  return { ...rest, version, offices: open, company: { ...company, address, hours, localTimeZone } };
}
