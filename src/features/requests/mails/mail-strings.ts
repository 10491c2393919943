import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { leadMails as en } from '../strings/en/lead-mails.ts';
import { leadMails as es } from '../strings/es/lead-mails.ts';
import { leadMails as pt } from '../strings/pt/lead-mails.ts';

/** The text of the e-mails to customers, in their language. */
export const leadMailStringsIn = stringsByLocale(
  'leadMails',
  { en: () => en, es: () => es, pt: () => pt },
  { isPlain: true },
);
