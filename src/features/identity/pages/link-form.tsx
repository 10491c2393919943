import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { focusMessage, messageProps } from '#ui/focus.ts';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { type FormOutcome, useForm } from '#ui/forms/use-form.ts';
import { Link, PostForm } from '#ui/locale.tsx';
import { Engraving } from '#ui/plates/engraving.tsx';
import { PlatePage } from '#ui/plates/plate-page.tsx';
import type { IdentityStrings } from '../strings.ts';
import { FormNotice } from './form-notice.tsx';

interface ClosingNoticeProps {
  /** The form has done its work, or the link that led to it is worth nothing. */
  kind: 'done' | 'dead';
  title: string;
  text: string;
  /** It stood there when the page came: the reader begins at the top, as on every page. */
  isFirst?: boolean;
  /** Link to the next page. */
  children: ReactNode;
}

const appearances = {
  done: { Icon: CircleCheck, edge: 'border-open', tint: 'text-open' },
  dead: { Icon: CircleAlert, edge: 'border-alert', tint: 'text-alert' },
};

/** Replaces a form after its submission and takes its focus: what happened, and where to continue. */
export function ClosingNotice({ kind, title, text, isFirst = false, children }: ClosingNoticeProps) {
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isFirst) focusMessage(notice.current);
  }, [isFirst]);
  const { Icon, edge, tint } = appearances[kind];
  return (
    <section
      ref={notice}
      {...(isFirst ? { tabIndex: -1 } : messageProps)}
      aria-label={title}
      className={`border-t-4 ${edge} bg-panel px-6 py-6`}
    >
      <p className="flex items-center gap-2.5 text-heading font-semibold text-strong">
        <Icon size={24} aria-hidden className={`shrink-0 ${tint}`} />
        {title}
      </p>
      <p className="mt-3 text-strong">{text}</p>
      <div className="mt-5">{children}</div>
    </section>
  );
}

interface NarrowPageProps {
  label: string;
  heading: string;
  text?: string | undefined;
  /** A bolt seal by default. */
  plate?: ReactNode;
  children: ReactNode;
}

/** A page that is one short form. */
export function NarrowPage({ plate = <Engraving name="bolt-seal" />, ...page }: NarrowPageProps) {
  return <PlatePage plate={plate} {...page} />;
}

export interface BehindLink<Page extends 'resetPassword' | 'verifyEmail'> {
  /** Of the link in the mail; empty when the address lacks it, or it can no longer be used. */
  token: string;
  posted: FormOutcome | undefined;
  text: string;
  strings: IdentityStrings[Page]['form'];
}

interface LinkFormProps extends BehindLink<'resetPassword' | 'verifyEmail'> {
  formId: string;
  /** Path of the command under /api/v1, and of the page without scripts. */
  path: string;
  action: string;
  /** Explains the form; hidden with it. */
  text: string;
  labels?: Record<string, string>;
  /** Next page after success, and after a dead link. */
  onward: Record<'done' | 'dead', { to: string; label: string }>;
  /** The fields, from what was wrong with them. */
  children?: (errors: Record<string, string>) => ReactNode;
}

/** A form that the link of a mail leads to. In its place stands what came of it, or that the link is worth nothing. */
export function LinkForm({
  formId,
  path,
  action,
  text,
  token,
  posted,
  strings,
  labels = {},
  onward,
  children,
}: LinkFormProps) {
  const form = useForm<{ message: string }>({ isQuiet: true, path, strings, posted });
  const { outcome, errors } = form;
  const closing = (kind: 'done' | 'dead') => (
    <Link className="button button-strong" to={onward[kind].to}>
      {onward[kind].label}
    </Link>
  );
  if (outcome?.ok) {
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
    <PostForm action={action} className="space-y-6" {...form.formProps}>
      <p className="measure">{text}</p>
      <FormNotice form={form} strings={strings} labels={labels} formId={formId} />
      <input type="hidden" name="token" value={token} />
      {children?.(errors)}
      <SubmitButton sending={form.sending} strings={strings} />
    </PostForm>
  );
}
