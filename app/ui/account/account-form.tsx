import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Field } from '../form/field.tsx';
import { HintedField } from '../form/hinted-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import type { AccountFormsWords, Entrance } from './account-words.ts';
import { carriedAddress } from './carried-address.ts';
import { entrancePath } from './entrance-path.ts';
import { FormNotice } from './form-notice.tsx';
import { type StoredUser, storeUser } from './stored-user.ts';
import { type AccountOutcome, useAccountForm } from './use-account-form.ts';
import { useGoLater } from './use-go-later.ts';

/** What POST /api/v1/signin and /signup answer: the same under names of their own (specification, section 7). */
type Answer = { email: string; token: string; msg: string } & (
  | { userId: string; name: string }
  | { id: string; fullname: string }
);

interface AccountFormProps {
  entrance: Entrance;
  words: AccountFormsWords;
  /** Where to go once signed in. */
  to: string;
  /** How the post went that this page answers, where there are no scripts. */
  posted?: AccountOutcome | undefined;
}

function userOf(answer: Answer): StoredUser {
  const { email, token } = answer;
  const [userId, name] = 'userId' in answer ? [answer.userId, answer.name] : [answer.id, answer.fullname];
  return { userId, name, email, token };
}

/** Signs in by username and password, or opens an account with a full name besides; then goes on, a second later. */
export function AccountForm({ entrance, words, to, posted }: AccountFormProps) {
  const goLater = useGoLater();
  const [leaving, setLeaving] = useState(false);
  const [username, setUsername] = useState('');
  const address = useRef<HTMLInputElement>(null);
  // Also what was typed, or filled in, before React came.
  useEffect(() => setUsername(address.current?.value ?? ''), []);
  const form = useAccountForm<Answer>({
    method: 'POST',
    path: entrance === 'signIn' ? '/signin' : '/signup',
    words,
    posted,
    stops: () => leaving,
    onDone: (answer) => {
      storeUser(userOf(answer));
      setLeaving(true);
      goLater(to);
    },
  });
  const { sending, errors, formProps } = form;
  const isNew = entrance === 'signUp';
  const formId = isNew ? 'sign-up' : 'sign-in';
  const { submit, submitting, refused } = words[entrance];
  const field = (name: 'fullname' | 'username' | 'password') => ({
    id: `${formId}-${name}`,
    name,
    label: words[name],
    error: errors[name],
    defaultValue: posted?.values[name],
    required: true,
  });
  return (
    <form method="post" action={entrancePath(entrance, to)} className="space-y-6" {...formProps}>
      {!leaving && (
        <FormNotice
          form={form}
          words={{ notDone: refused }}
          labels={{ fullname: words.fullname, username: words.username, password: words.password }}
          formId={formId}
        />
      )}
      {isNew && <Field {...field('fullname')} autoComplete="name" />}
      {isNew ? (
        <HintedField
          {...field('username')}
          type="email"
          autoComplete="username"
          help={words.usernameHelp}
          hints={words.hints}
        />
      ) : (
        <Field
          {...field('username')}
          ref={address}
          type="email"
          autoComplete="username"
          help={words.usernameHelp}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
      )}
      <PasswordField
        {...field('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        help={isNew ? words.newPasswordHelp : undefined}
        words={words}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <SubmitButton sending={sending || leaving} label={submit} sendingLabel={submitting} />
        {!isNew && (
          <Link className="link py-1" to="/forgotpassword" state={carriedAddress(username)}>
            {words.forgotten}
          </Link>
        )}
      </div>
    </form>
  );
}
