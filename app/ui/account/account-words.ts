import type { HintWords } from '../form/hinted-field.tsx';
import type { NativeProblem } from '../form/native-problems.ts';

/** Signing in to an account, or opening one. */
export type Entrance = 'signIn' | 'signUp';

interface EntranceWords {
  submit: string;
  submitting: string;
  /** Stands over what was wrong. */
  refused: string;
  /** Leads to the other form. */
  other: string;
  link: string;
}

/** The words of the forms that open an account or sign in to it; app/content brings them. */
export interface AccountFormsWords extends Record<Entrance, EntranceWords> {
  username: string;
  usernameHelp: string;
  password: string;
  newPasswordHelp: string;
  show: string;
  hide: string;
  fullname: string;
  forgotten: string;
  checkFields: string;
  /** Said when the server gave no words of its own, or no answer came. */
  failed: string;
  fields: Record<NativeProblem, string>;
  hints: HintWords;
}
