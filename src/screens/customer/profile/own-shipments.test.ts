import { expect, test } from 'vitest';
import type { Milestone } from '../../../features/shipments/shipment.ts';
import { shipmentRowOf } from './own-shipments.ts';

function milestone(code: Milestone['code'], times: Partial<Milestone>): Milestone {
  const nothing = { planned: null, estimated: null, actual: null, delayReason: null };
  return { ...nothing, id: code, code, place: '', placeCode: null, comment: '', ...times };
}

const departed = milestone('departed', { planned: '2026-11-08', actual: '2026-11-09T21:15' });
const arrived = milestone('arrived', { planned: '2026-11-27', estimated: '2026-11-30' });

const rowOf = (milestones: Milestone[]) =>
  shipmentRowOf(
    {
      id: 'shipment',
      reference: 'RR-7K3M9Q',
      state: 'under-way',
      mode: 'fcl',
      milestones,
      from: { text: 'Houston', code: null },
      to: { text: 'Santos', code: null },
      references: [],
      documents: [],
      wantsMail: true,
      begunAt: 1,
      changedAt: 1,
    },
    { locale: 'en', now: Date.parse('2026-11-23T12:00:00Z') },
  );

test('a delivery is listed with its day, and not once a delay has overtaken that day', () => {
  const inTime = rowOf([departed, arrived, milestone('delivered', { planned: '2026-12-03' })]);
  expect(inTime.next).toContain('Nov 30');
  expect(inTime.arrival).toContain('Dec 3');
  const overtaken = rowOf([departed, arrived, milestone('delivered', { planned: '2026-11-28' })]);
  expect(overtaken).toMatchObject({ next: inTime.next, arrival: '' });
});

test('a delivery that is next is listed once', () => {
  const row = rowOf([
    departed,
    { ...arrived, actual: '2026-11-30' },
    milestone('delivered', { planned: '2026-12-03' }),
  ]);
  expect(row.next).toContain('Dec 3');
  expect(row.arrival).toBe('');
});
