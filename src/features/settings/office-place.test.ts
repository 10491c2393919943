import { expect, test } from 'vitest';
import { movedOffice, zonesOfAddress } from './office-place.ts';
import { sampleSettings } from './sample-settings.ts';
import { zonesByCountry } from './server/time-zones.ts';
import type { Office } from './settings.ts';

const zones = zonesByCountry(['US', 'CO']);
const [houston] = sampleSettings.offices as [Office];

function moved(office: Office, changed: Partial<Office['address']>): Office {
  return movedOffice(office, { address: { ...office.address, ...changed }, zones, hoursFollow: true });
}

const placed = ({ localTimeZone, timeZone, holidays }: Office) => [
  localTimeZone,
  timeZone,
  holidays && [holidays.country, holidays.region],
];

test('an office in another country or region gets its time zone and its holidays', () => {
  const { localTimeZone: zone } = houston;
  const office = { ...houston, timeZone: zone };
  const us = ['US', undefined];
  const eastern = ['America/New_York', 'America/New_York', us];
  expect(placed(moved(office, { region: 'FL' }))).toEqual(eastern);
  expect(placed(moved(office, { region: 'florida' }))).toEqual(eastern);
  expect(placed(moved(office, { country: 'CO' }))).toEqual([
    'America/Bogota',
    'America/Bogota',
    ['CO', undefined],
  ]);
  expect(placed(moved({ ...office, timeZone: 'America/New_York' }, { country: 'CO' }))).toEqual([
    'America/Bogota',
    'America/Bogota',
    ['CO', undefined],
  ]);
});

test('an office keeps what its owner chose', () => {
  const office = { ...houston, timeZone: houston.localTimeZone, holidays: null };
  expect(moved(office, { region: 'F' })).toMatchObject({ localTimeZone: 'America/Chicago', holidays: null });
  expect(moved(office, { country: 'CO' }).holidays).toBeNull();
  const elPaso = { ...office, localTimeZone: 'America/Denver', timeZone: 'America/Denver' };
  expect(placed(moved({ ...elPaso, address: { ...elPaso.address, region: 'T' } }, { region: 'TX' }))).toEqual(
    ['America/Denver', 'America/Denver', null],
  );
  expect(moved(office, { street: '1 Main Street' })).toMatchObject({ localTimeZone: 'America/Chicago' });
});

test('only an address with several time zones leaves a choice', () => {
  expect(zonesOfAddress({ country: 'CO', region: '' }, zones)).toEqual(['America/Bogota']);
  expect(zonesOfAddress({ country: 'US', region: 'TX' }, zones)).toEqual([
    'America/Chicago',
    'America/Denver',
  ]);
  expect(zonesOfAddress({ country: 'US', region: '' }, zones).length).toBeGreaterThan(2);
});
