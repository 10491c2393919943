import type { OfficeHours } from '#platform/company.ts';

const workday: [string, string] = ['09:00', '18:00'];

/** Office hours from nine to six on weekdays, with Thanksgiving of 2026. */
export const officeHoursIn = (timeZone: string): OfficeHours => ({
  timeZone,
  week: { 1: workday, 2: workday, 3: workday, 4: workday, 5: workday },
  exceptions: { '2026-11-26': null },
});
