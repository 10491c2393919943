import type { Cargo } from '#features/cargo/cargo.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { billingOf } from '#features/requests/billing.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { parseJson } from '#platform/db/json-text.ts';
import { knownLocale } from '#platform/i18n/locale.ts';
import type { QuoteDocument, QuotedRequest } from '../document.ts';
import { companyAsParty, type NraFacts, nraNoticeOf } from '../nra-notice.ts';
import { forCustomer } from '../quote.ts';
import type { QuoteContent } from '../quote-content.ts';
import { quotedCargo } from '../quoted-cargo.ts';

type QuotedLead = Pick<LeadTable, 'reference' | 'locale' | 'name' | 'company' | 'payload'>;

/** The lane of a cargo whose ends both have codes. */
function laneOf(cargo: Cargo | null): QuotedRequest['lane'] {
  const { mode, from, to } = cargo ?? {};
  if (!from?.code || !to?.code) return undefined;
  const end = (code: string, text: string = code) => ({ text, code });
  return { ...(mode && { mode }), from: end(from.code, from.text), to: end(to.code, to.text) };
}

/** For whom and what a lead would be quoted now, by the answers of its own sender alone, also after a merge. */
export function quotedRequestOf(
  { locale, name, company, payload }: QuotedLead,
  sent?: Pick<NraFacts, 'content' | 'preparedBy' | 'sentAt'>,
): QuotedRequest {
  const answers = parseJson(payload);
  const written = knownLocale(locale);
  const known = Object.fromEntries(Object.entries(billingOf(answers)).filter(([, answer]) => answer));
  const cargo = cargoIn(answers);
  const nra = sent && nraNoticeOf({ ...sent, locale: written, cargo, customer: name });
  const lane = laneOf(cargo);
  return {
    customer: { name, company, ...known },
    offeredBy: companyAsParty(),
    ...(lane && { lane }),
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
