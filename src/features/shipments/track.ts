import { z } from 'zod';
import { workStages } from '#features/requests/lead.ts';
import { referencesIn } from '#features/requests/references.ts';
import { lineLimit, requiredEmail, requiredText } from '#platform/values/text.ts';
import { customerShipment, reportedMilestone } from './shipment.ts';
import { isShipmentNumber } from './shipment-number.ts';

/**
 * Body of POST /api/v1/track: the reference of a request, or a number of its shipment, and the address of its mails.
 */
export const trackInput = z.object({
  reference: requiredText(lineLimit).refine(
    (text) => text === '' || referencesIn(text).length > 0 || isShipmentNumber(text),
    { error: 'reference' },
  ),
  email: requiredEmail,
});

/** Part of a request that its reference and e-mail address open: no prices, names, numbers, texts or documents. */
export const trackedProgress = z.object({
  reference: z.string(),
  kind: z.enum(['rate-request', 'contact-message']),
  stage: z.enum(workStages),
  answerBy: z.number().nullable().describe('By when a person answers; null once one did, or nobody waits.'),
  shipment: customerShipment
    .pick({ state: true, mode: true, from: true, to: true })
    .extend({
      milestones: z
        .array(reportedMilestone)
        .describe(
          'In the order of the way; times are those of the place, `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM`.',
        ),
      arrival: reportedMilestone.nullable().describe('The delivery, else the arrival.'),
      next: reportedMilestone.nullable().describe('The one that comes next.'),
    })
    .nullable()
    .describe('Null while none has begun.'),
  asOf: z.number(),
});

export type TrackedProgress = z.infer<typeof trackedProgress>;
