import Plus from 'lucide-react/icons/plus';
import { clearCustomerData } from '#features/identity/browser/clear-customer-data.ts';
import { FormNotice } from '#features/identity/pages/form-notice.tsx';
import { TickField } from '#ui/forms/field.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { type FormOutcome, useForm } from '#ui/forms/use-form.ts';
import { PostForm, useLocalPath } from '#ui/locale.tsx';
import type { CustomerStrings } from '../strings.ts';

interface Consequence {
  title: string;
  list: string[];
}

interface DeleteFormProps {
  /** Address of the account, for password managers. */
  email: string;
  posted: FormOutcome | undefined;
  strings: CustomerStrings['profile']['delete'];
}

const formId = 'delete-account';

/** Deletes the account after a check box and the password. The home page shows the notice. */
export function DeleteForm({ email, posted, strings }: DeleteFormProps) {
  const localPath = useLocalPath();
  const form = useForm<{ message: string }>({
    isQuiet: true,
    method: 'DELETE',
    path: '/account',
    strings,
    posted,
    bodyOf: (data) => ({ currentPassword: data.get('password') }),
    onDone() {
      clearCustomerData();
      // A full page load removes all account data from the page.
      location.assign(localPath('/#account-deleted'));
    },
  });
  // The API uses the password's name from the change form.
  const { currentPassword, sure, ...others } = form.errors;
  const errors: Record<string, string> = {
    ...others,
    ...(currentPassword && { password: currentPassword }),
    ...(sure && { sure: strings.tickFirst }),
  };
  const labels = { password: strings.password, sure: strings.box };
  return (
    <details className="disclosure border-y border-hairline" open={posted !== undefined}>
      <summary className="-mx-2 flex items-center justify-between gap-6 px-2 py-5 font-medium text-strong">
        {strings.open}
        <Plus size={22} aria-hidden className="disclosure-mark shrink-0 text-muted" />
      </summary>
      <PostForm action="/profile#delete" className="space-y-6 pt-3 pb-8" {...form.formProps}>
        <FormNotice form={form} errors={errors} strings={strings} labels={labels} formId={formId} />
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Consequences {...strings.goes} />
          <Consequences {...strings.stays} />
        </div>
        <input type="hidden" name="intent" value="delete" />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id={`${formId}-password`}
          name="password"
          autoComplete="current-password"
          required
          label={strings.password}
          strings={strings}
          error={errors.password}
        />
        <TickField id={`${formId}-sure`} name="sure" required label={strings.sure} error={errors.sure} />
        <SubmitButton tone="strong" sending={form.sending} strings={strings} />
      </PostForm>
    </details>
  );
}

function Consequences({ title, list }: Consequence) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5">
        {list.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
