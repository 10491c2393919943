import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Strings } from '../../content/strings.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { FormNotice } from './form-notice.tsx';
import { type AccountOutcome, useAccountForm } from './use-account-form.ts';

/** What a form behind a link is shown for. */
export interface BehindLink<Page extends 'resetPassword' | 'verifyEmail'> {
  /** Of the link in the mail; empty when the address lacks it, or it can no longer be used. */
  token: string;
  posted: AccountOutcome | undefined;
  strings: Strings[Page]['form'];
}

interface LinkFormProps extends BehindLink<'resetPassword' | 'verifyEmail'> {
  formId: string;
  /** Where it is sent under /api/v1, and where without scripts. */
  path: string;
  action: string;
  labels?: Record<string, string>;
  /** Where to go on once it is done, and where with a dead link. */
  onward: Record<'done' | 'dead', { to: string; label: string }>;
  /** The fields, from what was wrong with them. */
  children?: (errors: Record<string, string>) => ReactNode;
}

/** A form that the link of a mail leads to. In its place stands what came of it, or that the link is worth nothing. */
export function LinkForm({
  formId,
  path,
  action,
  token,
  posted,
  strings,
  labels = {},
  onward,
  children,
}: LinkFormProps) {
  const form = useAccountForm<{ msg: string }>({ method: 'POST', path, strings, posted, onDone: () => {} });
  const { outcome, errors } = form;
  const closing = (kind: 'done' | 'dead') => (
    <Link className="button button-strong" to={onward[kind].to}>
      {onward[kind].label}
    </Link>
  );
  if (outcome?.status === 'done') {
    return (
      <ClosingNotice kind="done" title={strings.doneTitle} text={outcome.message}>
        {closing('done')}
      </ClosingNotice>
    );
  }
  if (token === '' || errors.token) {
    return (
      <ClosingNotice kind="dead" title={strings.deadTitle} text={strings.dead} isFirst={!errors.token}>
        {closing('dead')}
      </ClosingNotice>
    );
  }
  return (
    <form method="post" action={action} className="space-y-6" {...form.formProps}>
      <FormNotice form={form} strings={strings} labels={labels} formId={formId} />
      <input type="hidden" name="token" value={token} />
      {children?.(errors)}
      <SubmitButton sending={form.sending} label={strings.submit} sendingLabel={strings.submitting} />
    </form>
  );
}
