import type { ShownQuoteState } from '#features/rates/charges.ts';
import type { LostReason } from '#features/requests/lead.ts';
import { findLeadIdBySecret } from '#features/requests/server/secret-links.ts';
import type { QuoteDocument } from '../document.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import { listQuotes } from './quote-rows.ts';
import { quoteDocumentOf } from './quoted-request.ts';

/** A quote as its customer sees it. */
export interface CustomerQuoteView {
  id: string;
  state: Exclude<ShownQuoteState, 'draft'>;
  document: QuoteDocument;
  /** The text of the mail that it was sent with. */
  message: string;
  /** The PDF, among the files of the request. */
  fileId: string;
  decision: {
    outcome: 'accepted' | 'declined';
    optionId: string | null;
    reason: LostReason | null;
    name: string;
    orderNumber: string;
    at: number;
  } | null;
}

type Reading = Pick<QuoteDependencies, 'db' | 'clock'>;

/** `listSentQuotes` for the holder of a lead's link. Empty for a secret that opens nothing. */
export async function listCustomerQuotes(reading: Reading, secret: string): Promise<CustomerQuoteView[]> {
  const leadId = await findLeadIdBySecret(reading.db, secret);
  return leadId === null ? [] : listSentQuotes(reading, [leadId]);
}

/** The quotes of some leads that were sent, the newest first; without drafts and what the company pays. */
export async function listSentQuotes(
  { db, clock }: Reading,
  leadIds: string[],
): Promise<CustomerQuoteView[]> {
  const quotes = await listQuotes(db, leadIds, clock());
  if (quotes.length === 0) return [];
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', leadIds).execute();
  return quotes.flatMap(({ state, content, ...quote }) => {
    const lead = leads.find(({ id }) => id === quote.leadId);
    if (!lead || state === 'draft') return [];
    const { revision, request, file, decision, savedBy, rule, message } = quote;
    const document = quoteDocumentOf(lead, {
      revision,
      preparedBy: savedBy.name,
      ...(rule && { isByRule: true }),
      request,
      content,
      sentAt: quote.sentAt ?? 0,
      expiresAt: quote.expiresAt ?? 0,
    });
    const shown = decision && {
      outcome: decision.outcome,
      optionId: decision.optionId,
      reason: decision.reason,
      name: decision.name,
      orderNumber: decision.orderNumber,
      at: decision.at,
    };
    return [{ id: quote.id, state, document, message, fileId: file?.fileId ?? '', decision: shown }];
  });
}
