import { SubmitButton } from '../form/submit-button.tsx';
import type { SendWords } from './kyc-words.ts';

interface SaveBarProps {
  isSaved: boolean;
  /** Whether there is anything to keep yet. */
  begun: boolean;
  saving: boolean;
  words: SendWords;
}

/** Saves from wherever one is in the form: it stays at the foot of the window. */
export function SaveBar({ isSaved, begun, saving, words }: SaveBarProps) {
  const status = isSaved ? (begun ? words.saved : '') : words.unsaved;
  return (
    <div className="save-bar flex items-center justify-end gap-4 border-t border-hairline bg-ground pt-3">
      <p role="status" className="scripted grow text-small text-muted">
        {status}
      </p>
      <SubmitButton
        intent="save"
        tone="strong"
        sending={saving}
        label={words.save}
        sendingLabel={words.saving}
      />
    </div>
  );
}
