import type { LeadEvent } from '../../contract/lead.ts';
import { findWebhookLead } from '../leads/inbox/find-lead.ts';
import { findEvent } from '../leads/timeline/lead-events.ts';
import type { OutboxRow } from '../outbox/outbox-rows.ts';
import type { Attempt } from '../outbox/outbox-worker.ts';
import { reasonOf } from '../outbox/retry-policy.ts';
import type { DeliveryProps } from './announce.ts';
import { secretsOf } from './secrets.ts';
import { send } from './send.ts';
import { signatureOf } from './sign.ts';
import { stopWebhook } from './stop-webhook.ts';
import type { DeliveryDependencies } from './webhook-dependencies.ts';
import { findWebhookRow, type WebhookRow } from './webhook-rows.ts';

const day = 24 * 60 * 60 * 1000;

/** How often what is held looks whether its webhook goes on; an owner who lets it go on makes it due at once. */
const lookAgainAfter = day;

/** What was held for longer is of no use to a program that follows the desk. */
const longestHeld = 30 * day;

function failure(reason: string, permanent = false): Attempt {
  return { outcome: 'failed', reason, permanent };
}

/** What becomes of a row whose webhook is not active; a test is sent all the same. */
function withoutSending(row: OutboxRow, webhook: WebhookRow | undefined, now: number): Attempt | null {
  if (!webhook) return { outcome: 'dropped' };
  if (row.email === 'ping' || webhook.state === 'active') return null;
  if (webhook.state === 'ended' || now - Number(row.created_at) > longestHeld) return { outcome: 'dropped' };
  return { outcome: 'deferred', until: now + lookAgainAfter };
}

/** The status that the receiver answered, or why it did not. */
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
      'User-Agent': `Webhooks (${new URL(appUrl).host})`,
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

/** What a move told of to others has besides the lead: none of it for a lead that has just come in. */
function moveOf({ data, actor }: LeadEvent): object {
  if (data.type !== 'stage') return {};
  const { from, to, reason, comment } = data;
  return { from, to, reason: reason ?? null, comment: comment ?? '', actor };
}

/**
 * The body of a delivery as JSON, made from what is stored now; null when there is nothing to tell any more, since the
 * sender's data were deleted. Throws for a row that no release has written, and when the database fails.
 */
async function composeMessage(
  deps: Pick<DeliveryDependencies, 'db' | 'clock' | 'company'>,
  row: Pick<OutboxRow, 'email' | 'props' | 'created_at'>,
): Promise<string | null> {
  const message = (at: number, data: object) =>
    JSON.stringify({ type: row.email, timestamp: new Date(at).toISOString(), data });
  if (row.email === 'ping') return message(Number(row.created_at), {});

  const { leadId, position }: DeliveryProps = JSON.parse(row.props);
  const [event, lead] = [await findEvent(deps.db, position), await findWebhookLead(deps, leadId)];
  if (!event || !lead) return null;
  const move = row.email === 'lead.stage-changed' ? moveOf(event) : {};
  return message(event.at, { position, ...move, lead });
}

/** Delivers the events of the outbox to the webhooks, an attempt each. Rejects when the database fails. */
export function deliverWebhook(deps: DeliveryDependencies) {
  return async (row: OutboxRow, signal: AbortSignal): Promise<Attempt> => {
    const webhook = await findWebhookRow(deps.db, row.subject_id);
    const instead = withoutSending(row, webhook, deps.clock());
    if (instead || !webhook) return instead ?? { outcome: 'dropped' };
    const body = await composeMessage(deps, row);
    if (body === null) return { outcome: 'dropped' };

    const answer = await post(deps, webhook, { id: row.id, body }, signal);
    // Nobody waits for a test longer than for one answer.
    const isTest = row.email === 'ping';
    if ('reason' in answer) return failure(answer.reason, isTest);
    if (answer.status >= 200 && answer.status < 300) return { outcome: 'sent' };
    const reason = `The receiver answered ${answer.status}.`;
    if (answer.status === 410) await stopWebhook(deps, webhook, { state: 'ended', failure: reason });
    return failure(reason, isTest || answer.status === 410);
  };
}
