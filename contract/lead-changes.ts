import { z } from 'zod';
import { answerChannels } from './lead-event.ts';
import { leadStages, lostReasons } from './lead-stage.ts';
import { lineLimit, optionalEmail, optionalPhone, optionalText, proseLimit, requiredText } from './text.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);
/** What a column of both databases holds at most. */
const highestVersion = 2 ** 31 - 1;
const version = z.number().int().min(1).max(highestVersion);
const seenLead = z.object({ id, version });

/** Where a lead goes, as the desk's commands judge it: `lost` needs a reason, and the reason `other` needs words. */
const stageChoice = z.object({
  to: z.enum(leadStages),
  reason: z.enum(lostReasons).optional(),
  words: optionalText(lineLimit),
});

/** What a change without answers of its own is sent with: the version that its author has seen. */
export const seenVersion = z.object({ version });

/** A move to another stage. */
export const stageInput = stageChoice.extend({ version });

/** A lead's new owner; null leaves it to everybody. */
export const ownerInput = z.object({ version, ownerId: id.nullable() });

/** The answer that was given by other means than a mail from the desk. */
export const answeredInput = z.object({
  version,
  channel: z.enum(answerChannels),
  words: optionalText(proseLimit),
});

/** What the customer answered, as somebody at the desk notes it. */
export const customerAnsweredInput = z.object({ version, words: optionalText(proseLimit) });

/** The lead that is merged into the one of the address. `differentPeople`: it is meant, though nothing ties the two. */
export const mergeInput = z.object({ version, other: seenLead, differentPeople: z.boolean().optional() });

/** The lead that is separated again from the one of the address. */
export const unmergeInput = z.object({ version, other: id });

/** One change to many leads, each with the version that its author has seen. */
export const bulkInput = z.object({
  leads: z.array(seenLead).min(1).max(200),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stage'), choice: stageChoice }),
    z.object({ kind: z.literal('owner'), ownerId: id.nullable() }),
    z.object({ kind: z.literal('restore') }),
  ]),
});

/** How a request's sender is reached, by the link of the request; an empty field leaves what is known. */
export const contactCorrection = z.object({ email: optionalEmail, phone: optionalPhone });

/** How a request's sender is called and reached; every field replaces what is known. */
export const contactInput = contactCorrection.extend({
  version,
  name: optionalText(lineLimit),
  company: optionalText(lineLimit),
});

/** A note for the desk. */
export const noteInput = z.object({ text: requiredText(proseLimit) });

/** A reply by mail; `stage` changes with it. */
export const replyInput = z.object({
  version,
  subject: requiredText(lineLimit),
  body: requiredText(proseLimit),
  stage: stageChoice.optional(),
});

/** A reply that is not sent yet. */
export const draftInput = z.object({ subject: optionalText(lineLimit), body: optionalText(2 * proseLimit) });

/** What a page that has a lead open says of itself: the position of the newest event that it shows. */
export const presenceInput = z.object({ after: z.number().int().min(0).optional() });

/** A reply to be used often. */
export const cannedReplyInput = z.object({ title: requiredText(lineLimit), body: requiredText(proseLimit) });
