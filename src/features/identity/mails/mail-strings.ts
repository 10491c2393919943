import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { accountMails as en } from '../strings/en/account-mails.ts';
import { accountMails as es } from '../strings/es/account-mails.ts';
import { accountMails as pt } from '../strings/pt/account-mails.ts';

/** The text of the e-mails to customers, in their language. */
export const accountMailStringsIn = stringsByLocale(
  'accountMails',
  { en: () => en, es: () => es, pt: () => pt },
  { isPlain: true },
);
