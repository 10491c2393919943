import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useRevalidator } from 'react-router';
import { FormNotice } from '#features/identity/pages/form-notice.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { storeUser } from '#ui/forms/stored-user.ts';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { type FormOutcome, useForm } from '#ui/forms/use-form.ts';
import { PostForm } from '#ui/locale.tsx';
import type { CustomerStrings } from '../strings.ts';

interface PasswordFormProps {
  account: { id: string; name: string; email: string };
  posted: FormOutcome | undefined;
  strings: CustomerStrings['profile']['password'];
}

const formId = 'change-password';

/** Changes the password, which ends every session and returns a new one for this browser. */
export function PasswordForm({ account, posted, strings }: PasswordFormProps) {
  const { id, name, email } = account;
  const { revalidate } = useRevalidator();
  const [isSame, setIsSame] = useState(false);
  const form = useForm<{ msg: string; token: string }>({
    method: 'PUT',
    path: '/updatepassword',
    strings,
    posted,
    // The server alone reports a bad new password, in the specification's words.
    counts: (_name, problem, data) => problem !== 'password-short' || !data.get('currentPassword'),
    bodyOf: (data) => ({
      currentPassword: data.get('currentPassword'),
      newPassword: data.get('newPassword'),
    }),
    stops(data) {
      const same = data.get('currentPassword') === data.get('newPassword');
      setIsSame(same);
      if (same) toast.success(strings.fields['password-same']);
      return same;
    },
    onDone({ token }, element) {
      element.reset();
      // Also without a stored user: the cookie may be the only sign of the session.
      storeUser({ userId: id, name, email, token });
      void revalidate();
    },
  });
  const { errors } = form;
  const newPasswordError = errors.newPassword ?? (isSame ? strings.fields['password-same'] : undefined);
  const { currentPassword, newPassword } = strings;
  return (
    <PostForm action="/profile#password" className="space-y-5" {...form.formProps}>
      <FormNotice form={form} strings={strings} labels={{ currentPassword, newPassword }} formId={formId} />
      <input type="hidden" name="intent" value="password" />
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        id={`${formId}-currentPassword`}
        name="currentPassword"
        autoComplete="current-password"
        required
        label={currentPassword}
        strings={strings}
        error={errors.currentPassword}
      />
      <PasswordField
        id={`${formId}-newPassword`}
        name="newPassword"
        autoComplete="new-password"
        required
        label={newPassword}
        help={strings.help}
        strings={strings}
        error={newPasswordError}
      />
      <SubmitButton tone="strong" sending={form.sending} strings={strings} />
    </PostForm>
  );
}
