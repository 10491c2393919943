import { v7 as uuidv7 } from 'uuid';
import { mostWebhooks, type UrlProblem, type WebhookInput } from '../../contract/webhook.ts';
import { transact } from '../db/transact.ts';
import { pinKey } from '../secrets/open-cipher.ts';
import type { StaffActor } from '../staff/staff-dependencies.ts';
import { recordStaffEvent } from '../staff/staff-events.ts';
import { lockStaff } from '../staff/staff-rows.ts';
import { newSecret } from './secrets.ts';
import { readUrl } from './url-rules.ts';
import type { WebhookDependencies } from './webhook-dependencies.ts';
import { subjectOf } from './webhook-rows.ts';

export type CreateWebhookOutcome =
  | { ok: true; id: string; secret: string }
  | { ok: false; reason: 'too-many' }
  | { ok: false; reason: 'url'; problem: UrlProblem };

/**
 * Adds a webhook and gives the secret that its deliveries are signed with, which is shown this once. Refused for an
 * address where nothing may be sent, and beyond twenty. Throws when the database fails.
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
    // Owners who add one at the same moment wait for each other, so that the number stays right.
    await lockStaff(transaction);
    const there = await transaction.selectFrom('webhooks').select('id').execute();
    if (there.length >= mostWebhooks) return { ok: false, reason: 'too-many' };
    await pinKey(transaction, cipher);
    await transaction
      .insertInto('webhooks')
      .values({
        id,
        url,
        events: JSON.stringify(events),
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
