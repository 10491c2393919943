import { officeHoursIn } from '../../office-hours.ts';
import * as sample from '../../sample-company.ts';
import type { Settings } from '../../settings.ts';

/** Office hours; `local` in the city of the office. */
export const officeHoursOf = ({ company }: Settings) => {
  const { days, official, local } = officeHoursIn('es', company);
  return { days, official, local: `${local}, en ${company.address.city}` };
};

export const officeHours = officeHoursOf(sample);
