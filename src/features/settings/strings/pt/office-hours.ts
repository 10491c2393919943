import { officeHoursIn } from '../../office-hours.ts';
import type { Settings } from '../../settings.ts';

/** Office hours; `local` in the city of the office, empty where its clock is the official one. */
export const officeHours = ({ company }: Settings) => {
  const { days, official, local } = officeHoursIn('pt', company);
  const there = local && `${local}, em ${company.address.city}`;
  return { days, official, local: there, both: there ? `${official} (${there})` : official };
};
