import type { Settings } from '#features/settings/settings.ts';
import { messages } from '#platform/commands/strings/en/messages.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';
import { reach } from '#ui/strings/en/legal.ts';
import { accountForms } from './accounts.ts';

/** The text of /signin/code. */
export const signInCode = (settings: Settings) => ({
  meta: { title: 'Your code', description: 'The second step of signing in.' },
  label: 'Account',
  heading: 'Your code',
  text: 'Enter the six digits that your authenticator app shows.',
  form: {
    notDone: accountForms.signIn.refused,
    failed: 'We got no response. Please check your connection and try again.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    code: 'Code',
    help: 'No phone? Use a recovery code. Each works once.',
    submit: accountForms.signIn.submit,
    submitting: accountForms.signIn.submitting,
    lost: `Lost both? Write to ${reach(settings).email} or call us.`,
    back: 'Back to sign in',
  },
});

/** The text of /profile/twofactor. */
export const twoFactor = {
  meta: {
    title: 'Two-step verification',
    description: 'Protect your account with a code from an app on your phone.',
  },
  label: 'Account',
  heading: 'Two-step verification',
  text: 'Sign in with your password and a code from an app on your phone. A stolen password alone opens nothing.',
  notDone: 'This was not done',
  currentPassword: 'Your password',
  show: accountForms.show,
  hide: accountForms.hide,
  submitting: 'One moment…',
  off: {
    title: 'Set it up',
    text: 'Any authenticator app works: your password manager, 1Password, Google Authenticator, Aegis.',
    submit: 'Start',
    unconfirmed: messages.account.confirmFirst,
    toProfile: 'Go to your profile',
    done: messages.account.twoFactorOff,
  },
  enrolment: {
    title: 'Add your account to the app',
    steps: {
      scan: 'Scan this code with your app.',
      type: 'Or enter this secret: time-based, six digits.',
      confirm: 'Enter the code the app shows now.',
    },
    picture: 'QR code of the secret below',
    copy: 'Copy',
    copied: 'Secret copied',
    code: 'Code',
    submit: 'Turn it on',
    again: 'Start over',
  },
  codes: {
    title: 'Your recovery codes',
    text: 'Without your phone, one of these signs you in. Each works once. They are shown only now: keep them in a password manager or on paper, not on the phone.',
    copy: 'Copy all',
    copied: 'Recovery codes copied',
    download: 'Download as text',
    print: 'Print',
    kept: 'I have saved them',
    file: 'recovery-codes.txt',
    fileHead: 'Recovery codes. Each works once:',
  },
  on: {
    title: 'Two-step verification is on',
    left: { one: '1 recovery code left.', other: '{count} recovery codes left.' },
    leftNone: 'No recovery codes left. Create new ones now.',
    move: {
      title: 'Move to another phone',
      text: 'Nothing changes until you enter the first code from the new phone.',
      submit: 'Show a new secret',
    },
    renew: {
      title: 'New recovery codes',
      text: 'Ten new codes. The old ones stop working.',
      submit: 'Create new codes',
    },
    turnOff: {
      title: 'Turn it off',
      text: 'Your password alone then signs you in.',
      submit: 'Turn it off',
    },
  },
};
