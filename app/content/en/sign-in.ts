import { accountForms } from './accounts.ts';

/** The text of /signin. */
export const signIn = {
  meta: {
    title: 'Sign in',
    description:
      'Sign in to see your requests and where they stand. An account is not needed to ask for a rate.',
  },
  label: 'Account',
  heading: 'Sign in',
  text: 'With an account you see what became of every request you sent. To ask for a rate you need none.',
  forms: accountForms,
};
