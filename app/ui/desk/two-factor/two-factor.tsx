import { Link } from 'react-router';
import { CopyButton } from '../../copy-button.tsx';
import { DeskForm } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { DeskSection } from '../desk-section.tsx';
import { FormNote } from '../form-note.tsx';
import { PasswordInput } from '../password-input.tsx';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import type { TwoFactorOutcome, TwoFactorWords } from './two-factor-words.ts';

interface TwoFactorProps {
  /** For the reader's password manager. */
  email: string;
  isOn: boolean;
  isRequired: boolean;
  mustEnrol: boolean;
  codesLeft: number;
  outcome: TwoFactorOutcome | undefined;
  words: TwoFactorWords;
}

interface TwoFactorOnProps {
  email: string;
  isRequired: boolean;
  codesLeft: number;
  outcome: DeskOutcome | undefined;
  words: TwoFactorWords;
}

function codesLeftIn(words: TwoFactorWords['on'], count: number): string {
  if (count === 0) return words.leftNone;
  return count === 1 ? words.leftOne : words.left.replace('{count}', String(count));
}

interface PasswordStepProps {
  intent: string;
  email: string;
  outcome: DeskOutcome | undefined;
  step: { submit: string };
  words: { notDone: string; currentPassword: string; show: string; hide: string; submitting: string };
  isPrimary?: boolean;
}

/** What is done once one has typed one's password: nobody does it at a desk left alone. */
function PasswordStep({ intent, email, outcome, step, words, isPrimary }: PasswordStepProps) {
  const { notDone, submitting, currentPassword } = words;
  return (
    <DeskForm
      {...{ intent, outcome, notDone, submitting, submit: step.submit, labels: { currentPassword } }}
      {...(isPrimary ? { isPrimary } : {})}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...{ intent, outcome, words }}
        name="currentPassword"
        label={currentPassword}
        autoComplete="current-password"
      />
    </DeskForm>
  );
}

/** Two-factor that is on: moved to another phone, given new recovery codes, or turned off. */
function TwoFactorOn({ email, isRequired, codesLeft, outcome, words }: TwoFactorOnProps) {
  const { on } = words;
  const shared = { email, outcome, words };
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
  words: TwoFactorWords;
}

/** The recovery codes, shown this once, with every way to keep them. */
function RecoveryCodes({ codes, outcome, words }: RecoveryCodesProps) {
  const { title, text, copy, copied, download, print, kept, file, fileHead } = words.codes;
  const lines = codes.join('\n');
  return (
    <section aria-labelledby="recovery-codes" className="pt-2">
      <FormNote outcome={outcome} notDone={words.notDone} formId="codes" />
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
export function TwoFactor({ outcome, words, ...state }: TwoFactorProps) {
  if (outcome?.recoveryCodes) {
    return <RecoveryCodes codes={outcome.recoveryCodes} outcome={outcome} words={words} />;
  }
  if (outcome?.enrolment) {
    return <EnrolmentSteps enrolment={outcome.enrolment} outcome={outcome} words={words} />;
  }
  if (state.isOn) return <TwoFactorOn {...state} outcome={outcome} words={words} />;
  return (
    <DeskSection id="set-up" title={words.off.title} text={words.off.text}>
      <PasswordStep
        intent="begin"
        email={state.email}
        outcome={outcome}
        step={words.off}
        words={words}
        isPrimary
      />
      {!state.mustEnrol && (
        <p className="mt-5">
          <Link className="link py-1" to="/desk">
            {words.off.later}
          </Link>
        </p>
      )}
    </DeskSection>
  );
}
