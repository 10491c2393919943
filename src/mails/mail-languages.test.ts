import { describe, expect, test } from 'vitest';
import { leadMailStringsIn } from '#features/requests/mails/mail-strings.ts';
import { company } from '#features/settings/sample-company.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { type EmailName, type EmailProps, emailNames } from '#platform/mail/emails.ts';
import { fill } from '#platform/values/format.ts';
import { dayOf, momentInBothZones } from '#platform/values/moment.ts';
import { zonesOf } from '#platform/values/zones.ts';
import { englishPartsBut, mailStringsIn, textsIn } from '#tests/support/english-parts.ts';
import {
  address,
  at,
  type CustomerEmail,
  customerMails,
  reference,
  request,
  review,
} from '#tests/support/mails.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { composeEmail } from './compose-email.ts';

const same = /^(WhatsApp|E-mail|KYC|Total|)$/;

const compose = <Name extends EmailName>(name: Name, props: EmailProps<Name>, locale: Locale) =>
  composeEmail(name, props, {
    locale,
    company,
    appUrl: 'https://site.example',
    answersByMail: { replyKey: 'key' },
  });

test('every mail to a customer has a sample here', () => {
  expect(Object.keys(customerMails).sort()).toEqual(
    emailNames(({ audience }) => audience === 'customer').sort(),
  );
});

describe.each(locales.filter((locale) => locale !== defaultLocale))('in %s', (locale) => {
  test('every text of the mails is translated', () => {
    const english = new Map(textsIn(mailStringsIn(defaultLocale)));
    const left = textsIn(mailStringsIn(locale)).filter(
      ([path, text]) => english.get(path) === text && !same.test(text),
    );
    expect(left).toEqual([]);
  });

  test.each(Object.keys(customerMails) as CustomerEmail[])(
    'the mail %s is translated, and its links are',
    async (name) => {
      const english = englishPartsBut(locale);
      for (const props of customerMails[name]) {
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
    expect(pdf?.title).toContain(fill(leadMailStringsIn(locale).requestPdf.title, { reference }));
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
