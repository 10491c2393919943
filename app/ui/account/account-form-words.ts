import type { FieldProblem } from '../../../contract/messages.ts';

/** What every form of accounts says when it was not done. */
export interface AccountFormWords {
  notDone: string;
  failed: string;
  /** Said once the session is over, on pages that need one. */
  signedOut?: string;
  checkFields: string;
  fields: Record<FieldProblem, string>;
  submit: string;
  submitting: string;
}
