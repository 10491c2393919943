import { expect, test } from 'vitest';
import type { OfficeHours } from '#platform/company.ts';
import * as sample from './sample-company.ts';
import { officeHours as en } from './strings/en/office-hours.ts';
import { officeHours as es } from './strings/es/office-hours.ts';
import { officeHours as pt } from './strings/pt/office-hours.ts';

test.each(Object.entries({ en, es, pt }))(
  'office hours follow the zones and the city of the settings (%s)',
  (_, officeHours) => {
    const { company } = sample;
    const day: [string, string] = ['07:30', '16:30'];
    const week = { 1: day, 2: day, 3: day, 4: day, 5: day };
    const hours = { ...company.hours, timeZone: 'America/Bogota', week };
    const address = { ...company.address, city: 'Madrid' };
    const moved = { ...sample, company: { ...company, hours, address, localTimeZone: 'Europe/Madrid' } };
    const { days, official, local } = officeHours(moved);
    expect(days).toBe(officeHours(sample).days);
    expect(official).toMatch(/7.30.*4.30|7.30.*16.30/);
    expect(local).toMatch(/1.30.*10.30|13.30.*22.30/);
    expect(local).toMatch(/Madrid$/);
  },
);

test('a half Saturday follows the usual days, and a zone that is the office’s own is told once', () => {
  const { company } = sample;
  const day: [string, string] = ['08:00', '17:00'];
  const week: OfficeHours['week'] = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: ['08:00', '12:00'] };
  const hours = { ...company.hours, timeZone: 'America/Los_Angeles', week };
  const there = { ...sample, company: { ...company, hours, localTimeZone: 'America/Los_Angeles' } };
  const { days, official, local, both } = en(there);
  expect(days).toBe('Monday–Friday');
  expect(official.replace(/\s/g, ' ')).toBe('8 AM\u2060–\u20605 PM Pacific, Saturday 8 AM\u2060–\u206012 PM');
  expect(local).toBe('');
  expect(both).toBe(official);
});
