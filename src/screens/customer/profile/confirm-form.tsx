import { FormNotice } from '#features/identity/pages/form-notice.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { type FormOutcome, useForm } from '#ui/forms/use-form.ts';
import { PostForm } from '#ui/locale.tsx';
import type { CustomerStrings } from '../strings.ts';

interface ConfirmFormProps {
  /** Id of the section that the page without scripts returns to. */
  section: 'email' | 'requests';
  posted: FormOutcome | undefined;
  strings: CustomerStrings['profile']['email'];
}

/** Button for another mail that confirms the address of the account. */
export function ConfirmForm({ section, posted, strings }: ConfirmFormProps) {
  const form = useForm<{ message: string }>({ isQuiet: true, path: '/email/verify/send', strings, posted });
  return (
    <PostForm action={`/profile#${section}`} className="space-y-5" {...form.formProps}>
      <FormNotice form={form} strings={strings} formId="send-email" />
      <input type="hidden" name="intent" value="email" />
      <SubmitButton
        tone={section === 'email' ? 'quiet' : 'primary'}
        sending={form.sending}
        strings={strings}
      />
    </PostForm>
  );
}
