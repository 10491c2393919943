import { expect, test } from 'vitest';
import { completeQuote } from '../../../../../tests/support/quotes.ts';
import { type Cargo, cargoInput } from '../../../cargo/cargo.ts';
import type { DeskQuote } from '../../../quotes/server/quote-rows.ts';
import { shipments as shipmentsStrings } from '../../strings/en/shipments.ts';
import { kycWarning, soldView } from './sold-view.ts';

const details = cargoInput.parse({
  from: { text: 'Houston', code: 'USHOU' },
  to: { text: 'Cartagena', code: 'COCTG' },
  mode: 'lcl',
  incoterm: 'CIF',
  incotermPlace: 'Cartagena',
  units: { side: 'cm', weight: 'kg' },
  pieces: [{ quantity: 6, length: 120, width: 100, height: 100, weight: 200 }],
}) as Cargo;

const quote = {
  id: 'q',
  leadId: 'b',
  revision: 2,
  state: 'accepted',
  content: {
    ...completeQuote,
    options: completeQuote.options.map((option) => ({
      ...option,
      ...(option.id === 'air' && { route: 'via Miami', transitDays: [2, 3] }),
    })),
  },
  file: { fileId: 'file', digest: '' },
  decision: { optionId: 'air', orderNumber: 'PO-77' },
} as unknown as DeskQuote;

test('what was sold is the accepted option with its price and PDF, and the cargo that was quoted', () => {
  const sold = soldView({ quote, details, leadId: 'b' });
  expect(sold?.option?.facts.map(({ value }) => value.replace(/\s/g, ' '))).toEqual([
    'By air',
    'via Miami',
    '2–3 days',
    'USD 2,400.50',
    'PO-77',
  ]);
  expect(sold?.option?.pdfPath).toBe('/api/v1/desk/requests/b/files/file');
  expect(sold?.cargo?.terms).toContain('CIF Cartagena');
  expect(sold?.cargo?.totals).toEqual(
    expect.arrayContaining([
      { label: 'Pieces', value: '6' },
      { label: 'Gross', value: '1,200 kg' },
      { label: 'Volume', value: '7.2 m³' },
    ]),
  );
  expect(soldView({ quote: null, details: null, leadId: 'b' })).toBeNull();
  expect(soldView({ quote: null, details, leadId: 'b' })).toMatchObject({ option: null });
});

test('a shipment whose customer has no accepted KYC warns while it is under way, with a way on', () => {
  const shipment: Parameters<typeof kycWarning>[0] = { state: 'under-way', milestones: [], leadId: 'b' };
  expect(kycWarning(shipment, { id: 'k', state: 'accepted' })).toBeNull();
  expect(kycWarning({ ...shipment, state: 'delivered' }, null)).toBeNull();
  const { kyc } = shipmentsStrings.page;
  for (const none of [null, { id: 'k', state: 'draft' } as const])
    expect(kycWarning(shipment, none)).toMatchObject({
      text: kyc.before,
      link: { path: '/desk/requests/b' },
    });
  const collected = { code: 'collected', actual: '2026-11-20' };
  const milestones = [collected] as unknown as typeof shipment.milestones;
  expect(kycWarning({ ...shipment, milestones }, { id: 'k', state: 'in-review' })).toMatchObject({
    text: kyc.moved,
    link: { path: '/desk/kyc/k' },
  });
});
