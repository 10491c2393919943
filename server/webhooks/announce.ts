import type { WebhookEvent } from '../../contract/webhook.ts';
import type { Db } from '../db/open-database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import { enqueueRows } from '../outbox/outbox-rows.ts';

/** What a delivery is made from when it leaves: ids alone, so that no copy of what people wrote waits in the outbox. */
export interface DeliveryProps {
  leadId: string;
  /** The event of the lead's timeline. */
  position: number;
}

const findWebhooks = prepareQuery((db) =>
  db.selectFrom('webhooks').select(['id', 'events']).where('state', '!=', 'ended'),
);

/**
 * Puts an event in the outbox for each webhook that is to be told of it; call it in the transaction that stores the event.
 * For a webhook that is paused it waits there.
 */
export async function announce(
  transaction: Db,
  { type, at, ...props }: DeliveryProps & { type: WebhookEvent; at: number },
): Promise<void> {
  const { rows: webhooks } = await findWebhooks(transaction, {});
  const wanted = webhooks.filter(({ events }) => (JSON.parse(events) as WebhookEvent[]).includes(type));
  await enqueueRows(
    transaction,
    wanted.map(({ id }) => ({ channel: 'webhook', email: type, props, subjectId: id, now: at })),
  );
}
