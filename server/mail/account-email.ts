import type { Language } from '../../contract/language.ts';

/** What the e-mails that give an account's owner, or staff, a link are made from. */
export interface AccountEmailProps {
  address: string;
  language: Language;
  /** The part of the link that works once. */
  token: string;
}
