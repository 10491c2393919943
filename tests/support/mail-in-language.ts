import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { Locale } from '#platform/i18n/locale.ts';
import { englishPartsBut } from './english-parts.ts';
import { rawMailsTo } from './kept-mail.ts';

/** Subject and text of the mail to an address that has a text in it, once it is kept, wholly in a language but English. */
export async function mailInLanguage(address: string, locale: Locale, text: string): Promise<string> {
  let written = '';
  await expect(async () => {
    const mails = await Promise.all((await rawMailsTo(address)).map((mail) => PostalMime.parse(mail)));
    const found = mails.find((mail) => mail.text?.includes(text));
    expect(found, text).toBeDefined();
    written = `${found?.subject}\n${found?.text}`;
  }).toPass({ timeout: 60_000 });
  for (const part of englishPartsBut(locale)) expect(written).not.toMatch(part);
  return written;
}
