/** What became of a form: stored under a reference, or refused, with the fields at fault by name. */
export type FormOutcome =
  | { status: 'sent'; reference: string; dueAt?: number; statusPage?: string | undefined }
  | {
      status: 'refused';
      message: string;
      errors: Record<string, string>;
      values?: Record<string, string>;
      /** No answer came: it is not known whether the form was stored. */
      isUnreachable?: boolean;
    };

/** What a form sends unseen: the names and values of its hidden inputs, and the name of the trap for machines. */
export interface HiddenInputs {
  inputs: Record<string, string>;
  trap: string;
}
