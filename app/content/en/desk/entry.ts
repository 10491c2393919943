import { accountForms } from '../accounts.ts';
import { messages } from '../messages.ts';

/** What the forms by which staff come in share. */
const shared = {
  notDone: 'This was not done',
  email: 'E-mail address',
  name: 'Your name',
  password: 'Password',
  passwordHelp: '8 characters or more. Any characters, spaces too. Not one that many people use.',
  show: accountForms.show,
  hide: accountForms.hide,
  submitting: 'One moment…',
};

/** Words of the pages by which staff come in, outside the desk's frame. */
export const entry = {
  frame: { desk: 'Desk', toSite: 'Public site' },
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
    text: 'Type the six digits that your authenticator app shows for this desk.',
    code: 'Code',
    help: 'Without your phone: one of your recovery codes. Each works once.',
    submit: 'Sign in',
    back: 'Sign in as somebody else',
    lost: 'Lost both? An owner of the desk can reset your two-factor.',
  },
  setUp: {
    ...shared,
    title: 'Set up the desk',
    heading: 'Set up the desk',
    text: 'There is no staff yet. You become the first owner, and invite the others.',
    submit: 'Become the owner',
    dead: {
      title: 'This link does not work',
      text: 'It is too old, or there is staff already. While there is none, every start of the server prints a new link in its terminal.',
      link: 'Go to sign in',
    },
  },
  join: {
    ...shared,
    title: 'Join the desk',
    heading: 'Join the desk',
    roles: { agent: 'You join as an agent.', owner: 'You join as an owner.' },
    submit: 'Join',
    dead: {
      title: 'This invitation does not work',
      text: 'It was used, withdrawn, replaced by a newer one, or is more than seven days old. Ask whoever invited you for another. If you have joined already, sign in.',
      link: 'Go to sign in',
    },
  },
  forgot: {
    ...shared,
    title: 'Forgot your password?',
    heading: 'Forgot your password?',
    text: 'Type the address that you sign in with. We mail you a link to choose a new password.',
    submit: 'Send the link',
    sent: 'Look into your mail',
    none: 'No mail after a few minutes? Look among the junk, or check the address and ask again.',
    again: 'Ask again',
    back: 'Back to sign in',
  },
  reset: {
    ...shared,
    title: 'Choose a new password',
    heading: 'Choose a new password',
    text: 'Every device is signed out, and your tokens of the API end. Two-factor stays as it is.',
    password: 'New password',
    submit: 'Save the new password',
    dead: {
      title: 'This link does not work',
      text: messages.fields['token-invalid'],
      link: 'Ask for a new link',
    },
  },
};
