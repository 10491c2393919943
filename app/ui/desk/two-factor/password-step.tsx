import { DeskForm } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { PasswordInput } from '../password-input.tsx';

interface PasswordStepProps {
  intent: string;
  email: string;
  outcome: DeskOutcome | undefined;
  step: { submit: string };
  words: { notDone: string; currentPassword: string; show: string; hide: string; submitting: string };
  isPrimary?: boolean;
}

/** What is done once one has typed one's password: nobody does it at a desk left alone. */
export function PasswordStep({ intent, email, outcome, step, words, isPrimary }: PasswordStepProps) {
  const { notDone, submitting, currentPassword } = words;
  return (
    <DeskForm
      {...{ intent, outcome, notDone, submitting, submit: step.submit, labels: { currentPassword } }}
      {...(isPrimary ? { isPrimary } : {})}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...{ intent, outcome, words }}
        name="currentPassword"
        label={currentPassword}
        autoComplete="current-password"
      />
    </DeskForm>
  );
}
