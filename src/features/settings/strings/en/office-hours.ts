import { officeHoursIn } from '../../office-hours.ts';
import { company } from '../../sample-company.ts';

const { days, official, local } = officeHoursIn('en');

/** Office hours; `local` in the city of the office. */
export const officeHours = { days, official, local: `${local}, in ${company.address.city}` };
