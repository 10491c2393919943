import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { pluralOf } from '../../../../platform/values/format.ts';
import {
  CurrentPassword,
  DeskForm,
  type DeskOutcome,
  FormNote,
  TextInput,
} from '../../../../ui/desk/desk-form.tsx';
import { DeskSection } from '../../../../ui/desk/page-parts.tsx';
import { focusMessage, messageProps } from '../../../../ui/focus.ts';
import { twoFactor as t } from '../../strings/en/desk-account.ts';
import type { Enrolment, ShownOnce } from '../../two-factor-form.ts';
import { QrPicture, RecoveryCodes, TypedSecret } from '../../two-factor-parts.tsx';

interface TwoFactorProps {
  /** For the reader's password manager. */
  email: string;
  isOn: boolean;
  isRequired: boolean;
  mustEnrol: boolean;
  codesLeft: number;
  outcome: TwoFactorOutcome | undefined;
}

function codesLeftIn(count: number): string {
  return count === 0 ? t.on.leftNone : pluralOf(deskLocale, count, t.on.left);
}

interface PasswordStepProps {
  intent: string;
  email: string;
  outcome: DeskOutcome | undefined;
  step: { submit: string };
  isPrimary?: true | undefined;
}

/** Actions that need the password, so that nobody runs them at an unattended desk. */
function PasswordStep({ intent, email, outcome, step, isPrimary }: PasswordStepProps) {
  const { currentPassword } = t;
  return (
    <DeskForm
      intent={intent}
      outcome={outcome}
      submit={step.submit}
      labels={{ currentPassword }}
      isPrimary={isPrimary}
    >
      <CurrentPassword label={currentPassword} email={email} />
    </DeskForm>
  );
}

/** Two-factor that is on: moved to another phone, given new recovery codes, or turned off. */
function TwoFactorOn({ email, isRequired, codesLeft, outcome }: TwoFactorProps) {
  const { on } = t;
  const shared = { email, outcome };
  return (
    <>
      <p className="border-l-4 border-open bg-panel px-4 py-3 text-strong">
        <strong className="font-semibold">{on.title}.</strong> {codesLeftIn(codesLeft)}
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

interface ShownCodesProps {
  codes: string[];
  outcome: DeskOutcome;
}

/** The recovery codes, shown this once. */
function ShownCodes({ codes, outcome }: ShownCodesProps) {
  const classes = { list: 'desk-codes', buttons: 'desk-not-printed', button: 'desk-button' };
  return (
    <section aria-labelledby="recovery-codes" className="pt-2">
      <FormNote outcome={outcome} formId="codes" />
      <h2 id="recovery-codes" className="mt-6">
        {t.codes.title}
      </h2>
      <p className="mt-1 max-w-[64ch]">{t.codes.text}</p>
      <RecoveryCodes codes={codes} classes={classes} t={t.codes} />
      <p className="desk-not-printed mt-6">
        <Link className="desk-button desk-button-primary" to="/desk/account">
          {t.codes.kept}
        </Link>
      </p>
    </section>
  );
}

/** One's own two-factor: what can be done with it as it stands, or what the last step shows this once. */
export function TwoFactor({ outcome, ...state }: TwoFactorProps) {
  if (outcome?.recoveryCodes) {
    return <ShownCodes codes={outcome.recoveryCodes} outcome={outcome} />;
  }
  if (outcome?.enrolment) {
    return <EnrolmentSteps enrolment={outcome.enrolment} outcome={outcome} />;
  }
  if (state.isOn) return <TwoFactorOn {...state} outcome={outcome} />;
  return (
    <DeskSection id="set-up" title={t.off.title} text={t.off.text}>
      <PasswordStep intent="begin" email={state.email} outcome={outcome} step={t.off} isPrimary />
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
}

/** The new secret, to scan or to type, and its first code, which turns two-factor on. */
function EnrolmentSteps({ enrolment: { secret, qr }, outcome }: EnrolmentStepsProps) {
  const { title, steps, picture, code, submit, again } = t.enrolment;
  const heading = useRef<HTMLHeadingElement>(null);
  // A code that was wrong is what the page has to say then.
  const isFresh = outcome?.ok !== false;
  useLayoutEffect(() => {
    if (isFresh) focusMessage(heading.current);
  }, [isFresh]);
  return (
    <section aria-labelledby="enrolment" className="pt-6">
      <h2 id="enrolment" ref={heading} {...(isFresh ? messageProps : { tabIndex: -1 })}>
        {title}
      </h2>
      <ol className="desk-steps mt-4 space-y-7">
        <li>
          <p>1. {steps.scan}</p>
          <QrPicture qr={qr} label={picture} />
        </li>
        <li>
          <p>2. {steps.type}</p>
          <TypedSecret secret={secret} className="desk-secret" t={t.enrolment} />
        </li>
        <li>
          <p className="mb-3">3. {steps.confirm}</p>
          <DeskForm intent="confirm" outcome={outcome} submit={submit} labels={{ code }} isPrimary>
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

/** Result of a form, with secrets that are shown once. */
interface TwoFactorOutcome extends DeskOutcome, ShownOnce {}
