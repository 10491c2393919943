import { z } from '@hono/zod-openapi';
import { messagesIn } from '../../../contract/messages.ts';
import { retryDelivery, testWebhook } from '../../webhooks/change-webhook.ts';
import { listDeliveries } from '../../webhooks/list-webhooks.ts';
import type { Desk } from './desk.ts';
import { answers, done, refuseUnknown, say, withId } from './desk-context.ts';
import { deliveryShape } from './webhook-shapes.ts';

const owner = { role: 'owner', browserOnly: true } as const;

/** GET /api/v1/desk/webhooks/{id}/deliveries, POST /webhooks/{id}/test and /webhooks/{id}/deliveries/{deliveryId}/retry. */
export function deskWebhookDeliveries(desk: Desk): void {
  const words = messagesIn('en').desk;

  desk.declare(
    {
      policy: owner,
      method: 'get',
      path: '/webhooks/{id}/deliveries',
      summary: 'List the last deliveries of a webhook',
      request: withId,
      responses: answers([z.object({ deliveries: z.array(deliveryShape) }), 'The newest twenty.']),
    },
    async (context) => {
      const { db } = context.get('services');
      const deliveries = await listDeliveries(db, context.req.valid('param').id);
      return deliveries ? context.json({ deliveries }, 200) : refuseUnknown(context);
    },
  );

  desk.declare(
    {
      policy: owner,
      method: 'post',
      path: '/webhooks/{id}/test',
      summary: 'Send a webhook a test',
      description: 'A message of the type `ping`, also while it is paused; it is tried once.',
      request: withId,
      responses: answers([done, 'On its way.']),
    },
    async (context) => {
      const which = { ...context.req.valid('param'), by: context.get('staff') };
      const outcome = await testWebhook(context.get('services'), which);
      return outcome.ok ? say(context, words.webhookTested) : refuseUnknown(context);
    },
  );

  desk.declare(
    {
      policy: owner,
      method: 'post',
      path: '/webhooks/{id}/deliveries/{deliveryId}/retry',
      summary: 'Retry a delivery that failed permanently',
      request: { params: z.object({ id: z.string(), deliveryId: z.string() }) },
      responses: answers([done, 'On its way again.']),
    },
    async (context) => {
      const which = { ...context.req.valid('param'), by: context.get('staff') };
      const outcome = await retryDelivery(context.get('services'), which);
      return outcome.ok ? say(context, words.webhookRetried) : refuseUnknown(context);
    },
  );
}
