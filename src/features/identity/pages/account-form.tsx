import { useEffect, useRef, useState } from 'react';
import { Field } from '#ui/forms/field.tsx';
import { HintedField } from '#ui/forms/hinted-field.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { type StoredUser, storeUser } from '#ui/forms/stored-user.ts';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { type FormOutcome, useForm } from '#ui/forms/use-form.ts';
import { Link, PostForm } from '#ui/locale.tsx';
import { useGoLater } from '#ui/use-go-later.ts';
import type { IdentityStrings } from '../strings.ts';
import { entrancePath, entrancePaths } from './entrance-path.ts';
import { FormNotice } from './form-notice.tsx';

/** Signing in to an account, or opening one. */
export type Entrance = 'signIn' | 'signUp';

/** Passes the typed e-mail address to a linked page in the history state, never in a URL that is logged. */
function carriedAddress(username: string): { username: string } {
  return { username };
}

/** The address that came along with the reader, from the state of the page's place in the history. */
export function addressCarriedIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('username' in state)) return undefined;
  return typeof state.username === 'string' ? state.username : undefined;
}

/** Response of POST /api/v1/signin and /signup (specification, section 7). */
type Signed = { email: string; token: string; msg?: string } & (
  | { userId: string; name: string }
  | { id: string; fullname: string }
);

/** The same, or that the password was right and the code of the app is asked for. */
type Answer = Signed | { next: 'code'; msg?: string };

interface AccountFormProps {
  entrance: Entrance;
  strings: IdentityStrings['auth']['forms'];
  /** Destination after signing in. */
  to: string;
  /** Result of a post without scripts. */
  posted?: FormOutcome | undefined;
}

export function userOf(answer: Signed): StoredUser {
  const { email, token } = answer;
  const [userId, name] = 'userId' in answer ? [answer.userId, answer.name] : [answer.id, answer.fullname];
  return { userId, name, email, token };
}

/** Signs in by username and password, or opens an account with a full name besides; then goes on, a second later. */
export function AccountForm({ entrance, strings, to, posted }: AccountFormProps) {
  const goLater = useGoLater();
  const [leaving, setLeaving] = useState(false);
  const [username, setUsername] = useState('');
  const address = useRef<HTMLInputElement>(null);
  // Also what was typed, or filled in, before React came.
  useEffect(() => setUsername(address.current?.value ?? ''), []);
  const form = useForm<Answer>({
    path: entrancePaths[entrance],
    strings,
    posted,
    // Accounts from before domains were checked can still sign in.
    counts: (_name, problem) => entrance === 'signUp' || problem !== 'email-ending',
    stops: () => leaving,
    isDone: (answer) => 'next' in answer || Boolean(answer.token),
    onDone: (answer) => {
      setLeaving(true);
      if ('next' in answer) return goLater(entrancePath('code', to));
      storeUser(userOf(answer));
      goLater(to);
    },
  });
  const { sending, errors, formProps } = form;
  const isNew = entrance === 'signUp';
  const formId = isNew ? 'sign-up' : 'sign-in';
  const { submit, submitting, refused } = strings[entrance];
  const field = (name: 'fullname' | 'username' | 'password') => ({
    id: `${formId}-${name}`,
    name,
    label: strings[name],
    error: errors[name],
    defaultValue: posted?.values[name],
    required: true,
  });
  return (
    <PostForm action={entrancePath(entrance, to)} className="space-y-6" {...formProps}>
      {!leaving && (
        <FormNotice
          form={form}
          strings={{ notDone: refused }}
          labels={{ fullname: strings.fullname, username: strings.username, password: strings.password }}
          formId={formId}
        />
      )}
      {isNew && <Field {...field('fullname')} autoComplete="name" />}
      {isNew ? (
        <HintedField
          {...field('username')}
          type="email"
          autoComplete="username"
          help={strings.usernameHelp}
          hints={strings.hints}
        />
      ) : (
        <Field
          {...field('username')}
          ref={address}
          type="email"
          autoComplete="username"
          help={strings.usernameHelp}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
      )}
      <PasswordField
        {...field('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        help={isNew ? strings.newPasswordHelp : undefined}
        strings={strings}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <SubmitButton sending={sending || leaving} strings={{ submit, submitting }} />
        {!isNew && (
          <Link className="link py-1" to="/forgotpassword" state={carriedAddress(username)}>
            {strings.forgotten}
          </Link>
        )}
      </div>
    </PostForm>
  );
}
