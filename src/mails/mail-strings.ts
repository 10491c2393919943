import type { Locale } from '../platform/i18n/locale.ts';
import { customerMails as en, staffMails } from './strings/en/mails.ts';
import { customerMails as es } from './strings/es/mails.ts';
import { customerMails as pt } from './strings/pt/mails.ts';

type CustomerMails = typeof en;

const customerStrings: Record<Locale, CustomerMails> = { en, es, pt };

/** The text of the e-mails to customers, in their language. */
export function customerMailStrings(locale: Locale): CustomerMails {
  return customerStrings[locale];
}

/** The text of the e-mails to the company and its staff, who read English. */
export const staffMailStrings = staffMails;
