import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { kycMails as en } from '../strings/en/kyc-mails.ts';
import { kycMails as es } from '../strings/es/kyc-mails.ts';
import { kycMails as pt } from '../strings/pt/kyc-mails.ts';

/** The text of the e-mails to customers, in their language. */
export const kycMailStringsIn = stringsByLocale(
  'kycMails',
  { en: () => en, es: () => es, pt: () => pt },
  { isPlain: true },
);
