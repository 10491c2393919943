import type { DecisionChannel, ShownQuoteState } from '#features/rates/charges.ts';
import type { LostReason } from '#features/requests/lead.ts';
import { selectFollowedLeads } from '#features/requests/server/secret-links.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { QuotedRequest } from '../document.ts';
import type { CustomerQuote } from '../quote.ts';
import { type CustomerQuoteView, listSentQuotes } from './quotes-by-link.ts';

/** A quote as the person that it was sent to takes it along; times in milliseconds since 1970. */
export interface AccountQuote {
  revision: number;
  state: ShownQuoteState;
  sentAt: number;
  expiresAt: number;
  /** For whom and what it was made, as it was sent. */
  request: QuotedRequest;
  content: CustomerQuote;
  /** Decisions with all that is kept of them, also those that were undone. */
  decisions: {
    at: number;
    outcome: 'accepted' | 'declined';
    via: DecisionChannel;
    optionId: string | null;
    reason: LostReason | null;
    comment: string;
    name: string;
    orderNumber: string;
    address: string;
    userAgent: string;
  }[];
}

/**
 * Returns the expiry of an account's open quotes, in milliseconds since 1970, by the reference of their request; each
 * once its mail has begun to leave.
 */
export async function listOpenQuotes(
  { db, clock }: { db: Db; clock: () => number },
  accountId: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .select(['quotes.expires_at', 'leads.reference'])
    .where('leads.id', 'in', selectFollowedLeads(db, accountId))
    .where('quotes.state', '=', 'sent')
    .where('quotes.expires_at', '>', clock())
    .execute();
  return new Map(rows.map(({ reference, expires_at: expiresAt }) => [reference, Number(expiresAt)]));
}

/** The newest quote of each of an account's requests, of those with these references. */
export async function listNewestQuotes(
  reading: { db: Db; clock: () => number },
  accountId: string,
  references: readonly string[],
): Promise<Map<string, CustomerQuoteView>> {
  if (references.length === 0) return new Map();
  const leads = await selectFollowedLeads(reading.db, accountId)
    .where('leads.reference', 'in', [...references])
    .execute();
  const quotes = await listSentQuotes(
    reading,
    leads.map(({ id }) => id),
  );
  // The newest is first, and the last entry of a key counts.
  return new Map(quotes.toReversed().map((quote) => [quote.document.reference, quote]));
}

/** Returns the quotes that were sent for requests, by the reference of the request, the newest first. */
export async function listQuotesOf(
  reading: { db: Db; clock: () => number },
  leadIds: string[],
): Promise<Map<string, AccountQuote[]>> {
  const { db } = reading;
  const quotes = await listSentQuotes(reading, leadIds);
  if (quotes.length === 0) return new Map();
  const decisions = await db
    .selectFrom('quote_decisions')
    .innerJoin('quotes', 'quotes.id', 'quote_decisions.quote_id')
    .selectAll('quote_decisions')
    .where('quotes.lead_id', 'in', leadIds)
    .orderBy('at')
    .execute();
  const byReference = new Map<string, AccountQuote[]>();
  for (const { id, state, document } of quotes) {
    const { reference, revision, sentAt, expiresAt, customer, shipment, quote: content } = document;
    const decided = decisions
      .filter(({ quote_id: quoteId }) => quoteId === id)
      .map(({ at, outcome, via, reason, comment, name, address, ...row }) => ({
        at: Number(at),
        outcome,
        via,
        optionId: row.option_id,
        reason,
        comment,
        name,
        orderNumber: row.order_number,
        address,
        userAgent: row.user_agent,
      }));
    const request = { customer, shipment };
    const quote = { revision, state, sentAt, expiresAt, request, content, decisions: decided };
    byReference.set(reference, [...(byReference.get(reference) ?? []), quote]);
  }
  return byReference;
}
