import { useRevalidator } from 'react-router';
import { Field } from '../form/field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import type { AccountFormWords } from './account-form-words.ts';
import { FormNotice } from './form-notice.tsx';
import { findStoredUser, storeUser } from './stored-user.ts';
import { type AccountOutcome, useAccountForm } from './use-account-form.ts';

interface NameFormProps {
  name: string;
  posted: AccountOutcome | undefined;
  words: AccountFormWords & { label: string };
}

const formId = 'change-name';

/** Changes the name of the account, here and where the browser keeps it. */
export function NameForm({ name, posted, words }: NameFormProps) {
  const { revalidate } = useRevalidator();
  const form = useAccountForm<{ msg: string; name: string }>({
    method: 'PUT',
    path: '/account/name',
    words,
    posted,
    bodyOf: (data) => ({ fullname: data.get('fullname') }),
    onDone({ name: changed }) {
      const user = findStoredUser();
      if (user) storeUser({ ...user, name: changed });
      void revalidate();
    },
  });
  return (
    <form method="post" action="/profile#name" className="space-y-5" {...form.formProps}>
      <FormNotice form={form} words={words} labels={{ fullname: words.label }} formId={formId} />
      <input type="hidden" name="intent" value="name" />
      <Field
        id={`${formId}-fullname`}
        name="fullname"
        autoComplete="name"
        required
        label={words.label}
        defaultValue={posted?.values.fullname ?? name}
        error={form.errors.fullname}
      />
      <SubmitButton
        tone="strong"
        sending={form.sending}
        label={words.submit}
        sendingLabel={words.submitting}
      />
    </form>
  );
}
