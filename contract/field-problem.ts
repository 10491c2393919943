import type { EmailProblem } from './email-address.ts';
import type { UrlProblem } from './webhook.ts';

/** Why a paper was refused. */
export type PaperProblem = 'paper-type' | 'paper-cut-off' | 'paper-empty' | 'paper-too-large';

/** Why a field was refused; the key that the contract's schemas report. */
export type FieldProblem =
  | 'required'
  | 'not-text'
  | 'unreadable-character'
  | 'too-long'
  | EmailProblem
  | 'phone'
  | 'rating'
  | 'one-way-to-answer'
  | 'terms'
  | 'date'
  | 'date-future'
  | 'share'
  | 'choose'
  | 'tick'
  | 'explain'
  | 'form'
  | 'form-among-papers'
  | PaperProblem
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-same'
  | 'password-wrong'
  | 'account-exists'
  | 'token-invalid'
  | 'code-wrong'
  | 'day-past'
  | 'not-confirmed'
  | 'choose-one'
  | UrlProblem
  | 'invalid';
