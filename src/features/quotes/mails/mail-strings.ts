import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { quoteMails as en } from '../strings/en/quote-mails.ts';
import { quoteMails as es } from '../strings/es/quote-mails.ts';
import { quoteMails as pt } from '../strings/pt/quote-mails.ts';

/** The text of the e-mails to customers, in their language. */
export const quoteMailStringsIn = stringsByLocale(
  'quoteMails',
  { en: () => en, es: () => es, pt: () => pt },
  { isPlain: true, fixedPaths: ['quote.fileName'] },
);
