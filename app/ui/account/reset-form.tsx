import { PasswordField } from '../form/password-field.tsx';
import { type BehindLink, LinkForm, type LinkFormWords } from './link-form.tsx';

interface ResetWords extends LinkFormWords {
  newPassword: string;
  help: string;
  show: string;
  hide: string;
  signIn: string;
  another: string;
}

const formId = 'reset';

/** Chooses a new password by the link of a mail. A link that is worth nothing leads to another. */
export function ResetForm({ token, posted, words }: BehindLink<ResetWords>) {
  return (
    <LinkForm
      {...{ formId, token, posted, words }}
      path="/password/reset"
      action="/resetpassword"
      labels={{ newPassword: words.newPassword }}
      onward={{
        done: { to: '/signin', label: words.signIn },
        dead: { to: '/forgotpassword', label: words.another },
      }}
    >
      {(errors) => (
        <PasswordField
          id={`${formId}-newPassword`}
          name="newPassword"
          autoComplete="new-password"
          required
          label={words.newPassword}
          help={words.help}
          words={words}
          error={errors.newPassword}
        />
      )}
    </LinkForm>
  );
}
