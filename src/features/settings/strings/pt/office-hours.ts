import { officeHoursIn } from '../../office-hours.ts';
import type { OfficeFacts, Settings } from '../../settings.ts';

/** Hours of one office; `local` in its city, empty where its clock is the official one. */
export const hoursOfOffice = (office: OfficeFacts) => {
  const { days, official, local } = officeHoursIn('pt', office);
  const there = local && `${local}, em ${office.address.city}`;
  return { days, official, local: there, both: there ? `${official} (${there})` : official };
};

/** Hours of the main office. */
export const officeHours = ({ company }: Settings) => hoursOfOffice(company);
