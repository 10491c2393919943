import { DeskForm } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { DeskSection } from '../desk-section.tsx';
import { PasswordInput } from '../password-input.tsx';
import type { OwnAccountWords } from './account-words.ts';

interface PasswordSectionProps {
  email: string;
  outcome: DeskOutcome | null;
  words: OwnAccountWords;
}

const intent = 'password';

/** Changes one's own password. The fields are emptied once it is stored. */
export function PasswordSection({ email, outcome, words }: PasswordSectionProps) {
  const { notDone, submitting, password } = words;
  const { currentPassword, newPassword } = password;
  const isDone = outcome?.intent === intent && outcome.ok;
  const shared = { intent, outcome, words };
  return (
    <DeskSection id="password" title={password.title} text={password.text}>
      <DeskForm
        {...{ intent, outcome, notDone, submitting, submit: password.submit }}
        labels={{ currentPassword, newPassword }}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          {...shared}
          key={`current-${isDone}`}
          name="currentPassword"
          label={currentPassword}
          autoComplete="current-password"
        />
        <PasswordInput
          {...shared}
          key={`new-${isDone}`}
          name="newPassword"
          label={newPassword}
          help={password.help}
          autoComplete="new-password"
        />
      </DeskForm>
    </DeskSection>
  );
}
