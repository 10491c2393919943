import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { moment } from '../../../platform/values/moment-shape.ts';
import { leadStages, lostReasons } from '../../requests/lead.ts';
import { webhookLead } from '../../requests/server/inbox/find-lead.ts';
import { leadEvent } from '../../requests/server/lead-shapes.ts';
import { shipmentShape } from '../../shipments/server/api/desk-shipments.ts';
import type { WebhookEvent } from '../webhook.ts';

const timestamp = z.iso.datetime().describe('When it happened.');
const position = z
  .number()
  .describe('Of the event in the timeline, as in `GET /desk/events`: it gives the order.');

/** Schema of an event about a quote or a shipment, with the event of the timeline. */
function eventMessage<Type extends WebhookEvent>(type: Type) {
  return z.object({
    type: z.literal(type),
    timestamp,
    data: z.object({
      position,
      event: leadEvent.shape.data,
      actor: leadEvent.shape.actor,
      lead: webhookLead,
    }),
  });
}

/** Schema of an event about a shipment, with its state at delivery. */
function shipmentMessage<Type extends WebhookEvent>(type: Type) {
  const message = eventMessage(type);
  return message.extend({ data: message.shape.data.extend({ shipment: shipmentShape }) });
}

/** Payloads by type of the message. */
const messageShapes = {
  'lead.received': z.object({
    type: z.literal('lead.received'),
    timestamp,
    data: z.object({ position, lead: webhookLead }),
  }),
  'lead.stage-changed': z.object({
    type: z.literal('lead.stage-changed'),
    timestamp,
    data: z.object({
      position,
      from: z.enum(leadStages),
      to: z.enum(leadStages),
      reason: z.enum(lostReasons).nullable().describe('Of a loss.'),
      comment: z.string(),
      actor: leadEvent.shape.actor.describe('Who moved it.'),
      lead: webhookLead,
    }),
  }),
  'lead.message-received': z.object({
    type: z.literal('lead.message-received'),
    timestamp,
    data: z.object({
      position,
      via: z.enum(['page', 'mail']).describe('The page of the request, or a mail.'),
      from: z.string().describe('The colleague who wrote; empty for the sender of the request.'),
      text: z.string(),
      attachments: z.array(z.object({ fileId: z.string(), name: z.string(), size: z.number() })),
      dueAt: moment.describe('By when a reply is due.'),
      lead: webhookLead,
    }),
  }),
  'quote.sent': eventMessage('quote.sent'),
  'quote.accepted': eventMessage('quote.accepted'),
  'quote.declined': eventMessage('quote.declined'),
  'quote.withdrawn': eventMessage('quote.withdrawn'),
  'shipment.begun': shipmentMessage('shipment.begun'),
  'shipment.milestone': shipmentMessage('shipment.milestone'),
  ping: z.object({ type: z.literal('ping'), timestamp, data: z.object({}) }),
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

const summaries: Record<keyof typeof messageShapes, string> = {
  'lead.received': 'A request came in, or what was taken for spam was restored',
  'lead.stage-changed': 'A request moved to another stage, spam too',
  'lead.message-received': 'A customer wrote about a request that is not spam',
  'quote.sent': 'A quote was sent, and can no longer be taken back',
  'quote.accepted': 'A customer accepted a quote, or staff recorded it',
  'quote.declined': 'A customer declined a quote, or staff recorded it',
  'quote.withdrawn': 'Staff withdrew a quote that was sent',
  'shipment.begun': 'The shipment of a request that was won is followed',
  'shipment.milestone': 'A milestone of a shipment was planned, expected or happened',
  ping: 'An owner asked for a test',
};

/** Adds the payloads of webhooks to the OpenAPI document (https://www.standardwebhooks.com). */
export function documentWebhookMessages(api: Pick<OpenAPIHono, 'openAPIRegistry'>): void {
  for (const [type, schema] of Object.entries(messageShapes)) {
    api.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      tags: ['desk'],
      summary: summaries[type as keyof typeof messageShapes],
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
