import { expect, test } from 'vitest';
import * as sample from './sample-company.ts';
import { officeHours as en } from './strings/en/office-hours.ts';
import { officeHours as es } from './strings/es/office-hours.ts';
import { officeHours as pt } from './strings/pt/office-hours.ts';

test.each(Object.entries({ en, es, pt }))(
  'office hours follow the zones and the city of the settings (%s)',
  (_, officeHours) => {
    const { company } = sample;
    const hours = { ...company.hours, timeZone: 'America/Bogota', opens: '07:30', closes: '16:30' };
    const address = { ...company.address, city: 'Madrid' };
    const moved = { ...sample, company: { ...company, hours, address, localTimeZone: 'Europe/Madrid' } };
    const { days, official, local } = officeHours(moved);
    expect(days).toBe(officeHours(sample).days);
    expect(official).toMatch(/7.30.*4.30|7.30.*16.30/);
    expect(local).toMatch(/1.30.*10.30|13.30.*22.30/);
    expect(local).toMatch(/Madrid$/);
  },
);
