import type { WebhookEvent } from '../../../contract/webhook.ts';
import type { Db } from '../../db/open-database.ts';
import { announce } from '../../webhooks/announce.ts';
import type { NewLeadEvent } from './new-lead-event.ts';

/** Whether a lead came in as spam, and was never taken for anything else before this position. */
async function wasAlwaysSpam(transaction: Db, { leadId }: NewLeadEvent, position: number): Promise<boolean> {
  const moves = await transaction
    .selectFrom('lead_events')
    .select('data')
    .where('lead_id', '=', leadId)
    .where('type', '=', 'stage')
    .where('position', '<', position)
    .execute();
  return !moves.some(({ data }) => JSON.parse(data).to === 'spam');
}

async function isSpam(transaction: Db, { leadId, folder: known }: NewLeadEvent): Promise<boolean> {
  if (known) return known === 'spam';
  const { folder } = await transaction
    .selectFrom('leads')
    .select('folder')
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  return folder === 'spam';
}

/** What others are told of an event. Spam is not announced; what turns out to be none is new to them when it is restored. */
async function announcedAs(
  transaction: Db,
  event: NewLeadEvent,
  position: number,
): Promise<WebhookEvent | null> {
  const { data } = event;
  if (data.type === 'received') return (await isSpam(transaction, event)) ? null : 'lead.received';
  if (data.type !== 'stage') return null;
  if (data.from !== 'spam') return 'lead.stage-changed';
  return (await wasAlwaysSpam(transaction, event, position)) ? 'lead.received' : 'lead.stage-changed';
}

/** Tells the webhooks of an event that was just stored, in the transaction that stored it. */
export async function announceEvent(transaction: Db, event: NewLeadEvent, position: number): Promise<void> {
  const type = await announcedAs(transaction, event, position);
  if (type) await announce(transaction, { type, leadId: event.leadId, position, at: event.at });
}
