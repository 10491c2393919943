import CircleCheck from 'lucide-react/icons/circle-check';
import { SubmitButton } from '../form/submit-button.tsx';
import type { AccountFormWords } from './account-form-words.ts';
import { FormNotice } from './form-notice.tsx';
import { type AccountOutcome, useAccountForm } from './use-account-form.ts';

interface EmailStateProps {
  email: string;
  isConfirmed: boolean;
  /** Why a mail to confirm the address may not have been sent; null while one can be. */
  mailLimited: string | null;
  posted: AccountOutcome | undefined;
  words: AccountFormWords & {
    label: string;
    confirmed: string;
    unconfirmed: string;
    unconfirmedLimited: string;
  };
}

/** The address, which stays as it is, and whether it is confirmed; until then, another mail to do so. */
export function EmailState({ email, isConfirmed, mailLimited, posted, words }: EmailStateProps) {
  const form = useAccountForm<{ msg: string }>({
    method: 'POST',
    path: '/email/verify/send',
    words,
    posted,
    onDone: () => {},
  });
  return (
    <div id="email" className="mt-10 space-y-5">
      <div>
        <label htmlFor="account-email" className="mb-1.5 block font-medium text-strong">
          {words.label}
        </label>
        <input
          id="account-email"
          type="email"
          name="email"
          value={email}
          readOnly
          aria-describedby="account-email-state"
          className="input bg-panel"
        />
        <p id="account-email-state" className="mt-1.5 flex items-start gap-2 text-small text-muted">
          {isConfirmed && <CircleCheck size={16} aria-hidden className="mt-0.5 shrink-0 text-open" />}
          {isConfirmed && words.confirmed}
          {!isConfirmed && (mailLimited ? `${words.unconfirmedLimited} ${mailLimited}` : words.unconfirmed)}
        </p>
      </div>
      {!isConfirmed && (
        <form method="post" action="/profile#email" className="space-y-5" {...form.formProps}>
          <FormNotice form={form} words={words} formId="send-email" />
          <input type="hidden" name="intent" value="email" />
          <SubmitButton
            tone="quiet"
            sending={form.sending}
            label={words.submit}
            sendingLabel={words.submitting}
          />
        </form>
      )}
    </div>
  );
}
