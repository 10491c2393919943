import type { Selectable } from 'kysely';
import type { WebhookEvent, WebhookState } from '../../contract/webhook.ts';
import type { Db } from '../db/open-database.ts';
import type { WebhookTable } from '../db/tables.ts';

export type WebhookRow = Selectable<WebhookTable>;

/** A webhook as owners see it; its secret was shown once. */
export interface Webhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  state: WebhookState;
  createdAt: number;
  /** The owner's name then. */
  createdBy: string;
  succeededAt: number | null;
  failedAt: number | null;
  /** Why the last delivery that failed did. */
  failure: string | null;
  /** Until when the secret before signs too; null when it does not. */
  bothSecretsUntil: number | null;
}

function timeOf(value: number | null): number | null {
  return value === null ? null : Number(value);
}

/** A row as owners see it at a moment. */
export function webhookOf(row: WebhookRow, now: number): Webhook {
  const until = timeOf(row.previous_until);
  return {
    id: row.id,
    url: row.url,
    events: JSON.parse(row.events),
    state: row.state,
    createdAt: Number(row.created_at),
    createdBy: row.created_by,
    succeededAt: timeOf(row.succeeded_at),
    failedAt: timeOf(row.failed_at),
    failure: row.failure,
    bothSecretsUntil: until !== null && now < until ? until : null,
  };
}

/** The row of a webhook, or undefined. */
export function findWebhookRow(db: Db, id: string): Promise<WebhookRow | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What the record names a webhook by: its host, since the rest of an address may hold a key. */
export function subjectOf({ id, url }: Pick<WebhookRow, 'id' | 'url'>): { id: string; name: string } {
  return { id, name: new URL(url).host };
}
