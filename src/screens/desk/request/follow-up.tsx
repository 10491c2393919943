import { useState } from 'react';
import { FollowUpDialog } from '../../../features/requests/desk/follow-up-dialog.tsx';
import { request } from '../../../features/requests/strings/en/request.ts';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import type { RequestView } from '../request-view.ts';

const t = request.followUp;

interface FollowUpProps {
  followUp: NonNullable<RequestView['followUp']>;
  /** Receives the day (YYYY-MM-DD); empty for none. */
  choose: (date: string) => void;
  /** Undoes the last choice; null when it is too late. */
  takeBack: (() => void) | null;
}

/** Follow-up day, changed by pointer or by `s`. */
export function FollowUp({ followUp, choose, takeBack }: FollowUpProps) {
  const [isChoosing, setChoosing] = useState(false);
  useKeys({ s: () => setChoosing(true) });
  return (
    <div className="mt-4 border-t border-hairline pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {followUp.at === null ? (
          <span className="text-muted">{t.none}</span>
        ) : (
          <DeskTime
            className="due"
            data-due={followUp.isDue ? 'soon' : 'none'}
            at={followUp.at}
            text={followUp.text}
          />
        )}
        <button type="button" className="desk-button" data-replay onClick={() => setChoosing(true)}>
          {t.open}
          <kbd aria-hidden className="key">
            s
          </kbd>
        </button>
        {takeBack && (
          <button type="button" className="desk-button" onClick={takeBack}>
            {request.undo}
            <kbd aria-hidden className="key">
              z
            </kbd>
          </button>
        )}
      </p>
      <FollowUpDialog
        isOpen={isChoosing}
        close={() => setChoosing(false)}
        choose={choose}
        dates={followUp.dates}
        current={followUp.date}
      />
    </div>
  );
}
