import { withdrawalMs } from '../../contract/lead.ts';
import type { LeadDependencies } from '../leads/lead-dependencies.ts';

/** A quote that its sender can still take back. */
export interface UnsendableQuote {
  quoteId: string;
  leadId: string;
  reference: string;
  /** How long its mail waits, in ms. */
  leftMs: number;
}

/** The newest quote of a member of staff that they can still take back, or null. */
export async function findUnsendableQuote(
  { db, clock }: Pick<LeadDependencies, 'db' | 'clock'>,
  staffId: string,
): Promise<UnsendableQuote | null> {
  const now = clock();
  const row = await db
    .selectFrom('outbox')
    .innerJoin('quotes', 'quotes.outbox_id', 'outbox.id')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .innerJoin('lead_events', (event) =>
      event
        .onRef('lead_events.lead_id', '=', 'leads.id')
        // Any later change of the lead makes it too late.
        .onRef('lead_events.version', '=', 'leads.version')
        .onRef('lead_events.at', '=', 'quotes.sent_at'),
    )
    .select(['quotes.id', 'leads.id as lead_id', 'leads.reference', 'outbox.next_attempt_at'])
    .where('outbox.channel', '=', 'mail')
    .where('outbox.state', '=', 'pending')
    .where('outbox.attempts', '=', 0)
    .where('outbox.next_attempt_at', '>', now)
    .where('outbox.next_attempt_at', '<=', now + withdrawalMs)
    .where('quotes.state', '=', 'sent')
    .where('lead_events.type', '=', 'quote-sent')
    .where('lead_events.actor_id', '=', staffId)
    .orderBy('outbox.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { id: quoteId, lead_id: leadId, reference } = row;
  return { quoteId, leadId, reference, leftMs: Number(row.next_attempt_at) - now };
}
