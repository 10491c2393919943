import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { leadStages, lostReasons } from '#features/requests/lead.ts';
import { webhookLead } from '#features/requests/server/inbox/find-lead.ts';
import { leadEvent } from '#features/requests/server/lead-shapes.ts';
import { shipmentShape } from '#features/shipments/server/api/desk-shipments.ts';
import { moment } from '#platform/values/moment-shape.ts';
import type { WebhookMessage } from '../webhook.ts';

const { data: event, actor } = leadEvent.shape;
const position = z
  .number()
  .describe('Of the event in the timeline, as in `GET /desk/events`: it gives the order.');
const lead = webhookLead;

/** Fields of an event about a quote or a shipment. */
const ofEvent = { position, event, actor, lead };
const ofShipment = { ...ofEvent, shipment: shipmentShape };

/** Each type of message with the data that it holds. */
const messages: Record<WebhookMessage, [summary: string, data: z.ZodRawShape]> = {
  'lead.received': ['A request came in, or what was taken for spam was restored', { position, lead }],
  'lead.stage-changed': [
    'A request moved to another stage, spam too',
    {
      position,
      from: z.enum(leadStages),
      to: z.enum(leadStages),
      reason: z.enum(lostReasons).nullable().describe('Of a loss.'),
      comment: z.string(),
      actor: actor.describe('Who moved it.'),
      lead,
    },
  ],
  'lead.message-received': [
    'A customer wrote about a request that is not spam',
    {
      position,
      via: z.enum(['page', 'mail']).describe('The page of the request, or a mail.'),
      from: z.string().describe('The colleague who wrote; empty for the sender of the request.'),
      text: z.string(),
      attachments: z.array(z.object({ fileId: z.string(), name: z.string(), size: z.number() })),
      dueAt: moment.describe('By when a reply is due.'),
      lead,
    },
  ],
  'lead.erased': [
    'The personal data of a request were deleted on its sender’s request: delete your copy',
    { position, lead: z.object({ id: z.string(), reference: z.string() }) },
  ],
  'quote.sent': ['A quote was sent, and can no longer be taken back', ofEvent],
  'quote.accepted': ['A customer accepted a quote, or staff recorded it', ofEvent],
  'quote.declined': ['A customer declined a quote, or staff recorded it', ofEvent],
  'quote.withdrawn': ['Staff withdrew a quote that was sent', ofEvent],
  'shipment.begun': ['The shipment of a request that was won is followed', ofShipment],
  'shipment.milestone': ['A milestone of a shipment was planned, expected or happened', ofShipment],
  ping: ['An owner asked for a test', {}],
};

const messageHeaders = z.object({
  'webhook-id': z.string().describe('The same on each attempt: it identifies what arrives twice.'),
  'webhook-timestamp': z.string().describe('When it was sent, in seconds since 1970.'),
  'webhook-signature': z
    .string()
    .describe(
      '`v1,` and HMAC-SHA256 of `id.timestamp.body` in base64; several with a space between while the secret is changed.',
    ),
});

/** Adds the payloads of webhooks to the OpenAPI document (https://www.standardwebhooks.com). */
export function documentWebhookMessages(api: Pick<OpenAPIHono, 'openAPIRegistry'>): void {
  for (const [type, [summary, data]] of Object.entries(messages)) {
    const timestamp = z.iso.datetime().describe('When it happened.');
    const schema = z.object({ type: z.literal(type), timestamp, data: z.object(data) });
    api.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      tags: ['desk'],
      summary,
      description:
        'Sent to the webhooks that ask for it, at least once and in no certain order: `data.lead` is the request as it stands when this leaves, so keep the one with the highest `version`.',
      request: {
        headers: messageHeaders,
        body: { required: true, content: { 'application/json': { schema } } },
      },
      responses: {
        '2XX': { description: 'Taken. The answer’s body is not read.' },
        410: { description: 'Gone: nothing more is sent.' },
        default: { description: 'Anything else, a redirect too, is tried again for five days.' },
      },
    });
  }
}
