import { officeHoursIn } from '../../office-hours.ts';
import * as sample from '../../sample-company.ts';
import type { Settings } from '../../settings.ts';

/** Office hours; `local` in the city of the office. */
export const officeHoursOf = ({ company }: Settings) => {
  const { days, official, local } = officeHoursIn('pt', company);
  return { days, official, local: `${local}, em ${company.address.city}` };
};

export const officeHours = officeHoursOf(sample);
