import { z } from '@hono/zod-openapi';
import { answersShape } from '../../../contract/answers.ts';
import { dueStates, leadStages, lostReasons } from '../../../contract/lead.ts';
import type { LeadSummary } from '../../../contract/lead-input.ts';
import { services } from '../../../contract/service.ts';
import { moment } from '../responses.ts';

const stage = z.enum(leadStages);
const staffName = z.object({ id: z.string(), name: z.string() });

/** A lead as lists show it, for the OpenAPI document. */
export const summaryShape = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['rate-request', 'contact-message']),
  stage,
  version: z.number().openapi({ description: 'To be sent with a change; a stale one is refused with 409.' }),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.enum(services).nullable(),
  about: z.string(),
  locale: z.string(),
  ownerId: z.string().nullable(),
  receivedAt: moment,
  dueAt: moment,
  due: z.enum(dueStates).nullable().openapi({ description: 'Null when nobody waits for an answer.' }),
}) satisfies z.ZodType<LeadSummary>;

/** A line of a lead's timeline, for the OpenAPI document. */
export const eventShape = z.object({
  position: z.number().openapi({ description: 'Grows with every event of every request.' }),
  leadId: z.string(),
  version: z.number(),
  actor: z.discriminatedUnion('kind', [
    staffName.extend({ kind: z.literal('staff') }),
    z.object({ kind: z.literal('customer') }),
    z.object({ kind: z.literal('system') }),
  ]),
  at: moment,
  data: z.looseObject({ type: z.string() }).openapi({
    description: 'What happened, with what is worth keeping of it: contract/lead.ts.',
  }),
});

/** Others who have a lead open, and what they did since. */
export const presenceShape = z.object({ here: z.array(staffName), since: z.array(eventShape) });

/** A lead with all that the desk knows of it, for the OpenAPI document. */
export const leadShape = summaryShape.extend({
  answers: answersShape,
  accountId: z.string().nullable(),
  lostReason: z.enum(lostReasons).nullable(),
  answeredAt: moment.nullable(),
  spamReasons: z.array(z.string()),
  mergedInto: z.string().nullable(),
  merged: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      kind: z.enum(['rate-request', 'contact-message']),
      receivedAt: moment,
      answers: answersShape,
      isSeparable: z.boolean().openapi({ description: 'Whether its merge can be undone from here.' }),
    }),
  ),
  timeline: z.object({
    events: z.array(eventShape),
    mails: z.array(z.looseObject({ id: z.string(), state: z.string() })),
    accessLog: z.array(z.looseObject({ staffId: z.string(), at: moment })),
  }),
  related: z.array(
    summaryShape.extend({
      ties: z.array(z.enum(['same-person', 'same-company', 'same-phone'])),
      duplicate: z.boolean(),
      mentioned: z.boolean().openapi({ description: 'One of the two names the reference of the other.' }),
      revision: z.enum(['earlier', 'later']).nullable().openapi({
        description: 'It was sent before or after this one, by “Send again with changes”.',
      }),
    }),
  ),
  draft: z
    .object({ subject: z.string(), body: z.string(), savedAt: moment })
    .nullable()
    .openapi({ description: 'The reader’s own.' }),
});
