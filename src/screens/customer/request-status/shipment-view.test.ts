import { expect, test } from 'vitest';
import { milestoneName } from '#features/shipments/milestone-name.ts';
import type { CustomerShipment, Milestone } from '#features/shipments/shipment.ts';
import { shipmentsStringsIn } from '#features/shipments/strings.ts';
import { trackingStringsIn } from '#features/shipments/tracking-strings.ts';
import { locales } from '#platform/i18n/locale.ts';
import { customerShipment, milestoneOf } from '#tests/support/customer-shipment.ts';
import { shipmentView } from './shipment-view.ts';

const milestone = (code: Milestone['code'], actual: string | null) => milestoneOf(code, { actual });

function headlineOf(state: CustomerShipment['state'], milestones: Milestone[]) {
  const { shipmentPage: strings } = shipmentsStringsIn('en');
  const now = Date.parse('2026-11-23T12:00:00Z');
  const context = { locale: 'en', names: trackingStringsIn('en'), strings, now } as const;
  return shipmentView(customerShipment({ state, milestones }), {
    ...context,
    findLocation: async () => null,
  });
}

test('a shipment shows when it was delivered, also once its empty container is returned', async () => {
  const arrived = milestone('arrived', '2026-11-18');
  const delivered = milestone('delivered', '2026-11-20');
  const underWay = await headlineOf('under-way', [arrived, { ...delivered, actual: null }]);
  expect(underWay.headline).toMatchObject({ label: 'Next', name: 'Delivered', time: null });
  for (const returned of [null, '2026-11-22']) {
    const end = await headlineOf('delivered', [arrived, delivered, milestone('empty-returned', returned)]);
    expect(end.headline).toMatchObject({ label: 'Delivered', time: { dateTime: '2026-11-20' } });
    expect(end.line.map(({ state }) => state)).toEqual(['done', 'done', returned ? 'done' : 'planned']);
  }
});

test('a canceled shipment shows what has happened, and nothing to come', async () => {
  const { headline, map, line } = await headlineOf('cancelled', [
    milestone('collected', '2026-11-18'),
    milestone('departed', null),
  ]);
  expect([headline, map]).toEqual([null, null]);
  expect(line.map(({ id }) => id)).toEqual(['collected']);
});

test('milestones that nobody reported are apart from the line', async () => {
  const { line, unreported } = await headlineOf('under-way', [
    milestone('gate-in', null),
    milestone('departed', '2026-11-18'),
    milestone('arrived', null),
  ]);
  expect(line.map(({ id, state }) => [id, state])).toEqual([
    ['departed', 'done'],
    ['arrived', 'next'],
  ]);
  expect(unreported.map(({ id }) => id)).toEqual(['gate-in']);
});

test('a delay that goes on is shown once, and another one beside its own milestone', async () => {
  const late = (code: Milestone['code'], planned: string, estimated: string) =>
    milestoneOf(code, { planned, estimated, delayReason: 'port-congestion' });
  const { headline, line } = await headlineOf('under-way', [
    milestone('booked', '2026-11-18'),
    late('departed', '2026-11-25', '2026-11-27'),
    late('arrived', '2026-12-20', '2026-12-22'),
    late('discharged', '2026-12-21', '2026-12-23'),
    late('delivered', '2026-12-24', '2026-12-29'),
  ]);
  expect(headline?.delay).toContain('2 days later');
  const listed = line.filter(({ delay }) => delay !== '').map(({ id, delay }) => [id, delay]);
  expect(listed).toEqual([['delivered', expect.stringContaining('5 days later')]]);
});

test('by air, the discharge is the receipt from the flight, in each language', () => {
  for (const locale of locales) {
    const names = trackingStringsIn(locale);
    expect(milestoneName(names, 'discharged', 'fcl')).toBe(names.milestones.discharged);
    expect(milestoneName(names, 'discharged', 'air')).toBe(names.byAir.discharged);
    expect(names.byAir.discharged).not.toBe(names.milestones.discharged);
  }
});
