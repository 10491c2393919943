import { describe, expect, test } from 'vitest';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import { listTexts } from '#features/settings/server/texts/owner-texts.ts';
import { locales } from '#platform/i18n/locale.ts';
import type { EmailName } from '#platform/mail/emails.ts';
import { hostileMarkup, hostileSettings, shippedSentences } from '#tests/support/hostile-texts.ts';
import { customerMails } from '#tests/support/mails.ts';
import { composeEmail } from './compose-email.ts';

const now = Date.parse('2026-08-21T15:00:00Z');
const settings = snapshotOf(1, hostileSettings(now), now);
const { company } = settings;

describe.each(locales)('with every text of an owner made markup, in %s', (locale) => {
  test('every text is used', () => {
    const texts = listTexts(settings, locale);
    expect(texts.length).toBeGreaterThan(2_500);
    expect(texts.filter(({ isChanged }) => !isChanged)).toEqual([]);
  });

  const shipped = shippedSentences(locale);

  test.each(Object.entries(customerMails))('the mail %s is whole', async (name, forms) => {
    for (const props of forms as object[]) {
      const mail = await withSettings(settings, () =>
        composeEmail(name as EmailName, props as never, { locale, company, appUrl: 'https://site.example' }),
      );
      expect(mail.html).not.toContain('<img src=x');
      expect(mail.html.match(/<script/)).toBeNull();
      // A reply holds little but what its author wrote.
      expect(mail.text.split(hostileMarkup).length).toBeGreaterThan(name === 'lead-reply' ? 3 : 4);
      expect(shipped.filter((text) => mail.text.includes(text))).toEqual([]);
      expect(`${mail.subject} ${JSON.stringify(mail.headers)}`).not.toMatch(/[\r\n]/);
      expect(mail.attachmentFailure).toBeUndefined();
    }
  });
});
