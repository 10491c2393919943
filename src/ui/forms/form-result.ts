import type { Receipt } from './stored-receipt.ts';

/** What became of a form: stored under a reference, or refused, with the fields at fault by name. */
export type FormResult =
  /** `isKept`: from before, as the page was reloaded or come back to. */
  | ({ status: 'sent'; isKept?: boolean } & Receipt)
  | {
      status: 'refused';
      message: string;
      errors: Record<string, string>;
      values?: Record<string, string>;
      /** No response came: it is not known whether the form was stored. */
      isUnreachable?: boolean;
    };

/** What a form sends unseen: the names and values of its hidden inputs, and the name of the trap for machines. */
export interface HiddenInputs {
  inputs: Record<string, string>;
  trap: string;
}
