import { Link } from 'react-router';
import { DeskSection } from '../desk-section.tsx';
import type { OwnAccountWords } from './account-words.ts';

interface TwoFactorSectionProps {
  isOn: boolean;
  codesLeft: number;
  words: OwnAccountWords['twoFactor'];
}

function stateIn(words: OwnAccountWords['twoFactor'], isOn: boolean, codesLeft: number): string {
  if (!isOn) return words.off;
  if (codesLeft === 0) return words.onNone;
  return codesLeft === 1 ? words.onOne : words.on.replace('{count}', String(codesLeft));
}

/** Whether one's own two-factor is on, and the way to its page. */
export function TwoFactorSection({ isOn, codesLeft, words }: TwoFactorSectionProps) {
  return (
    <DeskSection id="two-factor" title={words.title}>
      <p>{stateIn(words, isOn, codesLeft)}</p>
      <p className="mt-3">
        <Link className={isOn ? 'link py-1' : 'desk-button'} to="/desk/twofactor">
          {isOn ? words.manage : words.setUp}
        </Link>
      </p>
    </DeskSection>
  );
}
