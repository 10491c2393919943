import { deferSiblings, retrySiblingsNow } from '../outbox/outbox-maintenance.ts';
import type { OutboxRow } from '../outbox/outbox-rows.ts';
import type { Delivery } from '../outbox/outbox-worker.ts';
import { maxRetryAge } from '../outbox/retry-policy.ts';
import { stopWebhook } from './stop-webhook.ts';
import type { DeliveryDependencies } from './webhook-dependencies.ts';

/** Just less than the age at which a delivery fails permanently, so that its webhook is disabled with it. */
const maxFailureAge = maxRetryAge - 60 * 60 * 1000;

/** How long the other deliveries are deferred when one fails: a dead receiver must not keep the whole worker busy. */
const deferMs = 30_000;

async function noteSuccess({ db, clock }: DeliveryDependencies, row: OutboxRow): Promise<void> {
  const now = clock();
  const webhooks = db.updateTable('webhooks').where('id', '=', row.subject_id);
  await webhooks.set({ succeeded_at: now }).execute();
  const { numUpdatedRows } = await webhooks
    .set({ failing_since: null })
    .where('failing_since', 'is not', null)
    .executeTakeFirstOrThrow();
  // The receiver is back: what was put off for hours need not wait for them.
  if (numUpdatedRows > 0n) await retrySiblingsNow(db, row, { now });
}

async function noteFailure(deps: DeliveryDependencies, row: OutboxRow, failure: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock();
  const webhooks = db.updateTable('webhooks').where('id', '=', row.subject_id);
  // A test that fails is not tried again, and so says nothing of the days that follow.
  if (row.email !== 'ping')
    await webhooks.set({ failing_since: now }).where('failing_since', 'is', null).execute();
  const webhook = await webhooks.set({ failed_at: now, failure }).returningAll().executeTakeFirst();
  if (!webhook) return;
  // Somebody waits for a test, and it is tried only once.
  await deferSiblings(db, row, { until: now + deferMs, but: 'ping' });
  const since = webhook.failing_since;
  if (since !== null && now - Number(since) >= maxFailureAge)
    await stopWebhook(deps, webhook, { state: 'disabled', failure });
}

/** Records on the webhooks how attempts ended. After five days without a success a webhook is disabled. */
export function noteAttempts(deps: DeliveryDependencies) {
  return async (deliveries: Delivery[]): Promise<void> => {
    const sentTo = new Map<string, OutboxRow>();
    for (const { row, attempt } of deliveries) {
      if (attempt.outcome === 'sent') sentTo.set(row.subject_id, row);
      if (attempt.outcome === 'failed') await noteFailure(deps, row, attempt.reason);
    }
    for (const row of sentTo.values()) await noteSuccess(deps, row);
  };
}
