import type { Receipt } from './stored-receipt.ts';

/** Stored under a reference, or refused with errors by field. */
export type FormResult =
  /** `isKept`: restored after a reload or on return. */
  | ({ status: 'sent'; isKept?: boolean } & Receipt)
  | {
      status: 'refused';
      message: string;
      errors: Record<string, string>;
      values?: Record<string, string>;
      /** No response arrived, so the form may have been stored. */
      isUnreachable?: boolean;
    };

/** Names and values of hidden inputs, and the name of the honeypot. */
export interface HiddenInputs {
  inputs: Record<string, string>;
  trap: string;
}
