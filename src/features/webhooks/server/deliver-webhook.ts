import type { LeadEvent } from '#features/requests/lead.ts';
import { findWebhookLead } from '#features/requests/server/inbox/find-lead.ts';
import { findEvent } from '#features/requests/server/timeline/lead-events.ts';
import { getShipment } from '#features/shipments/server/find-shipment.ts';
import { withCodes } from '#features/shipments/server/with-codes.ts';
import type { StaffMember } from '#platform/commands/caller.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { deferSiblings, deleteSettled, retrySiblingsNow } from '#platform/outbox/outbox-maintenance.ts';
import { maxRetryAge, type OutboxRow, reasonOf } from '#platform/outbox/outbox-rows.ts';
import type { Attempt, Delivery } from '#platform/outbox/outbox-worker.ts';
import { day, hour } from '#platform/values/durations.ts';
import type { WebhookStoppedProps } from '../mails/webhook-emails.ts';
import type { WebhookMessage, WebhookState } from '../webhook.ts';
import { deliveryPropsOf } from './announce.ts';
import { secretsOf, signatureOf } from './secrets.ts';
import { send } from './send.ts';
import type { WebhookTable } from './tables.ts';
import type { DeliveryDependencies } from './webhook-dependencies.ts';
import { findWebhookRow, type WebhookRow } from './webhook-rows.ts';

/** Interval at which a held delivery checks its webhook; resuming makes it due at once. */
const lookAgainAfter = day;

/** Deliveries that were held longer are dropped. */
const longestHeld = 30 * day;

function failure(reason: string, permanent = false): Attempt {
  return { outcome: 'failed', reason, permanent };
}

/** Returns the outcome for a webhook that is not active; null for a test, which is still sent. */
function withoutSending(row: OutboxRow, webhook: WebhookRow | undefined, now: number): Attempt | null {
  if (!webhook) return { outcome: 'dropped' };
  if (row.type === 'ping' || webhook.state === 'active') return null;
  if (webhook.state === 'ended' || now - row.created_at > longestHeld) return { outcome: 'dropped' };
  return { outcome: 'deferred', until: now + lookAgainAfter };
}

/** Returns the receiver's status, or the error. */
async function post(
  { clock, cipher, appUrl, timeoutMs = 10_000 }: DeliveryDependencies,
  webhook: WebhookRow,
  { id, body }: { id: string; body: string },
  signal: AbortSignal,
): Promise<{ status: number } | { reason: string }> {
  const now = clock();
  const timestamp = Math.floor(now / 1000);
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const secrets = secretsOf(webhook, cipher, now);
    const headers = {
      'User-Agent': `Fairlead (${new URL(appUrl).host})`,
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf({ id, timestamp, body }, secrets),
    };
    const sending = { headers, body, signal: AbortSignal.any([signal, late]) };
    return { status: await send(new URL(webhook.url), sending) };
  } catch (error) {
    if (late.aborted) return { reason: `There was no answer within ${timeoutMs / 1000} seconds.` };
    return { reason: reasonOf(error) };
  }
}

/** Returns the event's part of the payload: empty for a new lead or one restored from spam. */
function factsOf({ data, actor }: LeadEvent, type: string): object {
  if (data.type === 'message') {
    const { via, from, text, attachments, dueAt } = data;
    return { via, from, text, attachments, dueAt };
  }
  if (/^(quote|shipment)\./.test(type)) return { event: data, actor };
  if (data.type !== 'stage' || type !== 'lead.stage-changed') return {};
  const { from, to, reason, comment } = data;
  return { from, to, reason: reason ?? null, comment: comment ?? '', actor };
}

/** Returns the current state of an event's shipment, with the standard codes of its milestones. */
async function shipmentIn(db: Db, { data }: LeadEvent): Promise<object> {
  const shipment = 'shipmentId' in data ? await getShipment(db, data.shipmentId) : null;
  return shipment ? { shipment: withCodes(shipment) } : {};
}

/**
 * Returns the payload as JSON from the current data; null when the sender's data were deleted. Throws for an unknown
 * row, and when the database fails.
 */
