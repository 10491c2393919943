import { z } from 'zod';
import { requiredText } from '../../platform/values/text.ts';

/** The events that a webhook can receive. A type is stored, and others rely on it: one that has been used is never renamed. */
export const webhookEvents = [
  'lead.received',
  'lead.stage-changed',
  'lead.message-received',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'quote.withdrawn',
  'shipment.begun',
  'shipment.milestone',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** What a webhook is sent: an event, or the test that an owner asks for. */
export type WebhookMessage = WebhookEvent | 'ping';

/**
 * `paused` by an owner; `disabled` by the system, after five days of nothing but failure; `ended` by the receiver, which
 * answered that it is gone.
 */
export const webhookStates = ['active', 'paused', 'disabled', 'ended'] as const;

export type WebhookState = (typeof webhookStates)[number];

/** How a delivery stands; `held` waits until its webhook goes on, `dropped` had no more reason to be delivered. */
export const deliveryStates = ['pending', 'held', 'sent', 'failed', 'dropped'] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** Webhooks that the desk may have. */
export const mostWebhooks = 20;

const urlLimit = 2000;

/** Why an address cannot be a webhook's; keys of the contract's messages. */
export type UrlProblem = 'url' | 'url-with-secrets' | 'url-plain' | 'url-closed';

/** The body of POST /api/v1/desk/webhooks and PUT /api/v1/desk/webhooks/{id}. */
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

/** The body of PUT /api/v1/desk/webhooks/{id}/paused. */
export const webhookPausedInput = z.object({
  paused: z.boolean({ error: (issue) => (issue.input === undefined ? 'required' : 'invalid') }),
});
