/** The words of the forms that open an account or sign in to it; /signin, /signup and /auth share them. */
export const accountForms = {
  username: 'E-mail address',
  usernameHelp: 'It is your username.',
  password: 'Password',
  newPasswordHelp: '8 characters or more. Any characters, spaces too.',
  show: 'Show password',
  hide: 'Hide password',
  fullname: 'Full name',
  signIn: { submit: 'Sign In', submitting: 'Signing In...', other: 'No account yet?', link: 'Sign up' },
  signUp: {
    submit: 'Sign Up',
    submitting: 'Signing Up...',
    other: 'You have an account?',
    link: 'Sign in',
  },
  notOpen:
    'Accounts are not open yet, so nothing was sent or kept. You need none to ask for a rate: the rate request works without.',
};
