import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { DeskForm, type DeskOutcome, PasswordInput, TextInput } from '#ui/desk/desk-form.tsx';
import { focusMessage, messageProps } from '#ui/focus.ts';
import { Logo } from '#ui/logo.tsx';
import { Toaster } from '#ui/toaster.tsx';
import type { entry as signInStrings } from '../strings/en/desk-sign-in.ts';

interface SignInCardProps {
  companyName: string;
  toasts: string;
  frame: { desk: string; toSite: string };
  heading: string;
  text?: string | undefined;
  children: ReactNode;
  /** Content under the card. */
  footer?: ReactNode;
}

/** A page by which staff come in: one card, without the desk's rail. */
export function SignInCard({ companyName, toasts, frame, heading, text, children, footer }: SignInCardProps) {
  return (
    <div className="desk desk-entry">
      <header className="desk-entry-head on-ink">
        <Logo name={companyName} />
        <span className="text-muted">{frame.desk}</span>
      </header>
      <main id="content" className="desk-entry-card">
        <h1>{heading}</h1>
        {text && <p className="mt-1.5 text-muted">{text}</p>}
        <div className="mt-6">{children}</div>
      </main>
      <footer className="desk-entry-foot">
        {footer}
        <a className="link py-1" href="/">
          {frame.toSite}
        </a>
      </footer>
      <Toaster label={toasts} />
    </div>
  );
}

interface LinkCardProps
  extends Pick<SignInCardProps, 'companyName' | 'toasts' | 'frame' | 'text' | 'children'> {
  t: { heading: string; dead: Record<'title' | 'text' | 'link', string> };
  isDead: boolean;
  /** Address of the next step where the link is invalid. */
  to: string;
}

/** The page of a mailed link: its form, or the next step where the link is invalid. */
export function LinkCard({ t, isDead, text, to, children, ...card }: LinkCardProps) {
  return (
    <SignInCard {...card} heading={t.heading} text={isDead ? undefined : text}>
      {isDead ? <DeadEnd {...t.dead} to={to} /> : children}
    </SignInCard>
  );
}

/** Replaces a form whose link is invalid and takes the focus: the reason and the next step. */
function DeadEnd({ title, text, link, to }: { title: string; text: string; link: string; to: string }) {
  const notice = useRef<HTMLElement>(null);
  useLayoutEffect(() => focusMessage(notice.current), []);
  return (
    <section ref={notice} {...messageProps} aria-label={title}>
      <p className="flex items-start gap-2.5 font-semibold text-strong">
        <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-alert" />
        {title}
      </p>
      <p className="mt-2">{text}</p>
      <p className="mt-5">
        <Link className="desk-button" to={to}>
          {link}
        </Link>
      </p>
    </section>
  );
}

interface JoinFormProps {
  intent: string;
  /** Of the link that led here. */
  token: string;
  /** The address that was invited; at set-up it is typed. */
  email?: string;
  outcome: DeskOutcome | undefined;
  t: (typeof signInStrings)['join' | 'setUp'];
}

/** Asks for the name, address and password of a new member of staff. */
export function JoinForm({ intent, token, email, outcome, t }: JoinFormProps) {
  const labels = { name: t.name, email: t.email, password: t.password };
  return (
    <DeskForm
      intent={intent}
      outcome={outcome}
      t={t}
      labels={labels}
      submit={t.submit}
      isPrimary
      // It leads to a page of its own, which begins at its top.
      form={{ preventScrollReset: false }}
    >
      <input type="hidden" name="token" value={token} />
      <TextInput name="name" label={t.name} autoComplete="name" />
      <TextInput
        name="email"
        type="email"
        label={t.email}
        autoComplete="username"
        autoCapitalize="none"
        {...(email === undefined ? {} : { readOnly: true, defaultValue: email })}
      />
      <PasswordInput name="password" label={t.password} help={t.passwordHelp} autoComplete="new-password" />
    </DeskForm>
  );
}
