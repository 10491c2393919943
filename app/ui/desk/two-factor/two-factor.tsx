import { Link } from 'react-router';
import { DeskSection } from '../desk-section.tsx';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';
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
