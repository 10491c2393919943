import { rateRequestInput } from '#features/requests/lead-forms.ts';
import { address, at, exampleMails, reference } from '#mails/example-mails.ts';
import type { EmailProps } from '#platform/mail/emails.ts';
import { wholeCargo } from './cargo.ts';
import { madeUpMailedQuote } from './made-up-quotes.ts';

export { address, at, reference };
export const longAddress = `https://carrier.example/${'long'.repeat(40)}`;
const long = `USD 900: ${longAddress}.`;
const answers = rateRequestInput.parse({ clientName: 'Ana', email: address, shipment: wholeCargo });
const received = exampleMails['lead-acknowledgement'];
export const request = { ...received, lead: { kind: 'rate-request', answers } } as const;
const message = {
  ...received,
  lead: { kind: 'contact-message', answers: { name: 'Ana', email: address, subject: '', message: '¿?' } },
} as const;
const reply = { ...exampleMails['lead-reply'], body: long };
const { thread: _, ...firstReply } = reply;
const mailReply: EmailProps<'lead-reply'> = {
  ...reply,
  subject: 'Re: 2 pallets',
  author: 'Elena Ruiz',
  mail: { quote: { name: 'Ana', at, text: '2 pallets\n120 x 80 x 100 cm' } },
};
const quote = madeUpMailedQuote;
const sent = { ...exampleMails['quote-sent'], quote, body: long };
const accepted = { ...exampleMails['quote-accepted'], quote };
const expiring = { ...exampleMails['quote-expiring'], quote };
const link = exampleMails['lead-link'];
const milestones = exampleMails['shipment-milestone'];
const shipment: EmailProps<'shipment-milestone'> = {
  ...milestones,
  milestones: milestones.milestones.map((each) => ({ ...each, comment: 'long'.repeat(40) })),
};
export const review = { address, comment: '…', expiresAt: at } as const;

export type CustomerEmail =
  | ('lead-acknowledgement' | 'lead-reply' | 'lead-link' | 'lead-readdressed')
  | ('shipment-milestone' | 'shipment-documents' | 'shipment-state')
  | QuoteEmail
  | AccountEmail;
type QuoteEmail = 'quote-sent' | 'quote-accepted' | 'quote-expiring';
type AccountEmail =
  | 'verify-email'
  | 'reset-password'
  | 'password-changed'
  | 'two-factor-changed'
  | 'kyc-received'
  | 'kyc-reviewed';

/** Each mail to a customer, in each form that it has. */
export const customerMails: { [Name in CustomerEmail]: EmailProps<Name>[] } = {
  'lead-acknowledgement': [
    request,
    message,
    { ...message, secret: null },
    { ...message, mail: { subject: 'Re: 2 pallets' } },
  ],
  'lead-reply': [
    firstReply,
    reply,
    { ...reply, secret: null },
    mailReply,
    { ...mailReply, withoutLink: true },
  ],
  'quote-sent': [sent, { ...sent, secret: null }],
  'quote-accepted': [accepted, { ...accepted, needsKyc: false, secret: null }],
  'quote-expiring': [expiring, { ...expiring, secret: null }],
  'lead-link': [
    link,
    { ...link, secret: null },
    { ...link, reason: 'corrected' },
    { ...link, reason: 'merged' },
    { ...link, reason: 'merged', subject: 'Re: 2 pallets' },
  ],
  'lead-readdressed': [
    exampleMails['lead-readdressed'],
    { ...exampleMails['lead-readdressed'], secret: null },
    { ...exampleMails['lead-readdressed'], secret: null, isUndone: true },
  ],
  'shipment-milestone': [
    shipment,
    ...shipment.latest.map((only) => ({ ...shipment, secret: null, latest: [only] })),
  ],
  'shipment-documents': [
    exampleMails['shipment-documents'],
    {
      ...exampleMails['shipment-documents'],
      secret: null,
      documents: (['invoice', 'arrival-notice'] as const).map((kind) => ({
        fileId: kind,
        kind,
        name: `${'long'.repeat(40)}.pdf`,
      })),
    },
  ],
  'shipment-state': (['cancelled', 'resumed'] as const).map((change) => ({
    ...exampleMails['shipment-state'],
    change,
  })),
  'verify-email': [exampleMails['verify-email']],
  'reset-password': [exampleMails['reset-password']],
  'password-changed': [exampleMails['password-changed']],
  'two-factor-changed': (
    ['two-factor-on', 'two-factor-off', 'recovery-code-used', 'recovery-codes-made'] as const
  ).map((change) => ({ ...exampleMails['two-factor-changed'], change })),
  'kyc-received': [exampleMails['kyc-received']],
  'kyc-reviewed': (['more-needed', 'accepted', 'expired'] as const).map((state) => ({ ...review, state })),
};
