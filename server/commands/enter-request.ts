import { z } from 'zod';
import { leadOutcomes } from '../../app/content/en/desk/outcomes.ts';
import { enteredRequestInput } from '../../contract/lead-input.ts';
import { submitLead } from '../leads/commands/submit-lead.ts';
import { submissionContextOf } from '../leads/submission.ts';
import { defineCommand } from './command.ts';

const unanswerable = 'one-way-to-answer';

/** What staff enter for somebody who called or wrote elsewhere; by the same rules as what visitors send. */
export const entryCommands = {
  enter: defineCommand({
    policy: { role: 'agent' },
    endpoint: ['post', '/leads'],
    summary: 'Enter a rate request that came by phone or other means',
    description:
      'The body is that of a rate request, with how it came and the customer’s language, `locale`, `en` without one. It is never spam, its timer runs from now unless `isAnswered`, and its sender gets the acknowledgement only with `acknowledge`. A repeat with the same Idempotency-Key is stored once.',
    input: enteredRequestInput,
    fromForm: ({ service, acknowledge, isAnswered, ...fields }) => ({
      ...fields,
      ...(service ? { service } : {}),
      acknowledge: acknowledge !== undefined,
      isAnswered: isAnswered !== undefined,
    }),
    async run({ deps, facts, staff, signals }, { channel, locale, acknowledge, isAnswered, ...answers }) {
      const by = { id: staff.id, name: staff.name };
      const sender = { key: signals?.key, trap: false, seconds: undefined };
      const context = {
        ...submissionContextOf(sender, { address: facts.address, locale, rateLimitUsage: 0 }),
        entry: { by, channel, acknowledges: acknowledge, isAnswered },
      };
      const outcome = await submitLead(deps, { kind: 'rate-request', answers }, context);
      if (outcome.ok) return { ok: true, id: outcome.leadId, reference: outcome.reference };
      // Only files can be gone, and none are sent.
      return { ok: false, reason: unanswerable } as const;
    },
    refusals: { [unanswerable]: { problems: () => ({ phone: unanswerable, email: unanswerable }) } },
    done: leadOutcomes.done.enter,
    returns: { id: z.string(), reference: z.string() },
    status: 201,
  }),
};
