import { z } from 'zod';
import { transportModes } from '#features/cargo/choices.ts';
import { decisionChannels, declineReasons, isBelowMinimum } from '#features/rates/charges.ts';
import { serviceSlug } from '#features/settings/service-slugs.ts';
import { locales } from '#platform/i18n/locale.ts';
import { lineLimit, optionalText, proseLimit, requiredText } from '#platform/values/text.ts';
import { quoteContent } from './quote-content.ts';

/** Largest integer that a column of both databases holds. */
const highestVersion = 2 ** 31 - 1;
const version = z.number().int().min(0).max(highestVersion);
/** The id of one of the quote's options. */
const optionId = z.string('choose').regex(/^[\w-]{1,64}$/, 'choose');

/** Content as somebody sends it. What is stored is read without this rule, as older releases did not have it. */
const sentContent = quoteContent.superRefine(({ options }, context) => {
  for (const [option, { lines }] of options.entries())
    for (const [line, limits] of lines.entries())
      if (isBelowMinimum(limits)) {
        const path = ['options', option, 'lines', line, 'maximum'];
        context.addIssue({ code: 'custom', message: 'below-minimum', path });
      }
});

/** The draft of a quote as its editor saves it; version 0 for one that was not stored yet. */
export const quoteDraftInput = z.object({
  version,
  content: sentContent,
  subject: optionalText(lineLimit).default(''),
  message: optionalText(proseLimit).default(''),
});

/** A draft to be thrown away, by the version that its author has seen. */
export const discardQuoteInput = z.object({ version });

/** A draft to be sent: the versions of it and of its request that its author has seen. */
export const sendQuoteInput = z.object({
  version,
  leadVersion: version,
  confirmed: z.boolean().default(false).describe('True once its probable mistakes were looked at.'),
});

const channel = z.enum(decisionChannels).exclude(['page']);

/** An acceptance that staff record. */
export const recordAcceptanceInput = z.object({
  optionId,
  via: channel,
  name: optionalText(lineLimit).default(''),
  orderNumber: optionalText(60).default(''),
});

/** A decline that staff record. */
export const recordDeclineInput = z.object({
  via: channel,
  reason: z.enum(declineReasons, 'choose'),
  name: optionalText(lineLimit).default(''),
  comment: optionalText(proseLimit).default(''),
});

/** A form says `on`, JSON true. */
const ticked = z.union([z.literal(true), z.literal('on')], 'tick').transform(() => true as const);

export const acceptQuoteInput = z.object({
  optionId,
  name: requiredText(lineLimit),
  terms: ticked,
  orderNumber: optionalText(60).default(''),
});

export const declineQuoteInput = z.object({
  reason: z.enum(declineReasons, 'choose'),
  comment: optionalText(proseLimit).default(''),
  name: optionalText(lineLimit).default(''),
});

/** A reusable start of quotes; an empty field matches any value. */
export const quoteTemplateInput = z.object({
  name: requiredText(lineLimit),
  service: serviceSlug.nullable().default(null),
  mode: z.enum(transportModes).nullable().default(null),
  /** A place's code or name. */
  from: optionalText(lineLimit),
  to: optionalText(lineLimit),
  /** Language of its texts; null when unknown. */
  locale: z.enum(locales).nullable().default(null),
  content: sentContent,
});

export type QuoteTemplateInput = z.output<typeof quoteTemplateInput>;
