import { z } from 'zod';
import type { Cargo } from '#features/cargo/cargo.ts';
import { completeDetails } from '#features/cargo/form-cargo.ts';
import { nestedIn } from '#features/cargo/form-fields.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { defineCommand, uploadsGone, withUploadIds } from '#platform/commands/command.ts';
import { submissionContextOf } from '#platform/commands/submission.ts';
import { enteredRequestInput } from '../../lead-input.ts';
import { leadOutcomes } from '../../strings/en/outcomes.ts';
import { submitLead } from './submit-lead.ts';

/** A shipment without consents to calls and texts, which nobody can give for the customer; undefined where nothing is left. */
function withoutConsents({ contact = {}, ...cargo }: Cargo): Cargo | undefined {
  const { calls: _, texts: __, ...ways } = contact;
  if (Object.values(ways).some(Boolean)) return { ...cargo, contact: ways };
  return Object.keys(cargo).length > 1 ? cargo : undefined;
}

/** Reads the shipment from the fields of a form with cargo details; undefined without any. */
export function shipmentIn(fields: Record<string, string>) {
  return nestedIn(completeDetails(fields, currentSettings().company.address.country), 'shipment');
}

const unanswerable = 'one-way-to-answer';

/** Commands of staff who enter a request for a caller; the rules are those of visitors' forms. */
export const entryCommands = {
  enter: defineCommand({
    policy: { role: 'agent' },
    endpoint: ['post', '/leads'],
    summary: 'Enter a rate request that came by phone or other means',
    description:
      'The body is that of a rate request, with how it came and the customer’s language, `locale`, `en` without one. It is never spam, its timer runs from now unless `isAnswered`, and its sender gets the acknowledgement only with `acknowledge`. A repeat with the same Idempotency-Key is stored once. Consents to calls and texts are left out of its shipment, as the customer alone gives them.',
    input: enteredRequestInput,
    fromForm: ({ service, acknowledge, isAnswered, ...fields }) => ({
      ...withUploadIds(fields),
      ...(service ? { service } : {}),
      shipment: shipmentIn({ ...fields, service: service ?? '' }),
      acknowledge: acknowledge !== undefined,
      isAnswered: isAnswered !== undefined,
    }),
    async run(
      { deps, facts, staff, signals },
      {
        channel,
        locale,
        acknowledge,
        isAnswered,
        attachments = [],
        uploadKey = '',
        shipment: entered,
        ...fields
      },
    ) {
      const cargo = entered && withoutConsents(entered);
      const answers = { ...fields, ...(cargo && { shipment: cargo }) };
      const uploads = { fileIds: attachments, uploadKey };
      const sender = { key: signals?.key, trap: false, seconds: undefined };
      const context = {
        ...submissionContextOf(sender, { address: facts.address, locale, rateLimitUsage: 0 }),
        entry: { by: staff, channel, acknowledges: acknowledge, isAnswered },
      };
      const outcome = await submitLead(deps, { kind: 'rate-request', answers, uploads }, context);
      return outcome.ok ? { ok: true, id: outcome.leadId, reference: outcome.reference } : outcome;
    },
    refusals: {
      [unanswerable]: { problems: () => ({ phone: unanswerable, email: unanswerable }) },
      'attachment-gone': uploadsGone,
    },
    done: leadOutcomes.done.enter,
    returns: { id: z.string(), reference: z.string() },
    status: 201,
  }),
};
