import { useFetcher } from 'react-router';
import { AccountNotice, type AccountOutcome } from './account-notice.tsx';
import type { AccountFormsWords } from './account-words.ts';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { SubmitButton } from './submit-button.tsx';

interface AccountFormProps {
  words: AccountFormsWords;
  /** How the post went that this page answers, where there are no scripts. */
  posted?: AccountOutcome | undefined;
}

/** Username and password. It posts to /signin; with scripts, without leaving the page. */
export function SignInForm({ words, posted }: AccountFormProps) {
  const fetcher = useFetcher<AccountOutcome>();
  const outcome = fetcher.data ?? posted;
  return (
    <fetcher.Form method="post" action="/signin" className="space-y-6">
      <AccountNotice outcome={outcome} />
      <Field
        id="sign-in-username"
        name="username"
        type="email"
        autoComplete="username"
        required
        label={words.username}
        help={words.usernameHelp}
        defaultValue={posted?.values.username}
      />
      <PasswordField
        id="sign-in-password"
        name="password"
        autoComplete="current-password"
        required
        label={words.password}
        words={words}
      />
      <SubmitButton
        sending={fetcher.state !== 'idle'}
        label={words.signIn.submit}
        sendingLabel={words.signIn.submitting}
      />
    </fetcher.Form>
  );
}

/** Full name, username and password. It posts to /signup; with scripts, without leaving the page. */
export function SignUpForm({ words, posted }: AccountFormProps) {
  const fetcher = useFetcher<AccountOutcome>();
  const outcome = fetcher.data ?? posted;
  return (
    <fetcher.Form method="post" action="/signup" className="space-y-6">
      <AccountNotice outcome={outcome} />
      <Field
        id="sign-up-fullname"
        name="fullname"
        autoComplete="name"
        required
        label={words.fullname}
        defaultValue={posted?.values.fullname}
      />
      <Field
        id="sign-up-username"
        name="username"
        type="email"
        autoComplete="username"
        required
        label={words.username}
        help={words.usernameHelp}
        defaultValue={posted?.values.username}
      />
      <PasswordField
        id="sign-up-password"
        name="password"
        autoComplete="new-password"
        required
        label={words.password}
        help={words.newPasswordHelp}
        words={words}
      />
      <SubmitButton
        sending={fetcher.state !== 'idle'}
        label={words.signUp.submit}
        sendingLabel={words.signUp.submitting}
      />
    </fetcher.Form>
  );
}
