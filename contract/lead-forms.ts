import { z } from 'zod';
import type { Locale } from './locale.ts';
import { isService, type Service } from './service.ts';
import { lineLimit, optionalEmail, optionalPhone, optionalText, proseLimit, requiredEmail } from './text.ts';

/** The ten answers of the client brief, in the order of its tabs (specification, section 3). */
export const rateRequestFields = [
  'clientName',
  'brandName',
  'address',
  'phone',
  'email',
  'products',
  'productOrigin',
  'objective',
  'productToExport',
  'referenceNumber',
] as const;

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
});

export type RateRequestInput = z.output<typeof rateRequestInput>;

/** The four answers of the contact form, in order (specification, section 3). */
export const contactMessageFields = ['name', 'email', 'subject', 'message'] as const;

/** The body of POST /api/v1/contactform: only the e-mail address is required. */
export const contactMessageInput = z.object({
  name: optionalText(lineLimit),
  email: requiredEmail,
  subject: optionalText(lineLimit),
  message: optionalText(proseLimit),
});

export type ContactMessageInput = z.output<typeof contactMessageInput>;

type RateRequestField = (typeof rateRequestFields)[number];
type ContactMessageField = (typeof contactMessageFields)[number];

interface FieldLabels {
  rateRequest: Record<RateRequestField | 'service', string>;
  services: Record<Service, string>;
  contactMessage: Record<ContactMessageField, string>;
  feedback: Record<'name' | 'rating' | 'comments' | 'agreeToTerms', string>;
}

const labels: Record<Locale, FieldLabels> = {
  en: {
    rateRequest: {
      service: 'Service',
      clientName: 'Your name',
      brandName: 'Company or brand',
      address: 'Address',
      phone: 'Phone',
      email: 'E-mail',
      products: 'What you make or sell',
      productOrigin: 'Where the goods are now',
      objective: 'What you want to achieve',
      productToExport: 'What should move, and where to',
      referenceNumber: 'Your own reference',
    },
    services: {
      'market-analysis': 'Market entry',
      'air-freight': 'Air freight',
      'sea-freight': 'Sea freight',
      'train-freight': 'Train freight',
      'project-cargo': 'Project cargo',
      'alcohol-wine-exports': 'Alcohol and wine exports',
      'luxury-vehicle-export-import': 'Luxury vehicle export and import',
      warehousing: 'Warehousing',
    },
    contactMessage: { name: 'Your name', email: 'E-mail', subject: 'Subject', message: 'Message' },
    feedback: {
      name: 'Your name',
      rating: 'Rating',
      comments: 'Comments',
      agreeToTerms: 'I agree to the terms',
    },
  },
};

/** What each answer is called, on the forms and in the mails alike. */
export function fieldLabelsIn(locale: Locale): FieldLabels {
  return labels[locale];
}
