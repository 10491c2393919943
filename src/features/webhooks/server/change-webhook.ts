import { v7 as uuidv7 } from 'uuid';
import type { StaffActor } from '#features/identity/server/staff/staff-events.ts';
import { recordStaffEvent } from '#features/identity/server/staff/staff-events.ts';
import { lockStaff } from '#features/identity/server/staff/staff-rows.ts';
import type { StaffAction } from '#features/identity/server/tables.ts';
import type { UrlProblem } from '#platform/commands/field-problem.ts';
import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import { readUrl } from '#platform/http/url-rules.ts';
import { deleteRowsOf, releaseRowsOf, requeueFailed } from '#platform/outbox/outbox-maintenance.ts';
import { enqueueRow } from '#platform/outbox/outbox-rows.ts';
import { pinKey } from '#platform/secrets/cipher.ts';
import { mostWebhooks, type WebhookInput } from '../webhook.ts';
import { bothSecretsFor, newSecret } from './secrets.ts';
import type { WebhookTable } from './tables.ts';
import type { WebhookDependencies } from './webhook-dependencies.ts';
import { findWebhookRow, subjectOf, type WebhookRow } from './webhook-rows.ts';

type CreateWebhookOutcome =
  | { ok: true; id: string; secret: string }
  | { ok: false; reason: 'too-many' }
  | { ok: false; reason: 'url'; problem: UrlProblem };

/**
 * Creates a webhook and returns its signing secret, which is shown only this time. Refused for a forbidden URL, and
 * beyond twenty. Throws when the database fails.
 */
export async function createWebhook(
  { db, clock, cipher }: Pick<WebhookDependencies, 'db' | 'clock' | 'cipher'>,
  by: StaffActor,
  { url: text, events }: WebhookInput,
): Promise<CreateWebhookOutcome> {
  const read = await readUrl(text);
  if (!read.ok) return { ok: false, reason: 'url', problem: read.problem };
  const [id, now, url] = [uuidv7(), clock(), read.url.href];
  const { shown, sealed } = newSecret(cipher, id);
  return transact(db, async (transaction): Promise<CreateWebhookOutcome> => {
    // Serializes concurrent creations, so that the limit holds.
    await lockStaff(transaction);
    const there = await transaction.selectFrom('webhooks').select('id').execute();
    if (there.length >= mostWebhooks) return { ok: false, reason: 'too-many' };
    await pinKey(transaction, cipher);
    await transaction
      .insertInto('webhooks')
      .values({
        id,
        url,
        events: jsonText(events),
        state: 'active',
        secret: sealed,
        previous_secret: null,
        previous_until: null,
        created_at: now,
        created_by: by.name,
        succeeded_at: null,
        failed_at: null,
        failure: null,
        failing_since: null,
      })
      .execute();
    const subject = subjectOf({ id, url });
    await recordStaffEvent(transaction, { at: now, by, action: 'webhook-added', subject });
    return { ok: true, id, secret: shown };
  });
}

interface WebhookChange {
  id: string;
  by: StaffActor;
}

type ChangeWebhookOutcome<Reason extends string = never> =
  | { ok: true }
  | { ok: false; reason: 'no-such-webhook' | Reason };

/** Makes a change and returns its audit entry; null when there is no change. */
type Change = (transaction: Db, row: WebhookRow, now: number) => Promise<StaffAction | null>;

/** Changes a webhook and writes the audit log in one transaction. */
async function change(
  { db, clock }: Pick<WebhookDependencies, 'db' | 'clock'>,
  { id, by }: WebhookChange,
  change: Change,
): Promise<ChangeWebhookOutcome> {
  const now = clock();
  return transact(db, async (transaction): Promise<ChangeWebhookOutcome> => {
    const row = await findWebhookRow(transaction, id);
    if (!row) return { ok: false, reason: 'no-such-webhook' };
    const action = await change(transaction, row, now);
    if (action) await recordStaffEvent(transaction, { at: now, by, action, subject: subjectOf(row) });
    return { ok: true };
  });
}

async function set(transaction: Db, { id }: WebhookRow, values: Partial<WebhookTable>): Promise<void> {
  await transaction.updateTable('webhooks').set(values).where('id', '=', id).execute();
}

