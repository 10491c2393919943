import { messages } from '#platform/commands/strings/en/messages.ts';
import { accountForms } from './accounts.ts';

const shared = {
  notDone: 'That didn’t work',
  email: 'E-mail address',
  name: 'Your name',
  password: 'Password',
  passwordHelp: '8 characters or more; spaces are fine. Common passwords are refused.',
  show: accountForms.show,
  hide: accountForms.hide,
  submitting: 'One moment…',
};

/** The text of the pages before signing in, outside the desk's frame. */
export const entry = {
  frame: {
    toasts: 'Notices',
    desk: 'Desk',
    toSite: 'Public site',
  },
  signIn: {
    ...shared,
    title: 'Sign in to the desk',
    heading: 'Sign in to the desk',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
  },
  code: {
    ...shared,
    title: 'Your code',
    heading: 'Your code',
    text: 'Enter the six digits your authenticator app shows for this desk.',
    code: 'Code',
    help: 'No phone? Use a recovery code. Each works once.',
    submit: 'Sign in',
    back: 'Sign in as someone else',
    lost: 'Lost both? An owner can reset your two-factor.',
  },
  setUp: {
    ...shared,
    title: 'Set up the desk',
    heading: 'Set up the desk',
    text: 'You become the first owner. You invite your colleagues later, under Staff.',
    submit: 'Set up the desk',
    dead: {
      title: 'This link does not work',
      text: 'It has expired, or the desk is already set up. If it is not, restart the server: it prints a new link in the terminal.',
      link: 'Go to sign in',
    },
  },
  join: {
    ...shared,
    title: 'Join the desk',
    heading: 'Join the desk',
    roles: {
      agent: 'You join as an agent.',
      manager: 'You join as a manager.',
      owner: 'You join as an owner.',
    },
    submit: 'Join',
    dead: {
      title: 'This invitation does not work',
      text: 'It was used, withdrawn or replaced, or is more than seven days old. If you have joined, sign in. If not, ask for a new invitation.',
      link: 'Go to sign in',
    },
  },
  forgot: {
    ...shared,
    title: 'Forgot your password?',
    heading: 'Forgot your password?',
    text: 'Enter your sign-in address. We mail you a link to choose a new password.',
    submit: 'Send the link',
    sent: 'Check your mail',
    none: 'Nothing after a few minutes? Check your spam folder and the address, then ask again.',
    again: 'Ask again',
    back: 'Back to sign in',
  },
  reset: {
    ...shared,
    title: 'Choose a new password',
    heading: 'Choose a new password',
    text: 'Signs out every device and revokes your API tokens. Two-factor stays as it is.',
    password: 'New password',
    submit: 'Save the new password',
    dead: {
      title: 'This link does not work',
      text: messages.fields['token-invalid'],
      link: 'Ask for a new link',
    },
  },
};
