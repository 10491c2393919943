import type { Locale } from '../../../platform/i18n/locale.ts';
import { quoteMails as en } from '../strings/en/quote-mails.ts';
import { quoteMails as es } from '../strings/es/quote-mails.ts';
import { quoteMails as pt } from '../strings/pt/quote-mails.ts';

const strings: Record<Locale, typeof en> = { en, es, pt };

/** The text of the e-mails to customers, in their language. */
export function quoteMailStringsIn(locale: Locale): typeof en {
  return strings[locale];
}
