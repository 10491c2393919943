import { expect, test } from 'vitest';
import type { Milestone } from '#features/shipments/shipment.ts';
import { customerShipment, milestoneOf } from '#tests/support/customer-shipment.ts';
import { shipmentRowOf } from './own-shipments.ts';

const departed = milestoneOf('departed', { planned: '2026-11-08', actual: '2026-11-09T21:15' });
const arrived = milestoneOf('arrived', { planned: '2026-11-27', estimated: '2026-11-30' });

const rowOf = (milestones: Milestone[]) =>
  shipmentRowOf(customerShipment({ state: 'under-way', milestones }), {
    locale: 'en',
    now: Date.parse('2026-11-23T12:00:00Z'),
  });

test('a delivery is listed with its day, and not once a delay has overtaken that day', () => {
  const inTime = rowOf([departed, arrived, milestoneOf('delivered', { planned: '2026-12-03' })]);
  expect(inTime.next).toContain('Nov 30');
  expect(inTime.arrival).toContain('Dec 3');
  const overtaken = rowOf([departed, arrived, milestoneOf('delivered', { planned: '2026-11-28' })]);
  expect(overtaken).toMatchObject({ next: inTime.next, arrival: '' });
});

test('a delivery that is next is listed once', () => {
  const row = rowOf([
    departed,
    { ...arrived, actual: '2026-11-30' },
    milestoneOf('delivered', { planned: '2026-12-03' }),
  ]);
  expect(row.next).toContain('Dec 3');
  expect(row.arrival).toBe('');
});
