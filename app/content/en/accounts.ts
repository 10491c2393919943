import { forms } from './forms.ts';
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
