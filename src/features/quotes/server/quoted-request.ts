import { knownLocale } from '../../../platform/i18n/locale.ts';
import { cargoIn } from '../../cargo/stored.ts';
import { billingOf } from '../../requests/billing.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import type { QuoteDocument, QuotedRequest } from '../document.ts';
import { companyAsParty, type NraFacts, nraNoticeOf } from '../nra-notice.ts';
import { forCustomer } from '../quote.ts';
import type { QuoteContent } from '../quote-content.ts';
import { quotedCargo } from '../quoted-cargo.ts';

type QuotedLead = Pick<LeadTable, 'reference' | 'locale' | 'name' | 'company' | 'payload'>;

/** For whom and what a lead would be quoted now, by the answers of its own sender alone, also after a merge. */
export function quotedRequestOf(
  { locale, name, company, payload }: QuotedLead,
  sent?: Pick<NraFacts, 'content' | 'preparedBy' | 'sentAt'>,
): QuotedRequest {
  const answers = JSON.parse(payload);
  const written = knownLocale(locale);
  const known = Object.fromEntries(Object.entries(billingOf(answers)).filter(([, answer]) => answer));
  const nra = sent && nraNoticeOf({ ...sent, locale: written, cargo: cargoIn(answers), customer: name });
  return {
    customer: { name, company, ...known },
    offeredBy: companyAsParty(),
    ...(nra && { nra }),
    shipment: quotedCargo(answers, written),
  };
}

/** The document of a quote; `request` is null for one that was sent before it was stored, which shows the lead as it is. */
export function quoteDocumentOf(
  lead: QuotedLead,
  {
    request,
    content,
    ...quote
  }: Pick<QuoteDocument, 'revision' | 'preparedBy' | 'sentAt' | 'expiresAt' | 'isByRule'> & {
    request: QuotedRequest | null;
    content: QuoteContent;
  },
): QuoteDocument {
  return {
    locale: knownLocale(lead.locale),
    reference: lead.reference,
    ...quote,
    ...(request ?? quotedRequestOf(lead)),
    quote: forCustomer(content),
  };
}
