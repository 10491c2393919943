import { expect, test } from 'vitest';
import type { DeskShipment } from '../shipment.ts';
import { shipmentPageView } from './shipment-page-view.ts';

const shipment: DeskShipment = {
  id: 'a',
  leadId: 'b',
  version: 1,
  quoteId: null,
  reference: 'RR-7K3M9Q',
  state: 'under-way',
  mode: 'fcl',
  from: { text: 'Houston', code: null },
  to: { text: 'Santos', code: null },
  references: [],
  parties: {},
  milestones: [],
  documents: [],
  dueOn: null,
  deliveredAt: null,
  wantsMail: true,
  begunAt: 0,
  changedAt: 0,
};

test('today is the day of the office, wherever the server is', () => {
  const todayAt = (now: string) =>
    shipmentPageView({ shipment, sold: null, kyc: null, now: Date.parse(now) }).today;
  expect(todayAt('2026-11-24T02:13:00Z')).toBe('2026-11-23');
  expect(todayAt('2026-11-24T14:00:00Z')).toBe('2026-11-24');
});
