interface AccountFormWords {
  submit: string;
  submitting: string;
  other: string;
  link: string;
}

/** The words of the forms that open an account or sign in to it. */
export interface AccountFormsWords {
  username: string;
  usernameHelp: string;
  password: string;
  newPasswordHelp: string;
  show: string;
  hide: string;
  fullname: string;
  signIn: AccountFormWords;
  signUp: AccountFormWords;
}
