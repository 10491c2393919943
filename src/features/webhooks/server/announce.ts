import type { LeadStage } from '#features/requests/lead.ts';
import type { NewLeadEvent, TimelineSubscriber } from '#features/requests/server/lead-dependencies.ts';
import { type JsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { prepareQuery } from '#platform/db/prepared-query.ts';
import { enqueueRows, type OutboxRow } from '#platform/outbox/outbox-rows.ts';
import type { WebhookEvent } from '../webhook.ts';

/** Content of a delivery: only ids, so that the outbox holds no copies of texts. */
export interface DeliveryProps {
  leadId: string;
  /** Position of the event on the lead's timeline. */
  position: number;
}

export function deliveryPropsOf({ props }: Pick<OutboxRow, 'props'>): DeliveryProps {
  return parseJson(props) as DeliveryProps;
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
  const wanted = webhooks.filter(({ events }) => parseJson(events).includes(type));
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

/** Returns true for a lead that arrived as a notice or spam and had no other stage before this position. */
async function wasNeverAnnounced(
  transaction: Db,
  { lead }: NewLeadEvent,
  position: number,
): Promise<boolean> {
  const moves = await transaction
    .selectFrom('lead_events')
    .select('data')
    .where('lead_id', '=', lead.id)
    .where('type', '=', 'stage')
    .$narrowType<{ data: JsonText<{ from: LeadStage }> }>()
    .where('position', '<', position)
    .execute();
  return !moves.some(({ data }) => !unannounced.includes(parseJson(data).from));
}

/** Events that are announced without conditions. */
const announcedEvents: Partial<Record<NewLeadEvent['data']['type'], WebhookEvent>> = {
  'quote-sent': 'quote.sent',
  'quote-accepted': 'quote.accepted',
  'quote-declined': 'quote.declined',
  'quote-withdrawn': 'quote.withdrawn',
  'shipment-begun': 'shipment.begun',
  milestone: 'shipment.milestone',
  erased: 'lead.erased',
};

/** Stages of leads that are not announced. */
const unannounced: LeadStage[] = ['notice', 'spam'];

/** Returns the webhook event of a timeline event. Notices and spam are not announced, their deletion is; a restored lead is announced as new. */
async function announcedAs(
  transaction: Db,
  event: NewLeadEvent,
  position: number,
): Promise<WebhookEvent | null> {
  const { data, lead } = event;
  if (data.type === 'received') return lead.folder === 'inbox' ? 'lead.received' : null;
  if (data.type === 'message') return lead.folder === 'inbox' ? 'lead.message-received' : null;
  const type = announcedEvents[data.type];
  if (type) return type;
  if (data.type !== 'stage') return null;
  if (!unannounced.includes(data.from)) return 'lead.stage-changed';
  if (unannounced.includes(data.to)) return null;
  return (await wasNeverAnnounced(transaction, event, position)) ? 'lead.received' : 'lead.stage-changed';
}

/** Subscribes to the timeline: announces new leads, changes of their stage and customers' messages to the webhooks. */
export const announceEvent: TimelineSubscriber = async (transaction, event, position) => {
  const type = await announcedAs(transaction, event, position);
  if (type) await announce(transaction, { type, leadId: event.lead.id, position, at: event.at });
};
