import { DeskForm } from '../desk-form.tsx';
import type { DeskOutcome } from '../desk-outcome.ts';
import { DeskSection } from '../desk-section.tsx';
import type { OwnAccountWords } from './account-words.ts';

interface ShortcutsSectionProps {
  isOn: boolean;
  outcome: DeskOutcome | null;
  words: OwnAccountWords;
}

/** Turns one's own single-key shortcuts on or off. */
export function ShortcutsSection({ isOn, outcome, words }: ShortcutsSectionProps) {
  const { notDone, submitting, shortcuts } = words;
  return (
    <DeskSection id="shortcuts" title={shortcuts.title} text={shortcuts.text}>
      <DeskForm intent="shortcuts" {...{ outcome, notDone, submitting, submit: shortcuts.submit }}>
        <label className="flex min-h-11 items-center gap-3">
          <input
            key={String(isOn)}
            type="checkbox"
            name="singleKeys"
            value="on"
            defaultChecked={isOn}
            className="size-4.5 accent-(--color-strong)"
          />
          {shortcuts.singleKeys}
        </label>
      </DeskForm>
    </DeskSection>
  );
}
