import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { pluralOf } from '../../../../platform/values/format.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import {
  CurrentPassword,
  DeskForm,
  type DeskOutcome,
  FormNote,
  TextInput,
} from '../../../../ui/desk/desk-form.tsx';
import { DeskSection } from '../../../../ui/desk/page-parts.tsx';
import { focusMessage, messageProps } from '../../../../ui/focus.ts';
import type { twoFactor as twoFactorStrings } from '../../strings/en/desk-account.ts';

interface TwoFactorProps {
  /** For the reader's password manager. */
  email: string;
  isOn: boolean;
  isRequired: boolean;
  mustEnrol: boolean;
  codesLeft: number;
  outcome: TwoFactorOutcome | undefined;
  t: typeof twoFactorStrings;
}

function codesLeftIn(t: (typeof twoFactorStrings)['on'], count: number): string {
  if (count === 0) return t.leftNone;
  return pluralOf(deskLocale, count, t.left);
}

interface PasswordStepProps {
  intent: string;
  email: string;
  outcome: DeskOutcome | undefined;
  step: { submit: string };
  t: typeof twoFactorStrings;
  isPrimary?: true | undefined;
}

/** Actions that need the password, so that nobody runs them at an unattended desk. */
function PasswordStep({ intent, email, outcome, step, t, isPrimary }: PasswordStepProps) {
  const { currentPassword } = t;
  return (
    <DeskForm
      intent={intent}
      outcome={outcome}
      t={t}
      submit={step.submit}
      labels={{ currentPassword }}
      isPrimary={isPrimary}
    >
      <CurrentPassword label={currentPassword} email={email} t={t} />
    </DeskForm>
  );
}

/** Two-factor that is on: moved to another phone, given new recovery codes, or turned off. */
function TwoFactorOn({ email, isRequired, codesLeft, outcome, t }: TwoFactorProps) {
  const { on } = t;
  const shared = { email, outcome, t };
  return (
    <>
      <p className="border-l-4 border-open bg-panel px-4 py-3 text-strong">
        <strong className="font-semibold">{on.title}.</strong> {codesLeftIn(on, codesLeft)}
      </p>
      <DeskSection id="renew" title={on.renew.title} text={on.renew.text}>
        <PasswordStep intent="renew" step={on.renew} {...shared} />
      </DeskSection>
      <DeskSection id="move" title={on.move.title} text={on.move.text}>
        <PasswordStep intent="begin" step={on.move} {...shared} />
      </DeskSection>
      <DeskSection
        id="turn-off"
        title={on.turnOff.title}
        text={isRequired ? on.turnOff.required : on.turnOff.text}
      >
        {!isRequired && <PasswordStep intent="turn-off" step={on.turnOff} {...shared} />}
      </DeskSection>
    </>
  );
}

interface RecoveryCodesProps {
  codes: string[];
  outcome: DeskOutcome;
  t: typeof twoFactorStrings;
}

/** The recovery codes, shown this once, with every way to keep them. */
function RecoveryCodes({ codes, outcome, t }: RecoveryCodesProps) {
  const { title, text, copy, copied, download, print, kept, file, fileHead } = t.codes;
  const lines = codes.join('\n');
  return (
    <section aria-labelledby="recovery-codes" className="pt-2">
      <FormNote outcome={outcome} notDone={t.notDone} formId="codes" />
      <h2 id="recovery-codes" className="mt-6">
        {title}
      </h2>
      <p className="mt-1 max-w-[64ch]">{text}</p>
      <ol className="desk-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="desk-not-printed flex flex-wrap gap-2">
        <CopyButton text={lines} label={copy} copied={copied} />
        <a
          className="desk-button"
          download={file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${fileHead}\n\n${lines}\n`)}`}
        >
          {download}
        </a>
        <button type="button" className="desk-button scripted" onClick={() => window.print()}>
          {print}
        </button>
      </p>
      <p className="desk-not-printed mt-6">
        <Link className="desk-button desk-button-primary" to="/desk/account">
          {kept}
        </Link>
      </p>
    </section>
  );
}

/** One's own two-factor: what can be done with it as it stands, or what the last step shows this once. */
export function TwoFactor({ outcome, t, ...state }: TwoFactorProps) {
  if (outcome?.recoveryCodes) {
    return <RecoveryCodes codes={outcome.recoveryCodes} outcome={outcome} t={t} />;
  }
  if (outcome?.enrolment) {
    return <EnrolmentSteps enrolment={outcome.enrolment} outcome={outcome} t={t} />;
  }
  if (state.isOn) return <TwoFactorOn {...state} outcome={outcome} t={t} />;
  return (
    <DeskSection id="set-up" title={t.off.title} text={t.off.text}>
      <PasswordStep intent="begin" email={state.email} outcome={outcome} step={t.off} t={t} isPrimary />
      {!state.mustEnrol && (
        <p className="mt-5">
          <Link className="link py-1" to="/desk">
            {t.off.later}
          </Link>
        </p>
      )}
    </DeskSection>
  );
}

interface EnrolmentStepsProps {
  enrolment: Enrolment;
  outcome: TwoFactorOutcome;
  t: typeof twoFactorStrings;
}

/** Around the code, so that cameras find it. */
const quiet = 4;

/** The new secret, to scan or to type, and its first code, which turns two-factor on. */
function EnrolmentSteps({ enrolment: { secret, qr }, outcome, t }: EnrolmentStepsProps) {
  const { title, steps, picture, copy, copied, code, submit, again } = t.enrolment;
  const heading = useRef<HTMLHeadingElement>(null);
  // A code that was wrong is what the page has to say then.
  const isFresh = outcome?.ok !== false;
  useLayoutEffect(() => {
    if (isFresh) focusMessage(heading.current);
  }, [isFresh]);
  const side = qr.size + 2 * quiet;
  return (
    <section aria-labelledby="enrolment" className="pt-6">
      <h2 id="enrolment" ref={heading} {...(isFresh ? messageProps : { tabIndex: -1 })}>
        {title}
      </h2>
      <ol className="desk-steps mt-4 space-y-7">
        <li>
          <p>1. {steps.scan}</p>
          <svg
            role="img"
            aria-label={picture}
            viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
            width="208"
            height="208"
            shapeRendering="crispEdges"
            className="mt-3"
          >
            <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
            <path d={qr.path} fill="#000" />
          </svg>
        </li>
        <li>
          <p>2. {steps.type}</p>
          <p className="mt-2 flex flex-wrap items-center gap-3">
            <code className="desk-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={secret} label={copy} copied={copied} />
          </p>
        </li>
        <li>
          <p className="mb-3">3. {steps.confirm}</p>
          <DeskForm intent="confirm" outcome={outcome} t={t} submit={submit} labels={{ code }} isPrimary>
            <input type="hidden" name="secret" value={secret} />
            <TextInput
              name="code"
              label={code}
              className="desk-input desk-code"
              inputMode="numeric"
              autoComplete="one-time-code"
            />
          </DeskForm>
        </li>
      </ol>
      <p className="mt-6">
        <Link className="link py-1" to="/desk/twofactor">
          {again}
        </Link>
      </p>
    </section>
  );
}

/** A secret that waits for its first code, as it is shown once: to scan, and to type. */
interface Enrolment {
  secret: string;
  qr: { size: number; path: string };
}

/** Result of a form, with secrets that are shown once. */
interface TwoFactorOutcome extends DeskOutcome {
  enrolment?: Enrolment;
  recoveryCodes?: string[];
}
