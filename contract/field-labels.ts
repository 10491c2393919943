import type { contactMessageFields } from './contact-message.ts';
import type { Language } from './language.ts';
import type { rateRequestFields } from './rate-request.ts';
import type { Service } from './service.ts';

type RateRequestField = (typeof rateRequestFields)[number];
type ContactMessageField = (typeof contactMessageFields)[number];

interface FieldLabels {
  rateRequest: Record<RateRequestField | 'service', string>;
  services: Record<Service, string>;
  contactMessage: Record<ContactMessageField, string>;
  feedback: Record<'name' | 'rating' | 'comments' | 'agreeToTerms', string>;
}

const labels: Record<Language, FieldLabels> = {
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
export function fieldLabelsIn(language: Language): FieldLabels {
  return labels[language];
}
