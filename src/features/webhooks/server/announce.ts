import type { Db } from '../../../platform/db/open-database.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import { enqueueRows } from '../../../platform/outbox/outbox-rows.ts';
import type { NewLeadEvent, TimelineSubscriber } from '../../requests/server/lead-dependencies.ts';
import type { WebhookEvent } from '../webhook.ts';

/** Content of a delivery: only ids, so that the outbox holds no copies of texts. */
export interface DeliveryProps {
  leadId: string;
  /** Position of the event on the lead's timeline. */
  position: number;
}

const findWebhooks = prepareQuery((db) =>
  db.selectFrom('webhooks').select(['id', 'events']).where('state', '!=', 'ended'),
);

/**
 * Enqueues an event for each webhook that subscribes to it; call it in the transaction that stores the event.
 * Deliveries of a paused webhook wait in the outbox.
 */
async function announce(
  transaction: Db,
  { type, at, ...props }: DeliveryProps & { type: WebhookEvent; at: number },
): Promise<void> {
  const { rows: webhooks } = await findWebhooks(transaction, {});
  const wanted = webhooks.filter(({ events }) => (JSON.parse(events) as WebhookEvent[]).includes(type));
  await enqueueRows(
    transaction,
    wanted.map(({ id }) => ({
      channel: 'webhook',
      type,
      props,
      subjectId: id,
      now: at,
    })),
  );
}

/** Returns true for a lead that arrived as spam and had no other stage before this position. */
async function wasAlwaysSpam(transaction: Db, { lead }: NewLeadEvent, position: number): Promise<boolean> {
  const moves = await transaction
    .selectFrom('lead_events')
    .select('data')
    .where('lead_id', '=', lead.id)
    .where('type', '=', 'stage')
    .where('position', '<', position)
    .execute();
  return !moves.some(({ data }) => JSON.parse(data).to === 'spam');
}

/** Events that are announced without conditions. */
const announcedEvents: Partial<Record<NewLeadEvent['data']['type'], WebhookEvent>> = {
  'quote-sent': 'quote.sent',
  'quote-accepted': 'quote.accepted',
  'quote-declined': 'quote.declined',
  'quote-withdrawn': 'quote.withdrawn',
  'shipment-begun': 'shipment.begun',
  milestone: 'shipment.milestone',
};

/** Returns the webhook event of a timeline event. Spam is not announced; a restored lead is announced as new. */
async function announcedAs(
  transaction: Db,
  event: NewLeadEvent,
  position: number,
): Promise<WebhookEvent | null> {
  const { data, lead } = event;
  if (data.type === 'received') return lead.folder === 'spam' ? null : 'lead.received';
  if (data.type === 'message') return lead.folder === 'spam' ? null : 'lead.message-received';
  const type = announcedEvents[data.type];
  if (type) return type;
  if (data.type !== 'stage') return null;
  if (data.from !== 'spam') return 'lead.stage-changed';
  return (await wasAlwaysSpam(transaction, event, position)) ? 'lead.received' : 'lead.stage-changed';
}

/** Subscribes to the timeline: announces new leads, changes of their stage and customers' messages to the webhooks. */
export const announceEvent: TimelineSubscriber = async (transaction, event, position) => {
  const type = await announcedAs(transaction, event, position);
  if (type) await announce(transaction, { type, leadId: event.lead.id, position, at: event.at });
};
