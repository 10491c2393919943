import { z } from 'zod';
import { cargoInput } from '#features/cargo/cargo.ts';
import { rewriteDetails } from '#features/cargo/form-fields.ts';
import { isTaxKind } from '#features/cargo/tax-number.ts';
import { serviceSlug } from '#features/settings/service-slugs.ts';
import { fileIdPattern, mostAttachments } from '#platform/files/attachment-input.ts';
import { defaultLocale, type Locale } from '#platform/i18n/locale.ts';
import {
  lineLimit,
  optionalEmail,
  optionalPhone,
  optionalText,
  proseLimit,
  requiredEmail,
} from '#platform/values/text.ts';
import { rewriteDate } from '#platform/values/typed-date.ts';
import { readWithUnread, type UnreadAnswer } from '#platform/values/unread.ts';

/**
 * The body of POST /api/v1/raterequestform. Nothing is required but one way to answer: an e-mail address or a
 * telephone number. (A signed-in customer's account is a way to answer too; the command checks that.)
 */
export const rateRequestInput = z.object({
  clientName: optionalText(lineLimit),
  brandName: optionalText(lineLimit),
  address: optionalText(proseLimit),
  phone: optionalPhone,
  email: optionalEmail,
  products: optionalText(proseLimit),
  productOrigin: optionalText(proseLimit),
  objective: optionalText(proseLimit),
  productToExport: optionalText(proseLimit),
  referenceNumber: optionalText(lineLimit),
  legalName: optionalText(lineLimit),
  /** One of `taxKinds`; another word is no reason to refuse. */
  taxKind: optionalText(lineLimit).transform((kind) => (isTaxKind(kind) ? kind : '')),
  /** As typed: a wrong check digit is shown, and refuses nothing. */
  taxNumber: optionalText(lineLimit),
  /** The slug of the service asked for. None, or one that the settings do not know (`submitLead`), is no reason to refuse. */
  service: z
    .string('not-text')
    .transform((name) => (serviceSlug.safeParse(name).success ? name : undefined))
    .optional(),
  shipment: cargoInput.optional(),
});

/** The files of a form: the ids of uploads, and the key that they were uploaded with. */
export const uploadsInput = {
  attachments: z
    .array(z.string('invalid').regex(fileIdPattern, 'invalid'), 'invalid')
    .max(mostAttachments, 'attachment-too-many')
    .describe('The `fileId` of each upload, ten at most.')
    .optional(),
  uploadKey: z
    .string('not-text')
    .max(100, 'too-long')
    .describe('The header `Upload-Key` that the uploads were sent with.')
    .optional(),
};

/** The body of POST /api/v1/raterequestform with the files that were uploaded for it. */
export const rateRequestBody = rateRequestInput.extend({
  ...uploadsInput,
  firstPrice: z
    .string('not-text')
    .max(4_000, 'too-long')
    .describe('The price that the site showed, as it signed it; any other text is ignored.')
    .optional(),
});

export type RateRequestInput = z.output<typeof rateRequestInput>;

/** A rate request as it is stored: with what was typed in fields that no value could be read from. */
export type RateRequestAnswers = RateRequestInput & { unread?: UnreadAnswer[] };

const otherContact = { email: ['phone', optionalPhone], phone: ['email', optionalEmail] } as const;

/**
 * Returns whether a field must be right: files always, an e-mail address and a telephone number unless the other one is
 * given.
 */
function isNeeded(name: string, input: { [field: string]: unknown }): boolean {
  if (name !== 'email' && name !== 'phone') return Object.hasOwn(uploadsInput, name);
  const [field, schema] = otherContact[name];
  return !schema.safeParse(input[field]).data;
}

/**
 * Reads a rate request of which something was refused. What cannot be read in an optional field is kept in `unread`, as it
 * was typed in `locale`; refuses only what `isNeeded` names and what is too long to be stored.
 */
export function readRateRequest(input: unknown, locale: Locale) {
  const read = readWithUnread(rateRequestBody, input, isNeeded);
  if (!read.ok || !read.data.unread) return read;
  const asTyped = ({ field, text }: UnreadAnswer) => ({
    field,
    // The signs of a number, and the order of a date, are back as they were.
    text: rewriteDate(rewriteDetails({ [field]: text }, defaultLocale, locale)[field] ?? text, locale),
  });
  return { ...read, data: { ...read.data, unread: read.data.unread.map(asTyped) } };
}

/** The answers of the client brief, in the order of its tabs (specification, section 3), without service and shipment. */
export const rateRequestFields = Object.keys(rateRequestInput.omit({ service: true, shipment: true }).shape);

/** The body of POST /api/v1/contactform: only the e-mail address is required. */
export const contactMessageInput = z.object({
  name: optionalText(lineLimit),
  email: requiredEmail,
  subject: optionalText(lineLimit),
  message: optionalText(proseLimit),
});

export type ContactMessageInput = z.output<typeof contactMessageInput>;

/** The answers of the contact form, in order (specification, section 3). */
export const contactMessageFields = Object.keys(contactMessageInput.shape);
