import { forms } from '../../../../ui/forms/strings/en/forms.ts';
import type { ByService } from '../../../services/service.ts';
import type { ContactMessageInput, RateRequestInput } from '../../lead-forms.ts';
import { serviceNames } from './service-names.ts';

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
    productToExport: 'What should move',
    referenceNumber: 'Your own reference',
    attachments: forms.attachments.label,
  } satisfies Record<Exclude<keyof RateRequestInput, 'shipment'> | 'attachments', string>,
  services: serviceNames as ByService<string>,
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
