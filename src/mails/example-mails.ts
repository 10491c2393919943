import { emptyLine } from '#features/rates/price/empty-line.ts';
import { priceOptions } from '#features/rates/price/priced.ts';
import { rateRequestInput } from '#features/requests/lead-forms.ts';
import type { EmailName, EmailProps } from '#platform/mail/emails.ts';

/*
 * Made-up mails to a customer, which an owner sees beside the texts of mails. They are of a request in English, whatever
 * the language of the mail.
 */

export const address = 'ana@shipper.example';
export const reference = 'RR-7K3M9Q';
const secret = 'x'.repeat(32);
export const at = Date.parse('2026-08-20T22:30:00Z');
const answers = rateRequestInput.parse({
  clientName: 'Ana Ruiz',
  email: address,
  productToExport: '10 pallets of machine parts',
});
const request = { address, reference, secret, thread: { references: ['example'] } };

const { cost: _, ...line } = { ...emptyLine('freight', 'USD'), quantity: '1', rate: '1450' };
const option = { id: 'sea', title: '', mode: 'fcl' as const, route: '' };
const transitDays: [number, number] = [12, 18];
const [priced] = priceOptions(
  { options: [{ id: option.id, mode: option.mode, lines: [line] }], conversion: null },
  null,
);
const quote: EmailProps<'quote-sent'>['quote'] = {
  revision: 1,
  expiresAt: Date.parse('2026-09-04T05:00:00Z'),
  options: priced ? [{ ...option, transitDays, number: 0, totals: priced.totals }] : [],
  optionCount: 1,
};

const milestone = { place: '', placeCode: null, comment: '' };
const shipment = { ...request, shipmentId: 'example', year: 2026, from: 'Veracruz', to: 'Santos' };

export const exampleMails = {
  'lead-acknowledgement': {
    id: 'example',
    email: address,
    reference,
    secret,
    receivedAt: at,
    dueAt: at,
    folder: 'inbox',
    lead: { kind: 'rate-request', answers },
    withAnswers: true,
  },
  'lead-reply': {
    ...request,
    subject: reference,
    body: 'Hello Ana, which day can we pick up?',
    files: ['packing-list.pdf'],
  },
  'lead-readdressed': { address, reference, secret, linkId: 'example', until: at, isUndone: false },
  'lead-link': { address, reference, secret, references: [] },
  'quote-sent': {
    ...request,
    quote,
    subject: reference,
    body: 'Hello Ana, here is our quote.',
    fileId: null,
  },
  'quote-accepted': {
    ...request,
    quote,
    name: 'Ana Ruiz',
    orderNumber: 'PO-1',
    needsKyc: true,
    fileId: null,
  },
  'quote-expiring': { ...request, quote },
  'shipment-milestone': {
    ...shipment,
    latest: [
      { milestoneId: 'departed', kind: 'actual' },
      { milestoneId: 'arrived', kind: 'estimated' },
    ],
    milestones: [
      {
        ...milestone,
        id: 'departed',
        code: 'departed',
        planned: '2026-08-18',
        estimated: null,
        actual: '2026-08-20T22:10',
        delayReason: null,
      },
      {
        ...milestone,
        id: 'arrived',
        code: 'arrived',
        planned: '2026-09-01',
        estimated: '2026-09-03',
        actual: null,
        delayReason: 'weather',
      },
      {
        ...milestone,
        id: 'delivered',
        code: 'delivered',
        planned: '2026-09-06',
        estimated: null,
        actual: null,
        delayReason: null,
      },
    ],
    references: [{ kind: 'container', text: 'CSQU 305438-3' }],
  },
  'shipment-documents': {
    ...shipment,
    documents: [{ fileId: 'example', kind: 'bill-of-lading', name: 'bill-of-lading.pdf' }],
  },
  'shipment-state': { ...shipment, change: 'cancelled' },
  'verify-email': { address, token: 'example' },
  'reset-password': { address, token: 'example' },
  'password-changed': { address, changedAt: at },
  'two-factor-changed': { address, change: 'two-factor-on', changedAt: at },
  'kyc-received': { address, sentAt: at, documents: 2 },
  'kyc-reviewed': { address, comment: 'The certificate has no date.', expiresAt: at, state: 'more-needed' },
} satisfies { [Name in EmailName]?: EmailProps<Name> };

export type ExampleMail = keyof typeof exampleMails;
