import CircleCheck from 'lucide-react/icons/circle-check';
import type { Strings } from '../../content/strings.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { FormNotice } from './form-notice.tsx';
import { type AccountOutcome, useAccountForm } from './use-account-form.ts';

interface EmailStateProps {
  email: string;
  isConfirmed: boolean;
  /** Why a mail to confirm the address may not have been sent; null while one can be. */
  mailLimited: string | null;
  posted: AccountOutcome | undefined;
  strings: Strings['profile']['email'];
}

/** The address, which stays as it is, and whether it is confirmed; until then, another mail to do so. */
export function EmailState({ email, isConfirmed, mailLimited, posted, strings }: EmailStateProps) {
  const form = useAccountForm<{ msg: string }>({
    method: 'POST',
    path: '/email/verify/send',
    strings,
    posted,
    onDone: () => {},
  });
  return (
    <div id="email" className="mt-10 space-y-5">
      <div>
        <label htmlFor="account-email" className="mb-1.5 block font-medium text-strong">
          {strings.label}
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
          {isConfirmed && strings.confirmed}
          {!isConfirmed &&
            (mailLimited ? `${strings.unconfirmedLimited} ${mailLimited}` : strings.unconfirmed)}
        </p>
      </div>
      {!isConfirmed && (
        <form method="post" action="/profile#email" className="space-y-5" {...form.formProps}>
          <FormNotice form={form} strings={strings} formId="send-email" />
          <input type="hidden" name="intent" value="email" />
          <SubmitButton
            tone="quiet"
            sending={form.sending}
            label={strings.submit}
            sendingLabel={strings.submitting}
          />
        </form>
      )}
    </div>
  );
}