async function composeMessage(
  deps: Pick<DeliveryDependencies, 'db' | 'clock'>,
  row: Pick<OutboxRow, 'type' | 'props' | 'created_at'>,
): Promise<string | null> {
  const message = (at: number, data: object) =>
    JSON.stringify({ type: row.type, timestamp: new Date(at).toISOString(), data });
  if (row.type === 'ping') return message(row.created_at, {});

  const { leadId, position } = deliveryPropsOf(row);
  if (row.type === ('lead.erased' satisfies WebhookMessage)) {
    // Its reference stays, so that the receiver can delete its own copy.
    const found = deps.db.selectFrom('leads').select(['id', 'reference']).where('id', '=', leadId);
    return message(row.created_at, { position, lead: (await found.executeTakeFirst()) ?? null });
  }
  const [event, lead] = [await findEvent(deps.db, position), await findWebhookLead(deps, leadId)];
  if (!event || !lead) return null;
  const facts = { ...factsOf(event, row.type), ...(await shipmentIn(deps.db, event)) };
  return message(event.at, { position, ...facts, lead });
}

const quoteSent = 'quote.sent' satisfies WebhookMessage;

/** Announcements that follow the sending of a quote. */
const afterSending: string[] = [
  'quote.accepted',
  'quote.declined',
  'quote.withdrawn',
] satisfies WebhookMessage[];

const findEventOf = (db: Db, row: Pick<OutboxRow, 'props'>) => findEvent(db, deliveryPropsOf(row).position);

/** Finds the waiting announcement of a sent quote for the same webhook. */
async function findSentMessage(
  db: Db,
  { subject_id: webhookId }: OutboxRow,
  { leadId, quoteId }: { leadId: string; quoteId: string },
): Promise<Pick<OutboxRow, 'attempts' | 'last_error' | 'next_attempt_at'> | null> {
  const quote = await db.selectFrom('quotes').select('lead_id').where('id', '=', quoteId).executeTakeFirst();
  const waiting = await db
    .selectFrom('outbox')
    .select(['props', 'attempts', 'last_error', 'next_attempt_at'])
    .where('channel', '=', 'webhook')
    .where('state', '=', 'pending')
    .where('subject_id', '=', webhookId)
    .where('type', '=', quoteSent)
    .execute();
  for (const message of waiting) {
    const about = deliveryPropsOf(message);
    // After a merge, a decision is on the timeline of another request.
    if (about.leadId !== leadId && about.leadId !== quote?.lead_id) continue;
    const event = await findEventOf(db, message);
    if (event?.data.type === 'quote-sent' && event.data.quoteId === quoteId) return message;
  }
  return null;
}

/** Returns when a message about a quote that must follow another one is checked again; null when it may be sent. */
async function waitsForSending(
  { db, clock }: Pick<DeliveryDependencies, 'db' | 'clock'>,
  row: OutboxRow,
): Promise<Attempt | null> {
  const event = await findEventOf(db, row);
  if (!event || !('quoteId' in event.data)) return null;
  const { leadId, data } = event;
  const message = await findSentMessage(db, row, { leadId, quoteId: data.quoteId });
  if (!message) return null;
  // A first attempt that has not failed is in progress, and its lease does not show its end.
  const isUnderWay = message.attempts > 0 && message.last_error === null;
  const now = clock();
  return {
    outcome: 'deferred',
    until: 1000 + (isUnderWay ? now : Math.max(now, message.next_attempt_at)),
  };
}

/** Delivers the events of the outbox to the webhooks, one attempt each. Rejects when the database fails. */
export function deliverWebhook(deps: DeliveryDependencies) {
  return async (row: OutboxRow, signal: AbortSignal): Promise<Attempt> => {
    const webhook = await findWebhookRow(deps.db, row.subject_id);
    const instead = withoutSending(row, webhook, deps.clock());
    if (instead || !webhook) return instead ?? { outcome: 'dropped' };
    const waiting = afterSending.includes(row.type) ? await waitsForSending(deps, row) : null;
    if (waiting) return waiting;
    const body = await composeMessage(deps, row);
    if (body === null) return { outcome: 'dropped' };

    const response = await post(deps, webhook, { id: row.id, body }, signal);
    // A test is limited to the time of one response.
    const isTest = row.type === 'ping';
    if ('reason' in response) return failure(response.reason, isTest);
    if (response.status >= 200 && response.status < 300) return { outcome: 'sent' };
    const reason = `The receiver answered ${response.status}.`;
    if (response.status === 410) await stopWebhook(deps, webhook, { state: 'ended', failure: reason });
    return failure(reason, isTest || response.status === 410);
  };
}

