import { officeHoursIn } from '../../office-hours.ts';
import { company } from '../../sample-company.ts';

const { days, official, local } = officeHoursIn('es');

/** Office hours; `local` in the city of the office. */
export const officeHours = { days, official, local: `${local}, en ${company.address.city}` };
