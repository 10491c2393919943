import { z } from 'zod';
import { recordStaffEvent } from '#features/identity/server/staff/staff-events.ts';
import { releaseDeliveries } from '#platform/backups/delivery-hold.ts';
import { defineCommand, type Fields, notFound } from '#platform/commands/command.ts';
import { fieldMessage } from '#platform/commands/messages.ts';
import { deskOutcomes } from '#platform/commands/strings/en/desk-messages.ts';
import { transact } from '#platform/db/transact.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { mostWebhooks, webhookEvents, webhookInput, webhookPausedInput } from '../webhook.ts';
import { alarmCommands } from './alarm-commands.ts';
import { backupCommands } from './backup-commands.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  pauseWebhook,
  resumeWebhook,
  retryDelivery,
  rotateSecret,
  testWebhook,
} from './change-webhook.ts';
import { mailCommands } from './mail-commands.ts';
import { storageCommands } from './storage-commands.ts';

const shared = {
  /** A leaked API token must not redirect deliveries. */
  policy: { role: 'owner', browserOnly: true },
  refusals: { 'no-such-webhook': notFound },
} as const;

const wrongUrl = {
  field: 'url',
  message: ({ problem }: { problem: string }) => fieldMessage(deskLocale, problem),
};

function webhookIn(fields: Fields) {
  return { url: fields.url, events: webhookEvents.filter((event) => fields[event] !== undefined) };
}

const paused = defineCommand({
  ...shared,
  endpoint: ['put', '/webhooks/{id}/paused'],
  summary: 'Pause a webhook, or resume it',
  description:
    'What happens while it is paused waits for it, for thirty days. One that has ended can go on too.',
  input: webhookPausedInput,
  fromForm: ({ intent }) => ({ paused: intent === 'pause' }),
  run: ({ deps, staff: by, params: { id } }, { paused: isPaused }) =>
    (isPaused ? pauseWebhook : resumeWebhook)(deps, { id, by }),
  done: (_, { paused: isPaused }) => (isPaused ? deskOutcomes.webhookPaused : deskOutcomes.webhookResumed),
});

const release = defineCommand({
  ...shared,
  endpoint: ['post', '/deliveries/release'],
  summary: 'Release mails and webhooks that are held since a restore',
  description:
    'With `drop`, those that waited in the backup are dropped, as the first site may have sent them; what was stored since is sent in any case.',
  input: z.strictObject({ drop: z.boolean() }),
  fromForm: ({ intent }) => ({ drop: intent === 'drop' }),
  async run({ deps, staff: by }, { drop }) {
    const { db, clock, outboxIsWaiting } = deps;
    const now = clock();
    const dropped = await transact(db, async (transaction) => {
      const count = await releaseDeliveries(transaction, { drop, now });
      if (count !== null)
        await recordStaffEvent(transaction, {
          at: now,
          by,
          action: 'deliveries-released',
          detail: String(count),
        });
      return count;
    });
    if (dropped === null) return { ok: false, reason: 'nothing-held' } as const;
    outboxIsWaiting();
    return { ok: true, dropped } as const;
  },
  refusals: { 'nothing-held': deskOutcomes.nothingHeld },
  done: ({ dropped }, { drop }) =>
    drop ? deskOutcomes.deliveriesDropped(dropped) : deskOutcomes.deliveriesReleased,
});

export const webhookCommands = {
  add: defineCommand({
    ...shared,
    endpoint: ['post', '/webhooks'],
    summary: 'Add a webhook',
    description: `By https, or by http inside one’s own network; at most ${mostWebhooks}. The secret is shown this once: \`whsec_\` and what signs, in base64.`,
    input: webhookInput,
    fromForm: webhookIn,
    run: ({ deps, staff }, input) => createWebhook(deps, staff, input),
    refusals: { url: wrongUrl, 'too-many': deskOutcomes.tooManyWebhooks(mostWebhooks) },
    done: deskOutcomes.webhookAdded,
    returns: { id: z.string(), secret: z.string() },
  }),
  change: defineCommand({
    ...shared,
    endpoint: ['put', '/webhooks/{id}'],
    summary: 'Change where a webhook leads and which events it gets',
    description: 'What waits goes to the new address too.',
    input: webhookInput,
    fromForm: webhookIn,
    run: ({ deps, staff: by, params: { id } }, input) => changeWebhook(deps, { id, by }, input),
    refusals: { ...shared.refusals, url: wrongUrl },
    done: deskOutcomes.saved,
  }),
  paused,
  secret: defineCommand({
    ...shared,
    endpoint: ['post', '/webhooks/{id}/secret'],
    summary: 'Make a new secret for a webhook',
    description: 'It is shown this once. The one before signs too for 24 hours.',
    async run({ deps, staff: by, params: { id } }) {
      const outcome = await rotateSecret(deps, { id, by });
      return outcome.ok ? { ...outcome, id } : outcome;
    },
    done: deskOutcomes.webhookSecretMade,
    returns: { id: z.string(), secret: z.string() },
  }),
  delete: defineCommand({
    ...shared,
    endpoint: ['delete', '/webhooks/{id}'],
    summary: 'Delete a webhook',
    description: 'With its deliveries, sent or waiting.',
    run: ({ deps, staff: by, params: { id } }) => deleteWebhook(deps, { id, by }),
    done: deskOutcomes.deleted,
  }),
  test: defineCommand({
    ...shared,
    endpoint: ['post', '/webhooks/{id}/test'],
    summary: 'Send a webhook a test',
    description: 'A message of the type `ping`, also while it is paused; it is tried once.',
    run: ({ deps, staff: by, params: { id } }) => testWebhook(deps, { id, by }),
    done: deskOutcomes.webhookTested,
  }),
  retry: defineCommand({
    ...shared,
    endpoint: ['post', '/webhooks/{id}/deliveries/{deliveryId}/retry'],
    summary: 'Deliver once more what failed permanently',
    run: ({ deps, staff: by, params: { id, deliveryId } }) => retryDelivery(deps, { id, deliveryId, by }),
    refusals: { ...shared.refusals, 'no-failed-delivery': notFound },
    done: deskOutcomes.webhookRetried,
  }),
  release,
};

/** Commands by the intents of the forms of webhooks. */
export const webhookForms = {
  ...webhookCommands,
  pause: { ...paused, done: deskOutcomes.webhookPaused },
  resume: { ...paused, done: deskOutcomes.webhookResumed },
};

/** Commands by the intents of the forms of connections. */
export const connectionForms = {
  ...mailCommands,
  ...backupCommands,
  ...alarmCommands,
  ...storageCommands,
  release,
  drop: release,
};