/** Just less than the age at which a delivery fails permanently, so that its webhook is disabled with it. */
const maxFailureAge = maxRetryAge - hour;

/**
 * Time by which the other deliveries are deferred after a failure, so that an unreachable receiver does not block the
 * worker.
 */
const deferMs = 30_000;

async function recordSuccess({ db, clock }: DeliveryDependencies, row: OutboxRow): Promise<void> {
  const now = clock();
  const webhooks = db.updateTable('webhooks').where('id', '=', row.subject_id);
  await webhooks.set({ succeeded_at: now }).execute();
  const { numUpdatedRows } = await webhooks
    .set({ failing_since: null })
    .where('failing_since', 'is not', null)
    .executeTakeFirstOrThrow();
  // The receiver is reachable again: deferred deliveries become due.
  if (numUpdatedRows > 0n) await retrySiblingsNow(db, row, { now });
}

async function recordFailure(deps: DeliveryDependencies, row: OutboxRow, failure: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const webhooks = db.updateTable('webhooks').where('id', '=', row.subject_id);
  // A failed test is not retried, so it does not start the period of failures.
  if (row.type !== 'ping')
    await webhooks.set({ failing_since: now }).where('failing_since', 'is', null).execute();
  const webhook = await webhooks.set({ failed_at: now, failure }).returningAll().executeTakeFirst();
  if (!webhook) return;
  // Tests are not deferred: staff wait for them, and they are tried only once.
  await deferSiblings(db, row, { until: now + deferMs, but: 'ping' });
  const since = webhook.failing_since;
  if (since !== null && now - since >= maxFailureAge)
    await stopWebhook(deps, webhook, { state: 'disabled', failure });
}

/** Records the outcomes of attempts on the webhooks. Disables a webhook after five days without a success. */
export function recordAttempts(deps: DeliveryDependencies) {
  return async (deliveries: Delivery[]): Promise<void> => {
    const sentTo = new Map<string, OutboxRow>();
    for (const { row, attempt } of deliveries) {
      if (attempt.outcome === 'sent') sentTo.set(row.subject_id, row);
      if (attempt.outcome === 'failed') await recordFailure(deps, row, attempt.reason);
    }
    for (const row of sentTo.values()) await recordSuccess(deps, row);
  };
}

type StopDependencies = Pick<DeliveryDependencies, 'db' | 'clock' | 'listStaff' | 'outboxIsWaiting'>;

/**
 * States from which the server stops a webhook. A webhook paused by an owner keeps its state, unless its receiver is
 * gone.
 */
const stoppedFrom: Record<WebhookStoppedProps['state'], WebhookState[]> = {
  disabled: ['active'],
  ended: ['active', 'paused', 'disabled'],
};

/** Mails every owner the reason for a stopped webhook. */
async function notifyOwners(
  transaction: Db,
  owners: StaffMember[],
  stopped: Omit<WebhookStoppedProps, 'to'>,
  now: number,
): Promise<void> {
  for (const { id, name, email } of owners) {
    const props = { ...stopped, to: { name, address: email } };
    await enqueueMail(transaction, 'webhook-stopped', { props, subjectId: id, now });
  }
}

/**
 * Stops a webhook on behalf of the server, and mails the owners once. Its deliveries stay in the outbox: the worker
 * checks the webhook before each. Throws when the database fails.
 */
async function stopWebhook(
  deps: StopDependencies,
  { id, url }: Pick<WebhookTable, 'id' | 'url'>,
  { state, failure }: Pick<WebhookStoppedProps, 'state' | 'failure'>,
): Promise<void> {
  // Before the transaction: on SQLite there is one connection, which the transaction holds.
  const owners = (await deps.listStaff()).filter(({ role }) => role === 'owner');
  await transact(deps.db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('webhooks')
      .set({ state })
      .where('id', '=', id)
      .where('state', 'in', stoppedFrom[state])
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await notifyOwners(transaction, owners, { state, host: new URL(url).host, failure }, deps.clock());
  });
  deps.outboxIsWaiting();
}

const retention = 7 * day;

/**
 * Deletes deliveries seven days after they were sent, dropped or failed permanently; until then an owner may retry
 * them.
 */
export async function deleteOldDeliveries(db: Db, now: number): Promise<void> {
  await deleteSettled(db, { channel: 'webhook', before: now - retention });
}
