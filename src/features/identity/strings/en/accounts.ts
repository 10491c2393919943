import { messages } from '#platform/commands/strings/en/messages.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';

/** The text of the forms that open an account or sign in to it; /signin, /signup and /auth share them. */
export const accountForms = {
  username: 'E-mail address',
  usernameHelp: 'This is your username.',
  password: 'Password',
  newPasswordHelp: '8 characters or more, spaces included. Avoid common passwords.',
  show: 'Show password',
  hide: 'Hide password',
  fullname: 'Full name',
  forgotten: 'Forgot your password?',
  checkFields: forms.checkFields,
  failed: 'Failed to Sign In, Try again',
  fields: forms.fields,
  hints: forms.hints,
  reasons: {
    title: 'With an account',
    list: [
      'See every request and its status in one place.',
      'Send an earlier request again, with changes.',
      'Fill in KYC in parts, on any device.',
    ],
  },
  signIn: {
    submit: 'Sign In',
    submitting: 'Signing In...',
    refused: 'You are not signed in',
    other: 'No account yet?',
    link: 'Sign up',
  },
  signUp: {
    submit: 'Sign Up',
    submitting: 'Signing Up...',
    refused: 'No account was opened',
    other: 'You have an account?',
    link: 'Sign in',
  },
};

/** The text of /signin. */
export const signIn = {
  meta: {
    title: 'Sign in',
    description: 'Sign in to see your requests and their status. You need no account to request a rate.',
  },
  label: 'Account',
  heading: 'Sign in',
  text: 'See the status of every request you sent. You need no account to request a rate.',
  forms: accountForms,
};

/** The text of /signup. */
export const signUp = {
  meta: {
    title: 'Sign up',
    description:
      'Open an account to keep your requests in one place. It takes a name, an e-mail address and a password.',
  },
  label: 'Account',
  heading: 'Sign up',
  text: 'Takes a minute: your name, an e-mail address and a password.',
  forms: accountForms,
};

/** The text of /auth. */
export const auth = {
  meta: {
    title: 'Sign in or sign up',
    description: 'Sign in to your account, or open one in a minute.',
  },
  label: 'Account',
  heading: 'Sign in or sign up',
  text: 'Sign in, or open an account in a minute.',
  forms: accountForms,
  turn: {
    noAccount: 'No account yet? Open one in a minute and see every request and its status in one place.',
    signUp: 'Switch to sign up',
    signIn: 'Switch to sign in',
  },
};

const { fields } = messages;

const shared = {
  notDone: forms.summaryTitle,
  failed: 'We got no response. Please check your connection and try again.',
  checkFields: forms.checkFields,
  fields,
};

/** The text of /forgotpassword. */
export const forgotPassword = {
  meta: { title: 'Forgot your password?', description: 'We send you a link to choose a new one.' },
  label: 'Account',
  heading: 'Forgot your password?',
  text: 'Enter your account’s e-mail address. We send you a link to choose a new password.',
  form: {
    ...shared,
    username: accountForms.username,
    submit: 'Send the link',
    submitting: 'Sending…',
    doneTitle: 'Check your e-mail',
    none: 'No e-mail after a few minutes? Look in your spam folder, or check the address and try again.',
    again: 'Try again',
    back: 'Back to sign in',
  },
};

/** The text of /resetpassword. */
export const resetPassword = {
  meta: { title: 'Choose a new password', description: 'Choose a new password with the link in our e-mail.' },
  label: 'Account',
  heading: 'Choose a new password',
  text: 'Every device is signed out. Then sign in with the new password.',
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
  meta: { title: 'Confirm your e-mail address', description: 'One click confirms your e-mail address.' },
  label: 'Account',
  heading: 'Confirm your e-mail address',
  text: 'One click, and we know our e-mails reach you.',
  form: {
    ...shared,
    submit: 'Confirm this address',
    submitting: 'Confirming…',
    doneTitle: 'Done',
    profile: 'Go to your profile',
    deadTitle: 'This link does not work',
    dead: 'It was used already, or has expired. Your profile shows whether your address is confirmed, and can send another link.',
  },
};
