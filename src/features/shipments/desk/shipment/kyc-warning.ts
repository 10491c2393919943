import type { KycState } from '#features/kyc/kyc-case.ts';
import { kyc as kycStrings } from '#features/kyc/strings/en/desk-kyc.ts';
import { requestPath } from '#features/requests/lead.ts';
import { fill } from '#platform/values/format.ts';
import type { DeskShipment } from '../../shipment.ts';
import { shipments as shipmentsStrings } from '../../strings/en/shipments.ts';

/** Returns a warning with a link when the customer's KYC is not accepted; otherwise null. */
export function kycWarning(
  { state, leadId, hasMoved }: Pick<DeskShipment, 'state' | 'leadId'> & { hasMoved: boolean },
  kyc: { id: string; state: KycState } | null,
) {
  const { page } = shipmentsStrings;
  if (state !== 'under-way' || kyc?.state === 'accepted') return null;
  const isSent = kyc !== null && kyc.state !== 'draft';
  return {
    text: hasMoved ? page.kyc.moved : page.kyc.before,
    link: isSent
      ? { path: `/desk/kyc/${kyc.id}`, label: fill(page.kyc.open, { state: kycStrings.states[kyc.state] }) }
      : { path: requestPath(leadId), label: page.kyc.ask },
  };
}
