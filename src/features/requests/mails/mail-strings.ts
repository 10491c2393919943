import type { Locale } from '../../../platform/i18n/locale.ts';
import { leadMails as en } from '../strings/en/lead-mails.ts';
import { leadMails as es } from '../strings/es/lead-mails.ts';
import { leadMails as pt } from '../strings/pt/lead-mails.ts';

const strings: Record<Locale, typeof en> = { en, es, pt };

/** The text of the e-mails to customers, in their language. */
export function leadMailStringsIn(locale: Locale): typeof en {
  return strings[locale];
}
