import { officeHoursIn } from '../../office-hours.ts';
import { company } from '../../sample-company.ts';

const { days, official, local } = officeHoursIn('pt');

/** When the office is open; `local` where it stands. */
export const officeHours = { days, official, local: `${local}, em ${company.address.city}` };
