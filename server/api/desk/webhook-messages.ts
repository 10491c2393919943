import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { messageShapes } from './webhook-shapes.ts';

const headers = z.object({
  'webhook-id': z
    .string()
    .openapi({ description: 'The same on each attempt: what arrives twice is told by it.' }),
  'webhook-timestamp': z.string().openapi({ description: 'When it was sent, in seconds since 1970.' }),
  'webhook-signature': z.string().openapi({
    description:
      '`v1,` and HMAC-SHA256 of `id.timestamp.body` in base64; several with a space between while the secret is changed.',
  }),
});

const summaries: Record<keyof typeof messageShapes, string> = {
  'lead.received': 'A request came in, or what was taken for spam was restored',
  'lead.stage-changed': 'A request moved to another stage, spam too',
  ping: 'An owner asked for a test',
};

/** Writes into the OpenAPI document what webhooks are sent (https://www.standardwebhooks.com). */
export function documentWebhookMessages(api: Pick<OpenAPIHono, 'openAPIRegistry'>): void {
  for (const [type, schema] of Object.entries(messageShapes)) {
    api.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      tags: ['desk'],
      summary: summaries[type as keyof typeof messageShapes],
      description:
        'Sent to the webhooks that are to be told of it, at least once and in no certain order: `data.lead` is the request as it stands when this leaves, so keep the one with the highest `version`.',
      request: { headers, body: { required: true, content: { 'application/json': { schema } } } },
      responses: {
        '2XX': { description: 'Taken. The answer’s body is not read.' },
        410: { description: 'Gone: nothing more is sent.' },
        default: { description: 'Anything else, a redirect too, is tried again for five days.' },
      },
    });
  }
}
