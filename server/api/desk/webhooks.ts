import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { messagesIn } from '../../../contract/messages.ts';
import { mostWebhooks, webhookInput, webhookPausedInput } from '../../../contract/webhook.ts';
import {
  type ChangeWebhookOutcome,
  changeWebhook,
  deleteWebhook,
  pauseWebhook,
  resumeWebhook,
  rotateSecret,
} from '../../webhooks/change-webhook.ts';
import { createWebhook } from '../../webhooks/create-webhook.ts';
import { listWebhooks } from '../../webhooks/list-webhooks.ts';
import type { Desk } from './desk.ts';
import { answers, body, done, refuse, refuseFields, refuseUnknown, say, withId } from './desk-context.ts';
import { webhookShape } from './webhook-shapes.ts';

/** A token that leaks must not send requests elsewhere. */
const owner = { role: 'owner', browserOnly: true } as const;

const withSecret = done.extend({ id: z.string(), secret: z.string() });
const secretOnce = 'The secret, which is shown this once: `whsec_` and what signs, in base64.';

function answerChange(context: Context, outcome: ChangeWebhookOutcome, message: string) {
  return outcome.ok ? say(context, message) : refuseUnknown(context);
}

/** GET and POST /api/v1/desk/webhooks, PUT and DELETE /webhooks/{id}, PUT /webhooks/{id}/paused, POST /webhooks/{id}/secret. */
export function deskWebhooks(desk: Desk): void {
  const words = messagesIn('en').desk;

  desk.declare(
    {
      policy: owner,
      method: 'get',
      path: '/webhooks',
      summary: 'List webhooks',
      description:
        'Addresses that are told what happens at the desk; what they are sent stands under Webhooks.',
      responses: answers([z.object({ webhooks: z.array(webhookShape) }), 'All of them, the oldest first.']),
    },
    async (context) => context.json({ webhooks: await listWebhooks(context.get('services')) }, 200),
  );

  desk.declare(
    {
      policy: owner,
      method: 'post',
      path: '/webhooks',
      summary: 'Add a webhook',
      description: `By https, or by http inside one’s own network; at most ${mostWebhooks}.`,
      request: body(webhookInput),
      responses: answers([withSecret, secretOnce], 409),
    },
    async (context) => {
      const asked = context.req.valid('json');
      const outcome = await createWebhook(context.get('services'), context.get('staff'), asked);
      if (outcome.ok) {
        const { id, secret } = outcome;
        return context.json({ success: true as const, message: words.webhookAdded, id, secret }, 200);
      }
      if (outcome.reason === 'url') return refuseFields(context, { url: outcome.problem });
      return refuse(context, 409, words.tooManyWebhooks(mostWebhooks));
    },
  );

  desk.declare(
    {
      policy: owner,
      method: 'put',
      path: '/webhooks/{id}',
      summary: 'Change where a webhook leads and what it is told',
      description: 'What waits goes to the new address too.',
      request: { ...withId, ...body(webhookInput) },
      responses: answers([done, 'Holds from the next delivery on.']),
    },
    async (context) => {
      const which = { ...context.req.valid('param'), by: context.get('staff') };
      const outcome = await changeWebhook(context.get('services'), which, context.req.valid('json'));
      if (outcome.ok) return say(context, words.saved);
      return outcome.reason === 'url'
        ? refuseFields(context, { url: outcome.problem })
        : refuseUnknown(context);
    },
  );

  desk.declare(
    {
      policy: owner,
      method: 'put',
      path: '/webhooks/{id}/paused',
      summary: 'Pause a webhook, or let it go on',
      description:
        'What happens while it is paused waits for it, for thirty days. One that has ended can go on too.',
      request: { ...withId, ...body(webhookPausedInput) },
      responses: answers([done, 'Holds at once.']),
    },
    async (context) => {
      const which = { ...context.req.valid('param'), by: context.get('staff') };
      const { paused } = context.req.valid('json');
      const outcome = await (paused ? pauseWebhook : resumeWebhook)(context.get('services'), which);
      return answerChange(context, outcome, paused ? words.webhookPaused : words.webhookResumed);
    },
  );

  desk.declare(
    {
      policy: owner,
      method: 'post',
      path: '/webhooks/{id}/secret',
      summary: 'Make a new secret for a webhook',
      description: 'The one before signs too for 24 hours.',
      request: withId,
      responses: answers([withSecret, secretOnce]),
    },
    async (context) => {
      const { id } = context.req.valid('param');
      const outcome = await rotateSecret(context.get('services'), { id, by: context.get('staff') });
      if (!outcome.ok) return refuseUnknown(context);
      const { secret } = outcome;
      return context.json({ success: true as const, message: words.webhookSecretMade, id, secret }, 200);
    },
  );

  desk.declare(
    {
      policy: owner,
      method: 'delete',
      path: '/webhooks/{id}',
      summary: 'Delete a webhook',
      description: 'With its deliveries, sent or waiting.',
      request: withId,
      responses: answers([done, 'Deleted.']),
    },
    async (context) => {
      const which = { ...context.req.valid('param'), by: context.get('staff') };
      return answerChange(context, await deleteWebhook(context.get('services'), which), words.deleted);
    },
  );
}
