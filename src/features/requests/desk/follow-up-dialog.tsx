import { type FormEvent, useId } from 'react';
import { weekdayDate } from '#features/settings/strings/en/moments.ts';
import { fill } from '#platform/values/format.ts';
import { Dialog, SmallField } from '#ui/desk/controls.tsx';
import type { FollowUpPreset } from '../follow-up.ts';
import { request } from '../strings/en/request.ts';

const t = request.followUp;

interface FollowUpDialogProps {
  isOpen: boolean;
  close: () => void;
  /** Receives the day (YYYY-MM-DD); empty for none. */
  choose: (date: string) => void;
  /** Day of each preset (YYYY-MM-DD). */
  dates: Record<FollowUpPreset, string>;
  /** Current day; empty for none, undefined when several requests differ. */
  current?: string | undefined;
}

/** Asks for the follow-up day; opened by `s`. Enter takes the first preset. */
export function FollowUpDialog({ isOpen, close, choose, dates, current }: FollowUpDialogProps) {
  const id = useId();
  const take = (date: string) => {
    close();
    choose(date);
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const date = String(new FormData(event.currentTarget).get('date') ?? '');
    if (date) take(date);
  };
  return (
    <Dialog isOpen={isOpen} close={close} titleId="follow-up-title" className="w-[min(24rem,92vw)]">
      <div className="space-y-4">
        <h2 id="follow-up-title" className="text-[1.125rem]">
          {t.title}
        </h2>
        <ul className="space-y-2">
          {(Object.keys(dates) as FollowUpPreset[]).map((preset) => (
            <li key={preset}>
              <button
                type="button"
                onClick={() => take(dates[preset])}
                className="desk-button w-full justify-start"
              >
                {fill(t.presets[preset], { day: weekdayDate(dates[preset]) })}
              </button>
            </li>
          ))}
        </ul>
        <form onSubmit={send}>
          <SmallField id={id} label={t.date}>
            <div className="flex gap-2">
              <input
                id={id}
                key={current}
                type="date"
                name="date"
                required
                defaultValue={current}
                className="desk-input"
              />
              <button type="submit" className="desk-button shrink-0">
                {t.save}
              </button>
            </div>
          </SmallField>
        </form>
        <div className="flex gap-2">
          {current !== '' && (
            <button type="button" onClick={() => take('')} className="desk-button">
              {t.clear}
            </button>
          )}
          <button type="button" onClick={close} className="desk-button">
            {t.cancel}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
