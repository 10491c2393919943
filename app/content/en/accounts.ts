import { forms } from './forms.ts';
import { messages } from './messages.ts';

/** The text of the forms that open an account or sign in to it; /signin, /signup and /auth share them. */
export const accountForms = {
  username: 'E-mail address',
  usernameHelp: 'It is your username.',
  password: 'Password',
  newPasswordHelp: '8 characters or more. Any characters, spaces too. Not one that many people use.',
  show: 'Show password',
  hide: 'Hide password',
  fullname: 'Full name',
  forgotten: 'Forgot your password?',
  checkFields: forms.checkFields,
  failed: 'Failed to Sign In, Try again',
  fields: forms.fields,
  hints: forms.hints,
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
    description:
      'Sign in to see your requests and where they stand. An account is not needed to ask for a rate.',
  },
  label: 'Account',
  heading: 'Sign in',
  text: 'With an account you see what became of every request you sent. To ask for a rate you need none.',
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
  text: 'A name, an e-mail address and a password. Your requests, their stages and their documents then stand in one place.',
  forms: accountForms,
};

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
