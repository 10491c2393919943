import type { ComponentProps } from 'react';
import { Field } from '../form/field.tsx';
import { fieldId, outcomeFor } from './desk-form.tsx';
import type { DeskOutcome } from './desk-outcome.ts';

type TextInputProps = Omit<ComponentProps<typeof Field>, 'id' | 'error'> & {
  intent: string;
  subject?: string;
  outcome: DeskOutcome | null | undefined;
};

/** One line in a form of the desk, with what was typed before and what was wrong with it. */
export function TextInput({ intent, subject, outcome, defaultValue, ...field }: TextInputProps) {
  const own = outcomeFor(outcome, intent, subject);
  const typed = own?.ok === false ? own.values[field.name] : undefined;
  return (
    <Field
      id={fieldId(intent, field.name, subject)}
      className="desk-input"
      required
      error={own?.errors[field.name]}
      defaultValue={typed ?? defaultValue}
      {...field}
    />
  );
}
