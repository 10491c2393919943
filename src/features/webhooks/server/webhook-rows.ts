import type { Selectable } from 'kysely';
import { findReferences } from '#features/requests/server/inbox/find-lead.ts';
import { type JsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { DeliveryState, WebhookEvent, WebhookMessage, WebhookState } from '../webhook.ts';
import type { DeliveryProps } from './announce.ts';
import type { WebhookTable } from './tables.ts';
import type { WebhookDependencies } from './webhook-dependencies.ts';

export type WebhookRow = Selectable<WebhookTable>;

interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  state: WebhookState;
  createdAt: number;
  /** The owner's name at that time. */
  createdBy: string;
  succeededAt: number | null;
  failedAt: number | null;
  /** Error of the last failed delivery. */
  failure: string | null;
  /** End of the period in which the previous secret also signs; null without one. */
  bothSecretsUntil: number | null;
}

function webhookOf(row: WebhookRow, now: number): Webhook {
  const until = row.previous_until;
  return {
    id: row.id,
    url: row.url,
    events: parseJson(row.events),
    state: row.state,
    createdAt: row.created_at,
    createdBy: row.created_by,
    succeededAt: row.succeeded_at,
    failedAt: row.failed_at,
    failure: row.failure,
    bothSecretsUntil: until !== null && now < until ? until : null,
  };
}

export function findWebhookRow(db: Db, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the host as the name in the audit log, because the rest of a URL may hold a key. */
export function subjectOf({ id, url }: Pick<WebhookRow, 'id' | 'url'>): { id: string; name: string } {
  return { id, name: new URL(url).host };
}

/** Returns every webhook, the oldest first. */
export async function listWebhooks({
  db,
  clock,
}: Pick<WebhookDependencies, 'db' | 'clock'>): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhooks').selectAll().orderBy('id').execute();
  return rows.map((row) => webhookOf(row, clock()));
}

export interface Delivery {
  id: string;
  type: WebhookMessage;
  state: DeliveryState;
  attempts: number;
  /** Error of the last attempt. */
  lastError: string | null;
  createdAt: number;
  sentAt: number | null;
  /** Null when there is no further attempt. */
  nextAttemptAt: number | null;
  /** The request of the event; null for a test. */
  lead: { id: string; reference: string } | null;
}

/** Returns the deliveries of a webhook, newest first; null when there is no such webhook. */
export async function listDeliveries(db: Db, webhookId: string, limit = 20): Promise<Delivery[] | null> {
  const webhook = await findWebhookRow(db, webhookId);
  if (!webhook) return null;
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('subject_id', '=', webhookId)
    .where('channel', '=', 'webhook')
    // A ping has none.
    .$narrowType<{ props: JsonText<Partial<DeliveryProps>> }>()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const leadIds = rows.map(({ props }) => parseJson(props).leadId ?? null);
  const references = await findReferences(db, [...new Set(leadIds.filter((id) => id !== null))]);
  const isHeld = webhook.state !== 'active';
  return rows.map((row, index) => {
    const leadId = leadIds[index] ?? null;
    const reference = leadId === null ? undefined : references.get(leadId);
    const state = row.state === 'pending' && isHeld && row.type !== 'ping' ? 'held' : row.state;
    return {
      id: row.id,
      type: row.type as WebhookMessage,
      state,
      attempts: row.attempts,
      lastError: row.last_error,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      nextAttemptAt: state === 'pending' ? row.next_attempt_at : null,
      lead: leadId !== null && reference !== undefined ? { id: leadId, reference } : null,
    };
  });
}
