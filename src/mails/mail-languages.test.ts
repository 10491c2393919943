import { describe, expect, test } from 'vitest';
import { wholeCargo } from '../../tests/support/cargo.ts';
import { englishPartsBut, mailStringsIn, textsIn } from '../../tests/support/english-parts.ts';
import { madeUpMailedQuote } from '../../tests/support/made-up-quotes.ts';
import { readPdf } from '../../tests/support/pdf-text.ts';
import { rateRequestInput } from '../features/requests/lead-forms.ts';
import { leadMailStringsIn } from '../features/requests/mails/mail-strings.ts';
import { company } from '../features/settings/sample-company.ts';
import { defaultLocale, type Locale, locales } from '../platform/i18n/locale.ts';
import { type EmailName, type EmailProps, emailNames } from '../platform/mail/emails.ts';
import { dayOf, momentInBothZones, zonesOf } from '../platform/values/moment.ts';
import { composeEmail } from './compose-email.ts';

const at = Date.parse('2026-08-20T22:30:00Z');
const address = 'ana@shipper.example';
const secret = 'x'.repeat(32);
const reference = 'RR-7K3M9Q';
const account = { address, token: 'token-1' } as const;
const answers = rateRequestInput.parse({ clientName: 'Ana', email: address, shipment: wholeCargo });
const received = {
  ...{ id: 'lead-1', email: address, reference, secret, receivedAt: at, dueAt: at },
  folder: 'inbox',
} as const;
const request = { ...received, lead: { kind: 'rate-request', answers }, withAnswers: true } as const;
const message = {
  ...received,
  lead: { kind: 'contact-message', answers: { name: 'Ana', email: address, subject: '', message: '¿?' } },
} as const;
const reply = { address, reference, secret, subject: reference, body: 'USD 900', files: ['7788.pdf'] };
const thread: EmailProps<'lead-reply'>['thread'] = {
  references: ['outbox-1'],
};
const quoteMail = { address, reference, secret, thread, quote: madeUpMailedQuote };
const accepted = { ...quoteMail, name: 'Ana', orderNumber: 'PO-1', needsKyc: true, fileId: null };
const milestone = { place: '', placeCode: null, delayReason: null, comment: '' };
const shipment: EmailProps<'shipment-milestone'> = {
  ...{ address, reference, secret, thread, shipmentId: 'shipment-1', year: 2026 },
  latest: [
    { milestoneId: 'milestone-1', kind: 'actual' },
    { milestoneId: 'milestone-2', kind: 'estimated' },
  ],
  milestones: [
    {
      ...{ ...milestone, id: 'milestone-1', code: 'departed', planned: '2026-11-18', estimated: null },
      actual: '2026-11-20T22:10',
    },
    {
      ...{ ...milestone, id: 'milestone-2', code: 'arrived', planned: '2026-11-20', actual: null },
      ...{ estimated: '2026-11-22', delayReason: 'weather' },
    },
    {
      ...{ ...milestone, id: 'milestone-3', code: 'delivered', planned: '2026-11-23', actual: null },
      estimated: null,
    },
  ],
  ...{ from: 'Houston, TX', to: 'Santos' },
  references: [{ kind: 'container', text: 'CSQU 305438-3' }],
};
const review = { address, comment: '…', expiresAt: at } as const;

type CustomerEmail =
  | ('lead-acknowledgement' | 'lead-reply' | 'lead-link' | 'shipment-milestone')
  | QuoteEmail
  | AccountEmail;
type QuoteEmail = 'quote-sent' | 'quote-accepted' | 'quote-expiring';
type AccountEmail = 'verify-email' | 'reset-password' | 'password-changed' | 'kyc-received' | 'kyc-reviewed';

const samples: { [Name in CustomerEmail]: EmailProps<Name>[] } = {
  'lead-acknowledgement': [request, message, { ...message, secret: null }],
  'lead-reply': [reply, { ...reply, thread }, { ...reply, secret: null }],
  'quote-sent': [secret, null].map((link) => ({
    ...{ ...quoteMail, secret: link, subject: reference, body: 'USD 900', fileId: null },
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
  'verify-email': [account],
  'reset-password': [account],
  'password-changed': [{ address, changedAt: at }],
  'kyc-received': [{ address, sentAt: at, documents: 2 }],
  'kyc-reviewed': (['more-needed', 'accepted', 'expired'] as const).map((state) => ({ ...review, state })),
};

const same = /^(WhatsApp|E-mail|KYC|Total|)$/;

const compose = <Name extends EmailName>(name: Name, props: EmailProps<Name>, locale: Locale) =>
  composeEmail(name, props, {
    ...{ locale, company, appUrl: 'https://site.example' },
    answersByMail: { replyKey: 'key' },
  });

test('every mail to a customer has a sample here', () => {
  expect(Object.keys(samples).sort()).toEqual(emailNames(({ audience }) => audience === 'customer').sort());
});

describe.each(locales.filter((locale) => locale !== defaultLocale))('in %s', (locale) => {
  test('every text of the mails is translated', () => {
    const english = new Map(textsIn(mailStringsIn(defaultLocale)));
    const left = textsIn(mailStringsIn(locale)).filter(
      ([path, text]) => english.get(path) === text && !same.test(text),
    );
    expect(left).toEqual([]);
  });

  test.each(Object.keys(samples) as CustomerEmail[])(
    'the mail %s holds no English, and links to its pages',
    async (name) => {
      const english = englishPartsBut(locale);
      for (const props of samples[name]) {
        const { subject, text, html, attachments = [] } = await compose(name, props as never, locale);
        const pdfs = await Promise.all(attachments.map(({ content }) => readPdf(content)));
        const parts = [subject, text, ...pdfs.flatMap(({ title, pages }) => [title ?? '', ...pages])];
        for (const part of english) for (const written of parts) expect(written).not.toMatch(part);
        // The same mail in English holds some of what is looked for.
        const inEnglish = await compose(name, props as never, defaultLocale);
        expect(english.some((part) => part.test(inEnglish.text))).toBe(true);
        expect(html).toContain(`lang="${locale}`);
        for (const [, path] of html.matchAll(/href="https:\/\/site\.example([^"]*)"/g))
          expect(path).toMatch(new RegExp(`^/${locale}/`));
      }
    },
  );

  test('the acknowledgement brings the request as a PDF in this language', async () => {
    const { attachments = [] } = await compose('lead-acknowledgement', request, locale);
    const [pdf] = await Promise.all(attachments.map(({ content }) => readPdf(content)));
    expect(pdf?.title).toContain(leadMailStringsIn(locale).requestPdf.title(reference));
    expect(pdf?.language).toContain(locale);
  });

  test('times, days and numbers are written as Intl writes them', async () => {
    const due = momentInBothZones(at, zonesOf(company), locale);
    expect(due).not.toBe(momentInBothZones(at, zonesOf(company), defaultLocale));
    const acknowledgement = await compose('lead-acknowledgement', request, locale);
    expect(acknowledgement.text).toContain(due);
    expect((await compose('password-changed', { address, changedAt: at }, locale)).text).toContain(due);
    expect((await compose('kyc-received', { address, sentAt: at, documents: 1234 }, locale)).text).toContain(
      new Intl.NumberFormat(locale === 'pt' ? 'pt-BR' : 'es-419').format(1234),
    );
    const reviewed = await compose('kyc-reviewed', { ...review, state: 'accepted' }, locale);
    expect(reviewed.text).toContain(dayOf(at, zonesOf(company).official, locale));
  });
});
