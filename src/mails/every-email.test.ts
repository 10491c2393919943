import { describe, expect, test } from 'vitest';
import { madeUpMailedQuote } from '../../tests/support/made-up-quotes.ts';
import { company } from '../features/settings/sample-company.ts';
import { defaultLocale } from '../platform/i18n/locale.ts';
import { type EmailName, type EmailProps, emailNames } from '../platform/mail/emails.ts';
import { composeEmail } from './compose-email.ts';

const at = Date.parse('2026-11-20T23:30:00Z');
const account = { address: 'ana@shipper.example', token: 'a-token' } as const;
const staff = { name: 'Elena', address: 'elena@desk.example' };
const lead = {
  id: 'lead-1',
  lead: {
    kind: 'contact-message' as const,
    answers: { name: 'Ana', email: 'ana@shipper.example', subject: '', message: 'When?' },
  },
  email: 'ana@shipper.example',
  reference: 'CM-7K3M9Q',
  secret: 'x'.repeat(32),
  folder: 'inbox',
  receivedAt: at,
  dueAt: at,
} as const;

const quoteMail = {
  ...{ address: 'ana@shipper.example', reference: 'RR-7K3M9Q', secret: 'x'.repeat(32) },
  thread: { references: ['outbox-1'] },
  quote: madeUpMailedQuote,
};
const quoteForDesk = {
  ...{ to: null, leadId: 'lead-1', reference: 'RR-7K3M9Q', name: 'Ana', quote: madeUpMailedQuote },
} as const;

const samples: { [Name in EmailName]: EmailProps<Name> } = {
  'lead-for-desk': lead,
  'lead-acknowledgement': lead,
  'lead-reply': {
    address: 'ana@shipper.example',
    reference: 'RR-7K3M9Q',
    secret: 'x'.repeat(32),
    subject: 'Your rate',
    body: `See https://carrier.example/${'long'.repeat(40)}.\n\nRegards`,
    thread: { references: ['outbox-1'] },
  },
  'lead-message': {
    to: null,
    ...{ kind: 'rate-request', leadId: 'lead-1', reference: 'RR-7K3M9Q', name: 'Ana', from: '' },
    text: `The crates are ready.\n${'long'.repeat(60)}`,
    files: ['invoice.pdf'],
    dueAt: at,
    references: ['outbox-2'],
  },
  'quote-sent': {
    ...{ ...quoteMail, subject: 'Your rate', fileId: null },
    body: `See https://carrier.example/${'long'.repeat(40)}.\n\nRegards`,
  },
  'quote-accepted': { ...quoteMail, name: 'Ana', orderNumber: 'PO-1', needsKyc: true, fileId: null },
  'quote-expiring': quoteMail,
  'quote-decided': {
    ...{ ...quoteForDesk, via: 'page', recordedBy: null },
    decision: { outcome: 'declined', reason: 'price', comment: 'long'.repeat(60) },
  },
  'quote-expiring-for-desk': quoteForDesk,
  'lead-link': {
    address: 'ana@shipper.example',
    reference: 'RR-7K3M9Q',
    secret: 'x'.repeat(32),
    references: [],
  },
  'shipment-milestone': {
    address: 'ana@shipper.example',
    reference: 'RR-7K3M9Q',
    secret: 'x'.repeat(32),
    shipmentId: 'shipment-1',
    latest: [{ milestoneId: 'milestone-1', kind: 'actual' }],
    milestones: [
      {
        ...{ id: 'milestone-1', code: 'departed', planned: '2026-11-20', estimated: null },
        ...{ actual: '2026-11-21T06:40', place: 'Houston, TX, US', placeCode: 'USHOU' },
        ...{ delayReason: 'port-congestion', comment: `Berth 4 ${'long'.repeat(40)}` },
      },
    ],
    ...{ from: 'Houston, TX', to: 'Santos, BR', year: 2026 },
    references: [{ kind: 'container', text: 'CSQU 305438-3' }],
    thread: { references: ['outbox-1'] },
  },
  'feedback-for-desk': {
    name: 'Ana',
    rating: 9,
    comments: 'Good',
    folder: 'inbox',
    reference: 'FB-7K3M9Q',
    receivedAt: at,
  },
  'verify-email': account,
  'reset-password': account,
  'password-changed': { ...account, changedAt: at },
  'kyc-for-desk': { caseId: 'case-1', name: 'Ana', again: false, sentAt: at },
  'kyc-received': { ...account, sentAt: at, documents: 2 },
  'kyc-reviewed': { address: account.address, state: 'accepted', comment: '', expiresAt: at },
  'staff-invitation': account,
  'staff-password': account,
  'staff-access-changed': { ...account, change: 'token-made', detail: 'CRM', changedAt: at },
  'lead-assigned': { ...staff, by: 'Daniel', leadId: 'lead-1', reference: 'RR-7K3M9Q', about: 'Coffee' },
  'lead-mention': { ...staff, by: 'Daniel', leadId: 'lead-1', reference: 'RR-7K3M9Q', text: 'Look' },
  'leads-due': {
    kind: 'soon',
    to: staff,
    leads: [{ id: 'lead-1', reference: 'RR-7K3M9Q', who: 'Ana', dueAt: at }],
  },
  'storage-low': { to: staff, state: 'low', freeMegabytes: 900 },
  'webhook-stopped': { to: staff, host: 'crm.example', state: 'ended', failure: '410' },
};

const forCustomers = emailNames(({ audience }) => audience === 'customer');

const composed = (name: EmailName) =>
  composeEmail(name, samples[name] as never, {
    locale: defaultLocale,
    company,
    appUrl: 'https://site.example',
  });

describe.each(Object.keys(samples) as EmailName[])('the mail %s', (name) => {
  test('has every web address as a link', async () => {
    const { html } = await composed(name);
    // The line that inboxes show after the subject is not shown in the mail.
    const body = html.slice(html.indexOf('<body')).replace(/<div[^>]*display:none.*?<\/div>/s, '');
    const withoutLinks = body.replace(/<a\s.*?<\/a>/gs, '').replace(/<[^>]+>/g, '');
    expect(withoutLinks).not.toMatch(/https?:|www\.|\/requests\//);
  });

  test('has the address of every link in its plain text, apart from the words before it', async () => {
    const { html, text } = await composed(name);
    const withoutFullStop = (word: string) => word.replace(/\.$/, '');
    const parts = text.split(/\s/).map(withoutFullStop);
    for (const [, href = ''] of html.matchAll(/href="(https?:[^"]*)"/g))
      expect(parts).toContain(withoutFullStop(href.replaceAll('&amp;', '&')));
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;/);
  });

  test('lets no long word make a narrow screen scroll', async () => {
    const { html } = await composed(name);
    for (const [paragraph] of html.matchAll(/<(?:p|h1|h2)\s[^>]*class="text"[^>]*>/g))
      expect(paragraph).toMatch(/overflow-wrap:anywhere/);
  });
});

test.each(forCustomers)(
  'the mail %s does not ask for a reply, which the desk would not see',
  async (name) => {
    const { text } = await composed(name);
    expect(text).not.toMatch(/\brepl(y|ies)\b|answering this mail|answer this mail/i);
  },
);

test('a reply links first to the conversation on the page of the request, beside what its author named', async () => {
  const { html } = await composed('lead-reply');
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    `https://carrier.example/${'long'.repeat(40)}`,
    `https://site.example/requests/${'x'.repeat(32)}#message`,
    expect.stringMatching(/^tel:/),
    ...(company.whatsapp ? [expect.stringContaining('wa.me')] : []),
    `https://site.example/requests/${'x'.repeat(32)}`,
  ]);
});
