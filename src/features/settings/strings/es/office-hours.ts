import { officeHoursIn } from '../../office-hours.ts';
import type { Settings } from '../../settings.ts';

/** Office hours; `local` in the city of the office. */
export const officeHours = ({ company }: Settings) => {
  const { days, official, local } = officeHoursIn('es', company);
  return { days, official, local: `${local}, en ${company.address.city}` };
};
