import { z } from '@hono/zod-openapi';
import { leadStages, lostReasons } from '../../../contract/lead.ts';
import { deliveryStates, webhookEvents, webhookStates } from '../../../contract/webhook.ts';
import { moment } from '../responses.ts';
import { leadShape, summaryShape } from './lead-shapes.ts';

/** A webhook as owners see it, for the OpenAPI document. */
export const webhookShape = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(webhookStates).openapi({
    description:
      '`disabled`: paused by the system after five days of nothing but failure. `ended`: the receiver answered 410.',
  }),
  createdAt: moment,
  createdBy: z.string(),
  succeededAt: moment.nullable(),
  failedAt: moment.nullable(),
  failure: z.string().nullable().openapi({ description: 'Why the last delivery that failed did.' }),
  bothSecretsUntil: moment.nullable().openapi({ description: 'Until when the secret before signs too.' }),
});

/** A delivery and how it stands, for the OpenAPI document. */
export const deliveryShape = z.object({
  id: z.string().openapi({ description: 'The `webhook-id` of every attempt.' }),
  type: z.enum([...webhookEvents, 'ping']),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  lastError: z.string().nullable(),
  createdAt: moment,
  sentAt: moment.nullable(),
  nextAttemptAt: moment.nullable(),
  lead: z.object({ id: z.string(), reference: z.string() }).nullable(),
});

const timestamp = z.iso.datetime().openapi({ description: 'When it happened.' });
const position = z.number().openapi({
  description: 'Of the event in the timeline, as in `GET /desk/events`: it tells what came first.',
});

/** A lead as webhooks are told of it: as it stands when the delivery leaves. */
const lead = summaryShape.extend(
  leadShape.pick({ answers: true, lostReason: true, answeredAt: true, mergedInto: true }).shape,
);

/** What webhooks are sent, by the type of the message. */
export const messageShapes = {
  'lead.received': z.object({
    type: z.literal('lead.received'),
    timestamp,
    data: z.object({ position, lead }),
  }),
  'lead.stage-changed': z.object({
    type: z.literal('lead.stage-changed'),
    timestamp,
    data: z.object({
      position,
      from: z.enum(leadStages),
      to: z.enum(leadStages),
      reason: z.enum(lostReasons).nullable().openapi({ description: 'Of a loss.' }),
      comment: z.string(),
      by: z
        .object({ id: z.string(), name: z.string() })
        .nullable()
        .openapi({ description: 'Null for the house.' }),
      lead,
    }),
  }),
  ping: z.object({ type: z.literal('ping'), timestamp, data: z.object({}) }),
};
