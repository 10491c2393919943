import { knownLocale, type Locale } from '../../contract/locale.ts';

/** An account, as its owner sees it. */
export interface Account {
  id: string;
  name: string;
  /** Also the username; in lower case. */
  email: string;
  emailVerified: boolean;
  /** Its mails are composed in it. */
  locale: Locale;
}

/** The columns of an account that its owner sees. */
export const accountColumns = [
  'accounts.id',
  'accounts.name',
  'accounts.email',
  'accounts.email_verified',
  'accounts.locale',
] as const;

/** The account of a row with these columns. */
export function accountOf(row: {
  id: string;
  name: string;
  email: string;
  email_verified: 0 | 1;
  locale: string;
}): Account {
  const { id, name, email, email_verified, locale } = row;
  return { id, name, email, emailVerified: email_verified === 1, locale: knownLocale(locale) };
}
