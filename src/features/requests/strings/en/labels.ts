import type { TaxKind } from '#features/cargo/tax-number.ts';
import type { ByService } from '#features/services/service.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';
import type { ContactMessageInput, RateRequestInput } from '../../lead-forms.ts';
import { serviceNames } from './service-names.ts';

/** Labels of answers, on the forms and in the mails alike. */
export const labels = {
  rateRequest: {
    firstPrice: 'Estimated price shown',
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
    legalName: 'Legal name, for the quote and invoice',
    taxKind: 'Kind of tax number',
    taxNumber: 'Tax number',
    attachments: forms.attachments.label,
  } satisfies Record<Exclude<keyof RateRequestInput, 'shipment'> | 'attachments' | 'firstPrice', string>,
  taxKinds: {
    rfc: 'RFC, Mexico',
    nit: 'NIT, Colombia',
    cnpj: 'CNPJ, Brazil',
    ein: 'EIN, United States',
    other: 'Another',
  } satisfies Record<TaxKind, string>,
  /** Notes on a tax number that cannot be right; it is sent as it was typed. */
  taxProblems: {
    format: {
      rfc: 'An RFC has 12 characters for a company and 13 for a person, such as SAT970701NN3. Compare it with your tax certificate.',
      nit: 'A NIT has its check digit last, such as 800197268-4. Compare it with your RUT.',
      cnpj: 'A CNPJ has 14 characters, such as 00.000.000/0001-91. Compare it with your CNPJ card.',
      ein: 'An EIN has nine digits, such as 12-3456789, and some beginnings do not exist. Compare it with the letter of the IRS.',
    } as Record<string, string>,
    'check-digit': {
      rfc: 'The check digit of the RFC does not match. Compare each character with your tax certificate.',
      nit: 'The check digit of the NIT does not match. Compare each digit with your RUT.',
      cnpj: 'The check digits of the CNPJ do not match. Compare each character with your CNPJ card.',
    } as Record<string, string>,
  },
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
