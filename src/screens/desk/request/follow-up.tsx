import { useState } from 'react';
import { FollowUpDialog } from '../../../features/requests/desk/follow-up-dialog.tsx';
import { request } from '../../../features/requests/strings/en/request.ts';
import { weekdayDate } from '../../../features/settings/strings/en/moments.ts';
import { fill } from '../../../platform/values/format.ts';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import type { RequestData } from './request-data.ts';

const t = request.followUp;

interface FollowUpProps {
  lead: RequestData['lead'];
  /** Day of the follow-up (YYYY-MM-DD); empty for none. */
  date: string;
  /** Day of each preset. */
  dates: RequestData['followUpDates'];
  /** Receives the day (YYYY-MM-DD); empty for none. */
  choose: (date: string) => void;
  /** Undoes the last choice; null when it is too late. */
  takeBack: (() => void) | null;
}

/** Follow-up day, changed by pointer or by `s`. */
export function FollowUp({ lead, date, dates, choose, takeBack }: FollowUpProps) {
  const { followUpAt, isFollowUpDue } = lead;
  const [isChoosing, setChoosing] = useState(false);
  useKeys({ s: () => setChoosing(true) });
  return (
    <div className="mt-4 border-t border-hairline pt-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {followUpAt === null ? (
          <span className="text-muted">{t.none}</span>
        ) : (
          <DeskTime
            className="due"
            data-due={isFollowUpDue ? 'soon' : 'none'}
            at={followUpAt}
            text={fill(isFollowUpDue ? t.due : t.on, { day: weekdayDate(date) })}
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
        dates={dates}
        current={date}
      />
    </div>
  );
}
