import { z } from 'zod';
import { requiredText } from '#platform/values/text.ts';

/** Types of webhook events. They are stored and used by integrations: never rename one. */
export const webhookEvents = [
  'lead.received',
  'lead.stage-changed',
  'lead.message-received',
  'lead.erased',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'quote.withdrawn',
  'shipment.begun',
  'shipment.milestone',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

export type WebhookMessage = WebhookEvent | 'ping';

/**
 * `paused` by an owner; `disabled` by the system, after five days of failures only; `ended` by the receiver with 410
 * Gone.
 */
export const webhookStates = ['active', 'paused', 'disabled', 'ended'] as const;

export type WebhookState = (typeof webhookStates)[number];

/** `held` waits until its webhook resumes, `dropped` became obsolete. */
export const deliveryStates = ['pending', 'held', 'sent', 'failed', 'dropped'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** Limit of webhooks. */
export const mostWebhooks = 20;

const urlLimit = 2000;

/** Body of POST /api/v1/desk/webhooks and PUT /api/v1/desk/webhooks/{id}. */
export const webhookInput = z.object({
  url: requiredText(urlLimit),
  events: z
    .array(z.enum(webhookEvents, { error: 'invalid' }), {
      error: (issue) => (issue.input === undefined ? 'choose-one' : 'invalid'),
    })
    .min(1, { error: 'choose-one' })
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
});

export type WebhookInput = z.infer<typeof webhookInput>;

/** Body of PUT /api/v1/desk/webhooks/{id}/paused. */
export const webhookPausedInput = z.object({
  paused: z.boolean({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') }),
});
