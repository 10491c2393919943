import type { Db } from '../../../platform/db/open-database.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import { enqueueRows } from '../../../platform/outbox/outbox-rows.ts';
import { sendDelayMs } from '../../requests/lead.ts';
import type { NewLeadEvent, TimelineSubscriber } from '../../requests/server/lead-dependencies.ts';
import type { WebhookEvent } from '../webhook.ts';

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
 * Puts an event in the outbox for each webhook that asks for it; call it in the transaction that stores the event.
 * For a webhook that is paused it waits there.
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
      // Until then it can be taken back.
      dueAt: type === 'quote.sent' ? at + sendDelayMs : undefined,
    })),
  );
}

/** Whether a lead came in as spam, and was never taken for anything else before this position. */
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

/** Events that are announced as they stand. */
const announcedEvents: Partial<Record<NewLeadEvent['data']['type'], WebhookEvent>> = {
  'quote-sent': 'quote.sent',
  'quote-accepted': 'quote.accepted',
  'quote-declined': 'quote.declined',
  'quote-withdrawn': 'quote.withdrawn',
  'shipment-begun': 'shipment.begun',
  milestone: 'shipment.milestone',
};

/** The message that webhooks get of an event. Spam is not announced; what turns out to be none is new to them when restored. */
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

/** The timeline's subscriber that announces new leads, changes of their stage and customers' messages to the webhooks. */
export const announceEvent: TimelineSubscriber = async (transaction, event, position) => {
  const type = await announcedAs(transaction, event, position);
  if (type) await announce(transaction, { type, leadId: event.lead.id, position, at: event.at });
};
