import { z } from 'zod';
import type { Cargo } from '#features/cargo/cargo.ts';
import { cargoVersion } from '#features/cargo/choices.ts';
import { moment } from '#platform/values/moment-shape.ts';
import type { Answers } from '../answers.ts';

export const staffName = z.object({ id: z.string(), name: z.string() });

/** Documents `LeadEvent`. */
export const leadEvent = z.object({
  position: z.number().describe('Grows with every event of every request.'),
  leadId: z.string(),
  version: z.number(),
  actor: z.discriminatedUnion('kind', [
    staffName.extend({ kind: z.literal('staff') }),
    z.object({ kind: z.literal('customer') }),
    z.object({ kind: z.literal('system') }),
  ]),
  at: moment,
  data: z
    .looseObject({ type: z.string() })
    .describe('What happened, with what is worth keeping of it: src/features/requests/lead.ts.'),
});

/** Documents `Answers`. */
export const answersShape = z.record(z.string(), z.unknown()) as z.ZodType as z.ZodType<Answers>;

/** Documents `Cargo`, whose own schema is that of POST /raterequestform. */
export const cargoShape = z.looseObject({
  version: z.literal(cargoVersion),
}) as z.ZodType as z.ZodType<Cargo>;
