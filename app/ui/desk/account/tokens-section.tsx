import { ChoiceInput } from '../choice-input.tsx';
import { DeskForm, fieldId, outcomeFor } from '../desk-form.tsx';
import { DeskSection } from '../desk-section.tsx';
import { FormNote } from '../form-note.tsx';
import { Moment } from '../moment.tsx';
import { PasswordInput } from '../password-input.tsx';
import { ShownSecret } from '../shown-secret.tsx';
import { TextInput } from '../text-input.tsx';
import type { OwnAccountOutcome, OwnAccountWords, ShownToken } from './account-words.ts';

interface TokensSectionProps {
  email: string;
  tokens: ShownToken[];
  outcome: OwnAccountOutcome | null;
  words: OwnAccountWords;
}

interface TokenFormProps {
  email: string;
  outcome: OwnAccountOutcome | null;
  words: OwnAccountWords;
}

const intent = 'token';

/** Asks for a new token: what it is for and what it may do. One that was just made stands above, this once. */
function TokenForm({ email, outcome, words }: TokenFormProps) {
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

/** One's own tokens of the API: made, shown this once, listed and revoked. */
export function TokensSection({ email, tokens, outcome, words }: TokensSectionProps) {
  const { notDone, submitting, tokens: own } = words;
  const revoked = outcome?.intent === 'revoke' ? outcome : null;
  return (
    <DeskSection id="tokens" title={own.title} text={own.text}>
      <TokenForm email={email} outcome={outcome} words={words} />
      <div className="mt-6">
        <FormNote outcome={revoked} notDone={notDone} formId="revoke" />
        {tokens.length === 0 && <p className="text-muted">{own.none}</p>}
        <ul>
          {tokens.map((token) => (
            <li key={token.id} className="desk-line">
              <div className="min-w-0">
                <p className="font-medium text-strong">
                  {token.name} <span className="desk-badge">{own.scopes[token.scope]}</span>
                </p>
                <p className="text-[0.8125rem] text-muted">
                  <Moment sentence={own.since} moment={token.since} />,{' '}
                  {token.used ? <Moment sentence={own.used} moment={token.used} /> : own.unused}
                </p>
              </div>
              <DeskForm
                intent="revoke"
                subject={token.id}
                outcome={null}
                {...{ notDone, submitting }}
                submit={own.revoke}
                object={token.name}
              />
            </li>
          ))}
        </ul>
        <p className="mt-4">
          <a className="link py-1" href="/api/v1/docs">
            {own.docs}
          </a>
        </p>
      </div>
    </DeskSection>
  );
}
