import { accountForms } from './accounts.ts';
import { forms } from './forms.ts';
import { messages } from './messages.ts';

const { fields } = messages;

const shared = {
  notDone: forms.summaryTitle,
  failed: 'No answer came. Please check your connection and try again.',
  checkFields: forms.checkFields,
  fields,
};

/** The text of /forgotpassword. */
export const forgotPassword = {
  meta: { title: 'Forgot your password?', description: 'We send you a link to choose a new one.' },
  label: 'Account',
  heading: 'Forgot your password?',
  text: 'Type the e-mail address of your account. We send you a link to choose a new password.',
  form: {
    ...shared,
    username: accountForms.username,
    submit: 'Send the link',
    submitting: 'Sending…',
    doneTitle: 'Look into your mail',
    none: 'No mail after a few minutes? Look among the junk, or check the address and ask again.',
    again: 'Ask again',
    back: 'Back to sign in',
  },
};

/** The text of /resetpassword. */
export const resetPassword = {
  meta: { title: 'Choose a new password', description: 'Choose a new password by the link of our mail.' },
  label: 'Account',
  heading: 'Choose a new password',
  text: 'It works at once, and every device is signed out. Then sign in with the new one.',
  form: {
    ...shared,
    newPassword: 'New password',
    help: accountForms.newPasswordHelp,
    show: accountForms.show,
    hide: accountForms.hide,
    submit: 'Save the new password',
    submitting: 'Saving…',
    doneTitle: 'Done',
    signIn: 'Sign in',
    deadTitle: 'This link does not work',
    dead: messages.fields['token-invalid'],
    another: 'Ask for a new link',
  },
};

/** The text of /verifyemail. */
export const verifyEmail = {
  meta: { title: 'Confirm your e-mail address', description: 'One press confirms your e-mail address.' },
  label: 'Account',
  // The hyphen does not break.
  heading: 'Confirm your e‑mail address',
  text: 'One press, and we know that mail reaches you.',
  form: {
    ...shared,
    submit: 'Confirm this address',
    submitting: 'Confirming…',
    doneTitle: 'Done',
    profile: 'Go to your profile',
    deadTitle: 'This link does not work',
    dead: 'It has been used already, or is too old. Your profile says whether your address is confirmed, and sends you another link.',
  },
};
