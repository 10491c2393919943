import type { Locale } from '../../../platform/i18n/locale.ts';
import { kycMails as en } from '../strings/en/kyc-mails.ts';
import { kycMails as es } from '../strings/es/kyc-mails.ts';
import { kycMails as pt } from '../strings/pt/kyc-mails.ts';

const strings: Record<Locale, typeof en> = { en, es, pt };

/** The text of the e-mails to customers, in their language. */
export function kycMailStringsIn(locale: Locale): typeof en {
  return strings[locale];
}
