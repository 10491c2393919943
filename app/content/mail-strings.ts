import type { Locale } from '../../contract/locale.ts';
import { customerMails, staffMails } from './en/mails.ts';

const customerStrings: Record<Locale, typeof customerMails> = { en: customerMails };

/** The text of the e-mails to customers, in their language. */
export function customerMailStrings(locale: Locale): typeof customerMails {
  return customerStrings[locale];
}

/** The text of the e-mails to the company and its staff, who read English. */
export const staffMailStrings = staffMails;
