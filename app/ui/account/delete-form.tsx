import Plus from 'lucide-react/icons/plus';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { TickField } from '../form/tick-field.tsx';
import type { AccountFormWords } from './account-form-words.ts';
import { forgetCustomer } from './forget-customer.ts';
import { FormNotice } from './form-notice.tsx';
import { type AccountOutcome, useAccountForm } from './use-account-form.ts';

interface Consequence {
  title: string;
  list: string[];
}

interface DeleteFormProps {
  /** Whose account it is, for whoever keeps the reader's passwords. */
  email: string;
  posted: AccountOutcome | undefined;
  words: AccountFormWords & {
    open: string;
    goes: Consequence;
    stays: Consequence;
    password: string;
    sure: string;
    /** What the box is called in the list of what is missing. */
    box: string;
    tickFirst: string;
    show: string;
    hide: string;
  };
}

const formId = 'delete-account';

/** Deletes the account: behind a press, a ticked box and the password. The home page says that it is done. */
export function DeleteForm({ email, posted, words }: DeleteFormProps) {
  const form = useAccountForm<{ msg: string }>({
    method: 'DELETE',
    path: '/account',
    words,
    posted,
    bodyOf: (data) => ({ currentPassword: data.get('password') }),
    onDone() {
      forgetCustomer();
      // The whole page goes: nothing of the account stays in it.
      location.assign('/#account-deleted');
    },
  });
  // The API knows the password by the name that it has where it is changed.
  const { currentPassword, sure, ...others } = form.errors;
  const errors: Record<string, string> = {
    ...others,
    ...(currentPassword && { password: currentPassword }),
    ...(sure && { sure: words.tickFirst }),
  };
  const labels = { password: words.password, sure: words.box };
  return (
    <details className="disclosure border-y border-hairline" open={posted !== undefined}>
      <summary className="-mx-2 flex items-center justify-between gap-6 px-2 py-5 font-medium text-strong">
        {words.open}
        <Plus size={22} aria-hidden className="disclosure-mark shrink-0 text-muted" />
      </summary>
      <form method="post" action="/profile#delete" className="space-y-6 pt-3 pb-8" {...form.formProps}>
        <FormNotice form={form} errors={errors} words={words} labels={labels} formId={formId} />
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Consequences {...words.goes} />
          <Consequences {...words.stays} />
        </div>
        <input type="hidden" name="intent" value="delete" />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id={`${formId}-password`}
          name="password"
          autoComplete="current-password"
          required
          label={words.password}
          words={words}
          error={errors.password}
        />
        <TickField id={`${formId}-sure`} name="sure" required label={words.sure} error={errors.sure} />
        <SubmitButton
          tone="strong"
          sending={form.sending}
          label={words.submit}
          sendingLabel={words.submitting}
        />
      </form>
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
