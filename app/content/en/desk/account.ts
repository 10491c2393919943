import { messagesIn } from '../../../../contract/messages.ts';
import { accountForms } from '../accounts.ts';

const { desk } = messagesIn('en');

/** Words of the page of one's own account at the desk. */
export const account = {
  title: 'Your account',
  heading: 'Your account',
  notDone: 'This was not done',
  submitting: 'One moment…',
  show: accountForms.show,
  hide: accountForms.hide,
  done: {
    name: desk.nameChanged,
    password: desk.passwordChanged,
    device: desk.sessionEnded,
    revoke: desk.tokenRevoked,
  },
  name: {
    title: 'Name',
    text: 'Colleagues see it. Customers see it under what you answer.',
    name: 'Your name',
    email: 'E-mail address',
    emailHelp: 'You sign in with it. It cannot be changed here: an owner invites the new address.',
    submit: 'Change name',
  },
  password: {
    title: 'Password',
    text: 'Every other device is signed out. Your tokens of the API stay.',
    currentPassword: 'Current password',
    newPassword: 'New password',
    help: '8 characters or more. Any characters, spaces too. Not one that many people use.',
    submit: 'Change password',
  },
  twoFactor: {
    title: 'Two-factor',
    on: 'It is on. {count} recovery codes are left.',
    onOne: 'It is on. 1 recovery code is left.',
    onNone: 'It is on, without recovery codes. Make new ones.',
    off: 'It is off: your password alone opens the desk.',
    manage: 'Move it, turn it off, or make new recovery codes',
    setUp: 'Set up two-factor',
  },
  devices: {
    title: 'Where you are signed in',
    text: 'A device that is not used for seven days is signed out, and every device after thirty.',
    unknown: 'Unknown device',
    current: 'This device',
    used: 'last used {at}',
    since: 'signed in {at}',
    end: 'Sign out',
    everywhere: 'Sign out everywhere',
    everywhereHelp: 'This device too.',
  },
  tokens: {
    title: 'Tokens of the API',
    text: 'For programs that work for you. A token does what you may, except what concerns anybody’s access; it goes on when you are signed out, so it is made with your password.',
    docs: 'The API, documented',
    name: 'What it is for',
    scope: 'What it may do',
    scopes: { read: 'Read', write: 'Read and change' },
    submit: 'Make a token',
    made: 'Your new token',
    copy: 'Copy',
    copied: 'Token copied',
    none: 'You have none.',
    unused: 'never used',
    used: 'last used {at}',
    since: 'made {at}',
    revoke: 'Revoke',
  },
};
