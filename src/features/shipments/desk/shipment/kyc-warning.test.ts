import { expect, test } from 'vitest';
import { shipments as shipmentsStrings } from '../../strings/en/shipments.ts';
import { kycWarning } from './kyc-warning.ts';

test('a shipment whose customer has no accepted KYC warns while it is under way, with a way on', () => {
  const shipment: Parameters<typeof kycWarning>[0] = { state: 'under-way', hasMoved: false, leadId: 'b' };
  expect(kycWarning(shipment, { id: 'k', state: 'accepted' })).toBeNull();
  expect(kycWarning({ ...shipment, state: 'delivered' }, null)).toBeNull();
  const { kyc } = shipmentsStrings.page;
  for (const none of [null, { id: 'k', state: 'draft' } as const])
    expect(kycWarning(shipment, none)).toMatchObject({
      text: kyc.before,
      link: { path: '/desk/requests/b' },
    });
  expect(kycWarning({ ...shipment, hasMoved: true }, { id: 'k', state: 'in-review' })).toMatchObject({
    text: kyc.moved,
    link: { path: '/desk/kyc/k' },
  });
});
