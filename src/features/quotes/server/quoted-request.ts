import { knownLocale } from '../../../platform/i18n/locale.ts';
import type { LeadTable } from '../../requests/server/tables.ts';
import type { QuoteDocument, QuotedRequest } from '../document.ts';
import { forCustomer } from '../quote.ts';
import type { QuoteContent } from '../quote-content.ts';
import { quotedCargo } from '../quoted-cargo.ts';

type QuotedLead = Pick<LeadTable, 'reference' | 'locale' | 'name' | 'company' | 'payload'>;

/** For whom and what a lead would be quoted now, by the answers of its own sender alone, also after a merge. */
export function quotedRequestOf({ locale, name, company, payload }: QuotedLead): QuotedRequest {
  return {
    customer: { name, company },
    shipment: quotedCargo(JSON.parse(payload), knownLocale(locale)),
  };
}

/** The document of a quote; `request` is null for one that was sent before it was stored, which shows the lead as it is. */
export function quoteDocumentOf(
  lead: QuotedLead,
  {
    request,
    content,
    ...quote
  }: Pick<QuoteDocument, 'revision' | 'preparedBy' | 'sentAt' | 'expiresAt'> & {
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
