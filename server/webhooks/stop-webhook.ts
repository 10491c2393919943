import type { StaffMember } from '../../contract/staff-member.ts';
import type { WebhookState } from '../../contract/webhook.ts';
import type { Db } from '../db/open-database.ts';
import type { WebhookTable } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { WebhookStoppedProps } from '../mail/desk-emails.tsx';
import { enqueueMail } from '../mail/outbox.ts';
import type { DeliveryDependencies } from './webhook-dependencies.ts';

type StopDependencies = Pick<DeliveryDependencies, 'db' | 'clock' | 'listStaff' | 'outboxIsWaiting'>;

/** The states from which the server stops a webhook. One that an owner paused stays theirs, unless its receiver is gone. */
const stoppedFrom: Record<WebhookStoppedProps['state'], WebhookState[]> = {
  disabled: ['active'],
  ended: ['active', 'paused', 'disabled'],
};

/** Mails every owner that a webhook was stopped, and why. */
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
 * Stops a webhook on behalf of the server, and mails the owners of it, once. What waits for it stays in the outbox: the worker
 * that delivers it checks the webhook first. Throws when the database fails.
 */
export async function stopWebhook(
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
