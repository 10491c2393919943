import { deskOutcomes } from './outcomes.ts';

/** Words of the page where one's own two-factor is set up, moved and turned off. */
export const twoFactor = {
  title: 'Two-factor',
  heading: 'Two-factor',
  text: 'With it, signing in takes your password and a code of an app on your phone. A password that leaks opens nothing.',
  required: 'It is required at this desk: set it up to go on.',
  notDone: 'This was not done',
  currentPassword: 'Your password',
  show: 'Show password',
  hide: 'Hide password',
  submitting: 'One moment…',
  done: { welcome: deskOutcomes.welcome },
  off: {
    title: 'Set it up',
    text: 'You need an authenticator app: the one of your password manager, Aegis, Google Authenticator, 1Password, or any other.',
    submit: 'Begin',
    later: 'Later: go to the desk',
  },
  enrolment: {
    title: 'Add the desk to your app',
    steps: {
      scan: 'Scan this with your app.',
      type: 'Or type this secret into it. It is based on time, with six digits.',
      confirm: 'Type the code that the app shows now.',
    },
    picture: 'QR code of the secret below',
    copy: 'Copy',
    copied: 'Secret copied',
    code: 'Code',
    submit: 'Turn two-factor on',
    again: 'Begin again',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Without your phone, one of these signs you in. Each works once. They are shown this once: keep them in a password manager or on paper, not on the phone itself.',
    copy: 'Copy all',
    copied: 'Recovery codes copied',
    download: 'Download as text',
    print: 'Print',
    kept: 'I have kept them',
    file: 'recovery-codes.txt',
    fileHead: 'Recovery codes of the desk, each of which works once:',
  },
  on: {
    title: 'Two-factor is on',
    left: '{count} recovery codes are left.',
    leftOne: '1 recovery code is left.',
    leftNone: 'No recovery codes are left. Make new ones now.',
    move: {
      title: 'Move it to another phone',
      text: 'Nothing changes until you have typed the first code of the new phone.',
      submit: 'Show a new secret',
    },
    renew: {
      title: 'New recovery codes',
      text: 'Ten new ones. Those of before work no more.',
      submit: 'Make new codes',
    },
    turnOff: {
      title: 'Turn it off',
      text: 'Your password alone signs you in from then on.',
      required: 'It is required at this desk, so it stays on.',
      submit: 'Turn two-factor off',
    },
  },
  offAgain: deskOutcomes.twoFactorOff,
};
