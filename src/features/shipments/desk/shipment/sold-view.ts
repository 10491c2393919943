import { fill } from '../../../../platform/values/format.ts';
import type { Cargo } from '../../../cargo/cargo.ts';
import type { KycState } from '../../../kyc/kyc-case.ts';
import { kyc as kycStrings } from '../../../kyc/strings/en/desk-kyc.ts';
import { optionsOf, pdfPathOf } from '../../../quotes/desk/quotes-view.ts';
import type { DeskQuote } from '../../../quotes/server/quote-rows.ts';
import { quotes as quotesStrings } from '../../../quotes/strings/en/desk-quotes.ts';
import { cargoView } from '../../../requests/desk/cargo-view.ts';
import { requestPath } from '../../../requests/lead.ts';
import { shipment as shipmentStrings } from '../../../requests/strings/en/desk-cargo.ts';
import * as leadsStrings from '../../../requests/strings/en/leads.ts';
import { hasMoved } from '../../progress.ts';
import type { DeskShipment } from '../../shipment.ts';
import { shipments as shipmentsStrings } from '../../strings/en/shipments.ts';

interface SoldFacts {
  /** Null when the request was won without one. */
  quote: DeskQuote | null;
  /** Details of the quoted request. */
  details: Cargo | null;
  leadId: string;
}

function optionOf(quote: DeskQuote, { leadId }: Pick<SoldFacts, 'leadId'>) {
  const { page } = shipmentsStrings;
  const options = optionsOf(quote, null, quotesStrings.section);
  const index = quote.content.options.findIndex(({ id }) => id === quote.decision?.optionId);
  const [content, priced] = [quote.content.options[index], options[index]];
  if (!content || !priced) return null;
  const [least, most] = content.transitDays ?? [];
  const days = least === most ? `${least}` : `${least}–${most}`;
  const facts = [
    { label: page.sold.option, value: priced.title },
    { label: page.sold.route, value: content.route },
    { label: page.sold.transit, value: content.transitDays ? fill(page.sold.days, { days }) : '' },
    { label: page.sold.price, value: priced.total },
    { label: page.sold.orderNumber, value: quote.decision?.orderNumber ?? '' },
  ];
  return {
    facts: facts.filter(({ value }) => value !== ''),
    title: fill(quotesStrings.section.revision, { revision: quote.revision }),
    pdfPath: pdfPathOf(leadId, quote),
  };
}

/** Returns the accepted option and its cargo; null when both are unknown. */
export function soldView({ quote, details, leadId }: SoldFacts) {
  const option = quote && optionOf(quote, { leadId });
  const cargo = details && cargoView(details, leadsStrings.modes, shipmentStrings);
  return option || cargo ? { t: shipmentStrings, option, cargo } : null;
}

/** Returns a warning with a link when the customer's KYC is not accepted; otherwise null. */
export function kycWarning(
  { state, milestones, leadId }: Pick<DeskShipment, 'state' | 'milestones' | 'leadId'>,
  kyc: { id: string; state: KycState } | null,
) {
  const { page } = shipmentsStrings;
  if (state !== 'under-way' || kyc?.state === 'accepted') return null;
  const isSent = kyc !== null && kyc.state !== 'draft';
  return {
    text: hasMoved(milestones) ? page.kyc.moved : page.kyc.before,
    link: isSent
      ? { path: `/desk/kyc/${kyc.id}`, label: fill(page.kyc.open, { state: kycStrings.states[kyc.state] }) }
      : { path: requestPath(leadId), label: page.kyc.ask },
  };
}
