import { forms } from '../../../../ui/forms/strings/en/forms.ts';
import type { Service } from '../../../services/service.ts';
import type { ContactMessageInput, RateRequestInput } from '../../lead-forms.ts';

/** Labels of answers, on the forms and in the mails alike. */
export const labels = {
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
    attachments: forms.attachments.label,
  } satisfies Record<Exclude<keyof RateRequestInput, 'shipment'> | 'attachments', string>,
  services: {
    'market-analysis': 'Market entry',
    'air-freight': 'Air freight',
    'sea-freight': 'Sea freight',
    'train-freight': 'Train freight',
    'project-cargo': 'Project cargo',
    'alcohol-wine-exports': 'Alcohol and wine exports',
    'luxury-vehicle-export-import': 'Luxury vehicle export and import',
    warehousing: 'Warehousing',
  } satisfies Record<Service, string>,
  contactMessage: {
    name: 'Your name',
    email: 'E-mail',
    subject: 'Subject',
    message: 'Message',
  } satisfies Record<keyof ContactMessageInput, string>,
  feedback: {
    name: 'Your name',
    rating: 'Rating',
    comments: 'Comments',
    agreeToTerms: 'I agree to the terms',
  },
  yes: 'Yes',
  no: 'No',
};
