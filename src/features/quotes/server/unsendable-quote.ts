import { sendDelayMs } from '../../requests/lead.ts';
import type { LeadDependencies } from '../../requests/server/lead-dependencies.ts';

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
  // First the mails that wait, which are few: joined with them, SQLite reads every quote that was sent.
  const waiting = await db
    .selectFrom('outbox')
    .select(['id', 'next_attempt_at'])
    .where('channel', '=', 'mail')
    .where('state', '=', 'pending')
    .where('attempts', '=', 0)
    .where('next_attempt_at', '>', now)
    .where('next_attempt_at', '<=', now + sendDelayMs)
    .execute();
  if (waiting.length === 0) return null;
  const row = await db
    .selectFrom('quotes')
    .innerJoin('leads', 'leads.id', 'quotes.lead_id')
    .innerJoin('lead_events', (event) =>
      event
        .onRef('lead_events.lead_id', '=', 'leads.id')
        // Any later change of the lead makes it too late.
        .onRef('lead_events.version', '=', 'leads.version')
        .onRef('lead_events.at', '=', 'quotes.sent_at'),
    )
    .select(['quotes.id', 'leads.id as lead_id', 'leads.reference', 'quotes.outbox_id'])
    .where(
      'quotes.outbox_id',
      'in',
      waiting.map(({ id }) => id),
    )
    .where('quotes.state', '=', 'sent')
    .where('lead_events.type', '=', 'quote-sent')
    .where('lead_events.actor_id', '=', staffId)
    .orderBy('quotes.outbox_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const mail = waiting.find(({ id }) => id === row?.outbox_id);
  if (!row || !mail) return null;
  const { id: quoteId, lead_id: leadId, reference } = row;
  return { quoteId, leadId, reference, leftMs: Number(mail.next_attempt_at) - now };
}
