import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Strings } from '../../content/strings.ts';
import { SubmitButton } from './submit-button.tsx';

interface BriefStepsProps {
  part: number;
  parts: number;
  move: (part: number) => void;
  /** It was tried to send the form: the way to try again stands on every part. */
  isRetry: boolean;
  sending: boolean;
  strings: Strings['clientBrief']['form'];
}

/** Where the reader is in the questionnaire, and the ways on. Without scripts, only the way to send it. */
export function BriefSteps({ part, parts, move, isRetry, sending, strings }: BriefStepsProps) {
  const isLast = part === parts - 1;
  const submit = <SubmitButton sending={sending} label={strings.submit} sendingLabel={strings.submitting} />;
  return (
    <div className="border-t border-hairline pt-6">
      <div className="scripted flex flex-wrap items-center gap-3">
        {part > 0 && (
          <button type="button" className="button button-quiet" data-replay onClick={() => move(part - 1)}>
            <ArrowLeft size={18} aria-hidden />
            {strings.previous}
          </button>
        )}
        {(isLast || isRetry) && submit}
        {!isLast && (
          <button
            type="button"
            className={`button ${isRetry ? 'button-quiet' : 'button-primary'}`}
            data-replay={isRetry ? '' : 'enter'}
            onClick={() => move(part + 1)}
          >
            {strings.next}
            <ArrowRight size={18} aria-hidden />
          </button>
        )}
        <p className="tabular ml-auto text-small text-muted" aria-live="polite">
          {strings.progress.replace('{part}', String(part + 1)).replace('{parts}', String(parts))}
          {', '}
          {isLast ? strings.last.toLowerCase() : strings.left.replace('{count}', String(parts - 1 - part))}
        </p>
      </div>
      <div className="unscripted">{submit}</div>
    </div>
  );
}
