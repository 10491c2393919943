import type { ComponentProps } from 'react';
import { PasswordField } from '../form/password-field.tsx';
import { fieldId, outcomeFor } from './desk-form.tsx';
import type { DeskOutcome } from './desk-outcome.ts';

type PasswordInputProps = Omit<ComponentProps<typeof PasswordField>, 'id' | 'error' | 'strings'> & {
  words: ComponentProps<typeof PasswordField>['strings'];
  intent: string;
  outcome: DeskOutcome | null | undefined;
};

/** A password in a form of the desk, with what was wrong with it. */
export function PasswordInput({ intent, outcome, words, ...field }: PasswordInputProps) {
  return (
    <PasswordField
      id={fieldId(intent, field.name)}
      className="desk-input pr-13"
      required
      error={outcomeFor(outcome, intent)?.errors[field.name]}
      strings={words}
      {...field}
    />
  );
}
