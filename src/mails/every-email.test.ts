import { describe, expect, test } from 'vitest';
import { company } from '#features/settings/sample-company.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import type { EmailName, EmailProps } from '#platform/mail/emails.ts';
import { madeUpMailedQuote } from '#tests/support/made-up-quotes.ts';
import {
  at,
  type CustomerEmail,
  customerMails,
  longAddress,
  reference,
  request,
} from '#tests/support/mails.ts';
import { composeEmail } from './compose-email.ts';

const staff = { name: 'Elena', address: 'elena@desk.example' };
const account = { address: staff.address, token: 'a-token' } as const;
const quoteForDesk = {
  to: null,
  leadId: 'lead-1',
  reference,
  name: 'Ana',
  quote: madeUpMailedQuote,
} as const;

const deskMails: { [Name in Exclude<EmailName, CustomerEmail>]: EmailProps<Name>[] } = {
  'lead-for-desk': [request],
  'lead-message': [
    {
      to: null,
      kind: 'rate-request',
      leadId: 'lead-1',
      reference,
      name: 'Ana',
      from: '',
      text: `The crates are ready.\n${'long'.repeat(60)}`,
      files: ['invoice.pdf'],
      dueAt: at,
      references: ['outbox-2'],
    },
  ],
  'quote-decided': [
    {
      ...quoteForDesk,
      via: 'page',
      recordedBy: null,
      decision: { outcome: 'declined', reason: 'price', comment: 'long'.repeat(60) },
    },
  ],
  'quote-expiring-for-desk': [quoteForDesk],
  'feedback-for-desk': [
    { name: 'Ana', rating: 9, comments: 'Good', folder: 'inbox', reference: 'FB-7K3M9Q', receivedAt: at },
  ],
  'kyc-for-desk': [{ caseId: 'case-1', name: 'Ana', again: false, sentAt: at }],
  'staff-invitation': [account],
  'staff-password': [account],
  'staff-access-changed': [{ ...account, change: 'token-made', detail: 'CRM', changedAt: at }],
  'lead-assigned': [{ ...staff, by: 'Daniel', leadId: 'lead-1', reference, about: 'Coffee' }],
  'lead-mention': [{ ...staff, by: 'Daniel', leadId: 'lead-1', reference, text: 'Look' }],
  'leads-due': [{ kind: 'soon', to: staff, leads: [{ id: 'lead-1', reference, who: 'Ana', dueAt: at }] }],
  'storage-low': [{ to: staff, state: 'low', freeMegabytes: 900 }],
  'webhook-stopped': [{ to: staff, host: 'crm.example', state: 'ended', failure: '410' }],
};

const samples = Object.entries({ ...customerMails, ...deskMails }).flatMap(([name, all]) =>
  all.map((props, form) => [`${name}, form ${form}`, name as EmailName, props] as const),
);

const composed = (name: EmailName, props: unknown) =>
  composeEmail(name, props as never, {
    locale: defaultLocale,
    company,
    appUrl: 'https://site.example',
  });

describe.each(samples)('the mail %s', (_form, name, props) => {
  test('has every web address as a link', async () => {
    const { html } = await composed(name, props);
    // The line that inboxes show after the subject is not shown in the mail.
    const body = html.slice(html.indexOf('<body')).replace(/<div[^>]*display:none.*?<\/div>/s, '');
    const withoutLinks = body.replace(/<a\s.*?<\/a>/gs, '').replace(/<[^>]+>/g, '');
    expect(withoutLinks).not.toMatch(/https?:|www\.|\/requests\//);
  });

  test('has the address of every link in its plain text, apart from the words before it', async () => {
    const { html, text } = await composed(name, props);
    const withoutFullStop = (word: string) => word.replace(/\.$/, '');
    const parts = text.split(/\s/).map(withoutFullStop);
    for (const [, href = ''] of html.matchAll(/href="(https?:[^"]*)"/g))
      expect(parts).toContain(withoutFullStop(href.replaceAll('&amp;', '&')));
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;/);
  });

  test('lets no long word make a narrow screen scroll', async () => {
    const { html } = await composed(name, props);
    for (const [paragraph] of html.matchAll(/<(?:p|h1|h2)\s[^>]*class="text"[^>]*>/g))
      expect(paragraph).toMatch(/overflow-wrap:anywhere/);
  });
});

test.each(samples.filter(([, name]) => name in customerMails))(
  'the mail %s does not ask for a reply, which the desk would not see',
  async (_form, name, props) => {
    const { text } = await composed(name, props);
    expect(text).not.toMatch(/\b(?<!Our )repl(y|ies)\b|answering this mail|answer this mail/i);
  },
);

test('a reply links first to the conversation on the page of the request, beside what its author named', async () => {
  const { html } = await composed('lead-reply', { ...customerMails['lead-reply'][0], files: [] });
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual([
    longAddress,
    `https://site.example/requests/${'x'.repeat(32)}#message`,
    expect.stringMatching(/^tel:/),
    ...(company.whatsapp ? [expect.stringContaining('wa.me')] : []),
    `https://site.example/requests/${'x'.repeat(32)}`,
  ]);
});
