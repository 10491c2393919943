import type { Language } from '../../contract/language.ts';

/** What the e-mails to an account's owner are made from. */
export interface AccountEmailProps {
  address: string;
  language: Language;
  /** The part of the link that works once. */
  token: string;
}
