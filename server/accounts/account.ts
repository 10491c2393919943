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

/** The account that a user of better-auth stands for. */
export function accountOf(user: Omit<Account, 'locale'> & { locale: string }): Account {
  const { id, name, email, emailVerified, locale } = user;
  return { id, name, email, emailVerified, locale: knownLocale(locale) };
}
