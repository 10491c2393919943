import { DeskForm } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { PasswordInput } from '../password-input.tsx';
import { TextInput } from '../text-input.tsx';
import type { EntryFormWords } from './entry-form-words.ts';

interface JoinFormProps {
  intent: string;
  /** Of the link that led here. */
  token: string;
  /** The address of whoever was invited; who sets the desk up types it. */
  email?: string;
  outcome: DeskOutcome | undefined;
  words: EntryFormWords & { name: string; email: string; passwordHelp: string };
}

/** Who becomes staff: name, address and a password. */
export function JoinForm({ intent, token, email, outcome, words }: JoinFormProps) {
  const labels = { name: words.name, email: words.email, password: words.password };
  return (
    <DeskForm {...{ intent, outcome, ...words, labels }} isPrimary>
      <input type="hidden" name="token" value={token} />
      <TextInput {...{ intent, outcome }} name="name" label={words.name} autoComplete="name" />
      <TextInput
        {...{ intent, outcome }}
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        autoCapitalize="none"
        {...(email === undefined ? {} : { readOnly: true, defaultValue: email })}
      />
      <PasswordInput
        {...{ intent, outcome, words }}
        name="password"
        label={words.password}
        help={words.passwordHelp}
        autoComplete="new-password"
      />
    </DeskForm>
  );
}
