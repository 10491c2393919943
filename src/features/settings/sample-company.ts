import { noPictures } from '#platform/brand/drawing.ts';
import type { Company } from '#platform/company.ts';
import { sampleLogo } from './sample-logo.ts';
import { sampleSettings } from './sample-settings.ts';
import type { Settings } from './settings.ts';

/** The federal holidays of 2026 and 2027, on their observed dates (5 U.S.C. 6103). */
const federalHolidays = [
  '2026-01-01',
  '2026-01-19',
  '2026-02-16',
  '2026-05-25',
  '2026-06-19',
  '2026-07-03',
  '2026-09-07',
  '2026-10-12',
  '2026-11-11',
  '2026-11-26',
  '2026-12-25',
  '2027-01-01',
  '2027-01-18',
  '2027-02-15',
  '2027-05-31',
  '2027-06-18',
  '2027-07-05',
  '2027-09-06',
  '2027-10-11',
  '2027-11-11',
  '2027-11-25',
  '2027-12-24',
  '2027-12-31',
];

const { team, lanes, services, languages, options, pricing, brand, texts, pictures } = sampleSettings;
const [office] = sampleSettings.offices;
if (!office) throw new Error('The sample has an office.');
const { address, timeZone, localTimeZone, week } = office;
const hours = {
  timeZone,
  week,
  exceptions: Object.fromEntries(federalHolidays.map((date) => [date, null])),
};

export const company: Company = {
  ...sampleSettings.company,
  address,
  hours,
  localTimeZone,
  brand: { ...brand, ...noPictures, drawing: sampleLogo },
};
export { lanes, languages, options, pictures, pricing, services, team, texts };
export const version = -1;
export const day = '';
export const announcement = null;
export const offices = [{ ...office, hours }];

/** The sample as the site uses it, without the library of holidays: what a process has until it has read the database. */
export const sample: Settings = {
  version,
  company,
  offices,
  team,
  lanes,
  day,
  announcement,
  services,
  languages,
  options,
  pricing,
  texts,
  pictures,
};
