import { DeskForm } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { PasswordInput } from '../password-input.tsx';
import { TextInput } from '../text-input.tsx';
import type { EntryFormWords } from './entry-form-words.ts';

const intent = 'sign-in';

/** The address and the password of who works at the desk. */
export function SignInForm({
  outcome,
  words,
}: {
  outcome: DeskOutcome | undefined;
  words: EntryFormWords & { email: string };
}) {
  const { email, password } = words;
  return (
    <DeskForm {...{ intent, outcome, ...words }} labels={{ email, password }} isPrimary>
      <TextInput
        {...{ intent, outcome }}
        name="email"
        type="email"
        label={email}
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordInput
        {...{ intent, outcome, words }}
        name="password"
        label={password}
        autoComplete="current-password"
      />
    </DeskForm>
  );
}
