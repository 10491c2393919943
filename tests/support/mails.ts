import { rateRequestInput } from '../../src/features/requests/lead-forms.ts';
import type { EmailProps } from '../../src/platform/mail/emails.ts';
import { wholeCargo } from './cargo.ts';
import { madeUpMailedQuote } from './made-up-quotes.ts';

export const at = Date.parse('2026-08-20T22:30:00Z');
export const address = 'ana@shipper.example';
const secret = 'x'.repeat(32);
export const longAddress = `https://carrier.example/${'long'.repeat(40)}`;
export const reference = 'RR-7K3M9Q';
const account = { address, token: 'token-1' } as const;
const answers = rateRequestInput.parse({ clientName: 'Ana', email: address, shipment: wholeCargo });
const received = {
  id: 'lead-1',
  email: address,
  reference,
  secret,
  receivedAt: at,
  dueAt: at,
  folder: 'inbox',
} as const;
export const request = { ...received, lead: { kind: 'rate-request', answers }, withAnswers: true } as const;
const message = {
  ...received,
  lead: { kind: 'contact-message', answers: { name: 'Ana', email: address, subject: '', message: '¿?' } },
} as const;
const reply = {
  address,
  reference,
  secret,
  subject: reference,
  body: `USD 900: ${longAddress}.`,
  files: ['7788.pdf'],
};
const thread: EmailProps<'lead-reply'>['thread'] = {
  references: ['outbox-1'],
};
const quoteMail = { address, reference, secret, thread, quote: madeUpMailedQuote };
const accepted = { ...quoteMail, name: 'Ana', orderNumber: 'PO-1', needsKyc: true, fileId: null };
const milestone = { place: '', placeCode: null, delayReason: null, comment: '' };
const shipment: EmailProps<'shipment-milestone'> = {
  address,
  reference,
  secret,
  thread,
  shipmentId: 'shipment-1',
  year: 2026,
  latest: [
    { milestoneId: 'milestone-1', kind: 'actual' },
    { milestoneId: 'milestone-2', kind: 'estimated' },
  ],
  milestones: [
    {
      ...milestone,
      id: 'milestone-1',
      code: 'departed',
      planned: '2026-11-18',
      estimated: null,
      actual: '2026-11-20T22:10',
    },
    {
      ...milestone,
      id: 'milestone-2',
      code: 'arrived',
      planned: '2026-11-20',
      actual: null,
      estimated: '2026-11-22',
      delayReason: 'weather',
      comment: 'long'.repeat(40),
    },
    {
      ...milestone,
      id: 'milestone-3',
      code: 'delivered',
      planned: '2026-11-23',
      actual: null,
      estimated: null,
    },
  ],
  from: 'Houston, TX',
  to: 'Santos',
  references: [{ kind: 'container', text: 'CSQU 305438-3' }],
};
const { latest: _, milestones: __, year: ___, references: ____, ...shipmentOnly } = shipment;
export const review = { address, comment: '…', expiresAt: at } as const;

export type CustomerEmail =
  | ('lead-acknowledgement' | 'lead-reply' | 'lead-link' | 'shipment-milestone' | 'shipment-state')
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
  'lead-acknowledgement': [request, message, { ...message, secret: null }],
  'lead-reply': [reply, { ...reply, thread }, { ...reply, secret: null }],
  'quote-sent': [secret, null].map((link) => ({
    ...quoteMail,
    secret: link,
    subject: reference,
    body: `USD 900: ${longAddress}.`,
    fileId: null,
  })),
  'quote-accepted': [accepted, { ...accepted, needsKyc: false, secret: null }],
  'quote-expiring': [quoteMail, { ...quoteMail, secret: null }],
  'lead-link': [
    { address, reference, secret, references: [] },
    { address, reference, secret: null, references: [] },
    { address, reference, secret, references: [], reason: 'corrected' },
    { address, reference, secret, references: [], reason: 'merged' },
  ],
  'shipment-milestone': [
    shipment,
    ...shipment.latest.map((only) => ({ ...shipment, secret: null, latest: [only] })),
  ],
  'shipment-state': (['cancelled', 'resumed'] as const).map((change) => ({ ...shipmentOnly, change })),
  'verify-email': [account],
  'reset-password': [account],
  'password-changed': [{ address, changedAt: at }],
  'two-factor-changed': (
    ['two-factor-on', 'two-factor-off', 'recovery-code-used', 'recovery-codes-made'] as const
  ).map((change) => ({ address, change, changedAt: at })),
  'kyc-received': [{ address, sentAt: at, documents: 2 }],
  'kyc-reviewed': (['more-needed', 'accepted', 'expired'] as const).map((state) => ({ ...review, state })),
};
