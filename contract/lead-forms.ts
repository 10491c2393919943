import { z } from 'zod';
import { fileIdPattern, mostAttachments } from './attachments.ts';
import { isService } from './service.ts';
import { shipmentInput } from './shipment/shipment.ts';
import { lineLimit, optionalEmail, optionalPhone, optionalText, proseLimit, requiredEmail } from './text.ts';

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
  /** The service asked for, one of contract/service.ts. None, or one that we do not know, is no reason to refuse. */
  service: z
    .string('not-text')
    .transform((name) => (isService(name) ? name : undefined))
    .optional(),
  shipment: shipmentInput.optional(),
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
export const rateRequestBody = rateRequestInput.extend(uploadsInput);

export type RateRequestInput = z.output<typeof rateRequestInput>;

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
