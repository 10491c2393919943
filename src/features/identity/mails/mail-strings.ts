import type { Locale } from '../../../platform/i18n/locale.ts';
import { accountMails as en } from '../strings/en/account-mails.ts';
import { accountMails as es } from '../strings/es/account-mails.ts';
import { accountMails as pt } from '../strings/pt/account-mails.ts';

const strings: Record<Locale, typeof en> = { en, es, pt };

/** The text of the e-mails to customers, in their language. */
export function accountMailStringsIn(locale: Locale): typeof en {
  return strings[locale];
}