/** Changes the URL or events of a webhook; waiting deliveries go to the new URL too. */
export async function changeWebhook(
  dependencies: WebhookDependencies,
  which: WebhookChange,
  { url: text, events }: WebhookInput,
): Promise<ChangeWebhookOutcome | { ok: false; reason: 'url'; problem: UrlProblem }> {
  const read = await readUrl(text);
  if (!read.ok) return { ok: false, reason: 'url', problem: read.problem };
  const url = read.url.href;
  const outcome = await change(dependencies, which, async (transaction, row, now) => {
    const wanted = jsonText(events);
    if (row.url === url && row.events === wanted) return null;
    await set(transaction, row, { url, events: wanted });
    if (row.url !== url) {
      // Failures of the old URL do not count against the new one.
      await set(transaction, row, { failing_since: null });
      await releaseRowsOf(transaction, row.id, now);
    }
    return 'webhook-changed';
  });
  if (outcome.ok) dependencies.outboxIsWaiting();
  return outcome;
}

/** Pauses a webhook: new events wait, up to thirty days. Has no effect on a webhook that has stopped. */
export function pauseWebhook(
  dependencies: WebhookDependencies,
  which: WebhookChange,
): Promise<ChangeWebhookOutcome> {
  return change(dependencies, which, async (transaction, row) => {
    if (row.state !== 'active') return null;
    await set(transaction, row, { state: 'paused' });
    return 'webhook-paused';
  });
}

/** Resumes a webhook from any state, and makes waiting deliveries due at once. */
export async function resumeWebhook(
  dependencies: WebhookDependencies,
  which: WebhookChange,
): Promise<ChangeWebhookOutcome> {
  const outcome = await change(dependencies, which, async (transaction, row, now) => {
    if (row.state === 'active') return null;
    await set(transaction, row, { state: 'active', failing_since: null });
    await releaseRowsOf(transaction, row.id, now);
    return 'webhook-resumed';
  });
  if (outcome.ok) dependencies.outboxIsWaiting();
  return outcome;
}

/** Returns false when the secret was encrypted with another key; then only a new secret helps. */
function canOpen({ cipher }: WebhookDependencies, { id, secret }: WebhookRow): boolean {
  try {
    cipher.open(secret, { webhook: id });
    return true;
  } catch {
    return false;
  }
}

type RotateOutcome = { ok: true; secret: string } | { ok: false; reason: 'no-such-webhook' };

/** Gives a webhook a new secret, which is shown only this time. The previous one also signs for 24 hours. */
export async function rotateSecret(
  dependencies: WebhookDependencies,
  which: WebhookChange,
): Promise<RotateOutcome> {
  const { cipher } = dependencies;
  const { shown, sealed } = newSecret(cipher, which.id);
  const outcome = await change(dependencies, which, async (transaction, row, now) => {
    await pinKey(transaction, cipher);
    const before = canOpen(dependencies, row)
      ? { previous_secret: row.secret, previous_until: now + bothSecretsFor }
      : { previous_secret: null, previous_until: null };
    await set(transaction, row, { secret: sealed, ...before });
    return 'webhook-secret-made';
  });
  return outcome.ok ? { ok: true, secret: shown } : outcome;
}

/** Sends a test, also to a paused webhook; it is not retried. */
export async function testWebhook(
  dependencies: WebhookDependencies,
  which: WebhookChange,
): Promise<ChangeWebhookOutcome> {
  const outcome = await change(dependencies, which, async (transaction, row, now) => {
    const test = { channel: 'webhook', type: 'ping', props: {}, subjectId: row.id, now } as const;
    await enqueueRow(transaction, test);
    return 'webhook-tested';
  });
  if (outcome.ok) dependencies.outboxIsWaiting();
  return outcome;
}

/**
 * Makes a permanently failed delivery due again. Refused when the webhook has ended, or has no failed delivery with
 * this id.
 */
export async function retryDelivery(
  dependencies: WebhookDependencies,
  { deliveryId, ...which }: WebhookChange & { deliveryId: string },
): Promise<ChangeWebhookOutcome<'no-failed-delivery'>> {
  let isRevived = false;
  const outcome = await change(dependencies, which, async (transaction, row, now) => {
    isRevived = false;
    if (row.state === 'ended') return null;
    isRevived = await requeueFailed(transaction, { id: deliveryId, subjectId: row.id, now });
    return isRevived ? 'webhook-delivery-retried' : null;
  });
  if (!outcome.ok) return outcome;
  if (!isRevived) return { ok: false, reason: 'no-failed-delivery' };
  dependencies.outboxIsWaiting();
  return outcome;
}

/** Deletes a webhook with its deliveries, sent or waiting. */
export function deleteWebhook(
  dependencies: WebhookDependencies,
  which: WebhookChange,
): Promise<ChangeWebhookOutcome> {
  return change(dependencies, which, async (transaction, { id }) => {
    await transaction.deleteFrom('webhooks').where('id', '=', id).execute();
    await deleteRowsOf(transaction, id);
    return 'webhook-deleted';
  });
}
