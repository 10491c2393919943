import type { WebhookEvent } from '../../contract/webhook.ts';
import type { Db } from '../db/open-database.ts';
import { enqueueRow } from '../outbox/outbox-rows.ts';

/** What a delivery is made from when it leaves: ids alone, so that no copy of what people wrote waits in the outbox. */
export interface DeliveryProps {
  leadId: string;
  /** The event of the lead's timeline. */
  position: number;
}

/**
 * Puts an event in the outbox for each webhook that is to be told of it; call it in the transaction that stores the event.
 * For a webhook that is paused it waits there.
 */
export async function announce(
  transaction: Db,
  { type, at, ...props }: DeliveryProps & { type: WebhookEvent; at: number },
): Promise<void> {
  const webhooks = await transaction
    .selectFrom('webhooks')
    .select(['id', 'events'])
    .where('state', '!=', 'ended')
    .execute();
  for (const { id, events } of webhooks) {
    if (!(JSON.parse(events) as WebhookEvent[]).includes(type)) continue;
    await enqueueRow(transaction, { channel: 'webhook', email: type, props, subjectId: id, now: at });
  }
}
