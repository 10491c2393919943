import type { Language } from '../../contract/language.ts';
import { customerMails, staffMails } from './en/mails.ts';

const customerStrings: Record<Language, typeof customerMails> = { en: customerMails };

/** The text of the e-mails to customers, in their language. */
export function customerMailStrings(language: Language): typeof customerMails {
  return customerStrings[language];
}

/** The text of the e-mails to the company and its staff, who read English. */
export const staffMailStrings = staffMails;
