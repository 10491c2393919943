import { Link, useLocation } from 'react-router';
import type { Strings } from '../../content/strings.ts';
import { Field } from '../form/field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { addressCarriedIn } from './carried-address.ts';
import { ClosingNotice } from './closing-notice.tsx';
import { FormNotice } from './form-notice.tsx';
import { type AccountOutcome, useAccountForm } from './use-account-form.ts';

interface ForgotFormProps {
  posted: AccountOutcome | undefined;
  strings: Strings['forgotPassword']['form'];
}

const formId = 'forgot';

/** Asks for a link to choose a new password. What it answers is the same whether the address has an account or not. */
export function ForgotForm({ posted, strings }: ForgotFormProps) {
  const { state } = useLocation();
  const form = useAccountForm<{ msg: string }>({
    method: 'POST',
    path: '/password/forgot',
    strings,
    posted,
    onDone: () => {},
  });
  if (form.outcome?.status === 'done') {
    return (
      <ClosingNotice kind="done" title={strings.doneTitle} text={form.outcome.message}>
        <p>{strings.none}</p>
        <p className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
          <a className="link" href="/forgotpassword">
            {strings.again}
          </a>
          <Link className="link" to="/signin">
            {strings.back}
          </Link>
        </p>
      </ClosingNotice>
    );
  }
  return (
    <form method="post" action="/forgotpassword" className="space-y-6" {...form.formProps}>
      <FormNotice form={form} strings={strings} labels={{ username: strings.username }} formId={formId} />
      <Field
        id={`${formId}-username`}
        name="username"
        type="email"
        autoComplete="username"
        required
        label={strings.username}
        defaultValue={posted?.values.username ?? addressCarriedIn(state)}
        error={form.errors.username}
      />
      <SubmitButton sending={form.sending} label={strings.submit} sendingLabel={strings.submitting} />
      <p className="border-t border-hairline pt-5">
        <Link className="link" to="/signin">
          {strings.back}
        </Link>
      </p>
    </form>
  );
}
