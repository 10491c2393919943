import { accountForms } from './accounts.ts';

/** The text of /auth. */
export const auth = {
  meta: {
    title: 'Sign in or sign up',
    description: 'One card with two faces: sign in to your account, or open one.',
  },
  label: 'Account',
  heading: 'Sign in or sign up',
  text: 'The card has two faces. Turn it to the one you need.',
  forms: accountForms,
  turn: { signUp: 'Turn to sign up', signIn: 'Turn to sign in' },
};
