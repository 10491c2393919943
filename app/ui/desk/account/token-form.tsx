import { ChoiceInput } from '../choice-input.tsx';
import { DeskForm, fieldId, outcomeFor } from '../desk-form.tsx';
import { PasswordInput } from '../password-input.tsx';
import { ShownSecret } from '../shown-secret.tsx';
import { TextInput } from '../text-input.tsx';
import type { OwnAccountOutcome, OwnAccountWords } from './account-words.ts';

interface TokenFormProps {
  email: string;
  outcome: OwnAccountOutcome | null;
  words: OwnAccountWords;
}

const intent = 'token';

/** Asks for a new token: what it is for and what it may do. One that was just made stands above, this once. */
export function TokenForm({ email, outcome, words }: TokenFormProps) {
  const { notDone, submitting, tokens, password } = words;
  const own = outcomeFor(outcome, intent);
  return (
    <DeskForm
      key={outcome?.token ?? 'none'}
      {...{ intent, outcome, notDone, submitting, submit: tokens.submit }}
      labels={{ name: tokens.name, scope: tokens.scope, currentPassword: password.currentPassword }}
    >
      {outcome?.token && <ShownSecret title={tokens.made} secret={outcome.token} words={tokens} />}
      <TextInput {...{ intent, outcome }} name="name" label={tokens.name} autoComplete="off" />
      <ChoiceInput
        id={fieldId(intent, 'scope')}
        name="scope"
        label={tokens.scope}
        options={tokens.scopes}
        defaultValue={own?.values.scope}
        error={own?.errors.scope}
      />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...{ intent, outcome, words }}
        name="currentPassword"
        label={password.currentPassword}
        autoComplete="current-password"
      />
    </DeskForm>
  );
}
