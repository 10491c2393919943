import { z } from '@hono/zod-openapi';
import { webhookCommands } from '../../commands/webhooks.ts';
import { listDeliveries, listWebhooks } from '../../webhooks/list-webhooks.ts';
import { answers, refuseUnknown, withId } from '../responses.ts';
import type { Routes } from '../router.ts';
import { deliveryShape, webhookShape } from './webhook-shapes.ts';

const owner = { role: 'owner', browserOnly: true } as const;

/** GET /api/v1/desk/webhooks and /webhooks/{id}/deliveries, and the commands on webhooks. */
export function deskWebhooks(desk: Routes): void {
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

  desk.addCommands(webhookCommands);
}
