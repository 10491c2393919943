import { accountForms } from './accounts.ts';

/** The text of /signup. */
export const signUp = {
  meta: {
    title: 'Sign up',
    description:
      'Open an account to keep your requests in one place. It takes a name, an e-mail address and a password.',
  },
  label: 'Account',
  heading: 'Sign up',
  text: 'A name, an e-mail address and a password. Your requests, their stages and their documents then stand in one place.',
  forms: accountForms,
};
