import type { LeadEvent } from '../../contract/lead-event.ts';
import { findEvent } from '../leads/desk/lead-events.ts';
import { findToldLead } from '../leads/desk/told-lead.ts';
import type { OutboxRow } from '../outbox/outbox-rows.ts';
import type { DeliveryProps } from './announce.ts';
import type { DeliveryDependencies } from './webhook-dependencies.ts';

/** What a move told of to others has besides the lead: none of it for a lead that has just come in. */
function moveOf({ happening, by }: LeadEvent): object {
  if (happening.type !== 'stage') return {};
  const { from, to, reason, words } = happening;
  return { from, to, reason: reason ?? null, words: words ?? '', by };
}

/**
 * The body of a delivery as JSON, made from what is stored now; null when there is nothing to tell any more, since the
 * sender's data were deleted. Throws for a row that no release has written, and when the database fails.
 */
export async function composeMessage(
  house: Pick<DeliveryDependencies, 'db' | 'clock' | 'company'>,
  row: Pick<OutboxRow, 'email' | 'props' | 'created_at'>,
): Promise<string | null> {
  const message = (at: number, data: object) =>
    JSON.stringify({ type: row.email, timestamp: new Date(at).toISOString(), data });
  if (row.email === 'ping') return message(Number(row.created_at), {});

  const { leadId, position }: DeliveryProps = JSON.parse(row.props);
  const [event, lead] = [await findEvent(house.db, position), await findToldLead(house, leadId)];
  if (!event || !lead) return null;
  const move = row.email === 'lead.stage-changed' ? moveOf(event) : {};
  return message(event.at, { position, ...move, lead });
}
