import type { DeskOutcome } from '../desk-outcome.ts';
import { DeskSection } from '../desk-section.tsx';
import { PasswordStep } from './password-step.tsx';
import type { TwoFactorWords } from './two-factor-words.ts';

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

/** Two-factor that is on: moved to another phone, given new recovery codes, or turned off. */
export function TwoFactorOn({ email, isRequired, codesLeft, outcome, words }: TwoFactorOnProps) {
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
