import { useLayoutEffect, useRef, useState } from 'react';
import { Form, useSubmit } from 'react-router';
import { FollowUpDialog } from '../../../features/requests/desk/follow-up-dialog.tsx';
import { SmallField } from '../../../ui/desk/controls.tsx';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { useInTurn } from '../../../ui/desk/use-in-turn.ts';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { useOver } from '../../../ui/desk/use-over.ts';
import type { RequestView } from '../request-view.ts';

type Followed = Pick<RequestView, 'version' | 't'> & { followUp: NonNullable<RequestView['followUp']> };

/** Follow-up day, changed by pointer, by `s`, or without scripts; `z` undoes a change. */
export function FollowUp({ followUp, version, t: { followUp: t, undo: undoLabel } }: Followed) {
  const [isChoosing, setChoosing] = useState(false);
  const submit = useSubmit();
  const send = useInTurn((date: string) =>
    submit(
      { version: String(version), intent: 'follow-up', date },
      { method: 'post', preventScrollReset: true },
    ),
  );
  const isOwn = useRef(false);
  const { date } = followUp;
  const before = useRef(date);
  const [from, setFrom] = useState<{ date: string; version: number } | null>(null);
  const isOver = useOver(from);
  // Runs before paint: `z` pressed as soon as the change is visible must undo it.
  useLayoutEffect(() => {
    // A colleague's change cannot be undone here.
    if (before.current !== date && isOwn.current) setFrom({ date: before.current, version });
    if (before.current !== date) isOwn.current = false;
    before.current = date;
  }, [date, version]);
  const canUndo = from !== null && from.version === version && !isOver;
  const choose = (chosen: string) => {
    isOwn.current = true;
    send(chosen);
  };
  const undo = () => {
    setFrom(null);
    send(from?.date ?? '');
  };
  useKeys({ ...(canUndo ? { z: undo } : {}), s: () => setChoosing(true) });
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
        <button type="button" className="desk-button scripted" data-replay onClick={() => setChoosing(true)}>
          {t.open}
          <kbd aria-hidden className="key">
            s
          </kbd>
        </button>
        {canUndo && (
          <button type="button" className="desk-button" onClick={undo}>
            {undoLabel}
            <kbd aria-hidden className="key">
              z
            </kbd>
          </button>
        )}
      </p>
      <Form method="post" className="unscripted mt-2">
        <input type="hidden" name="version" value={version} />
        <SmallField id="follow-up-plain" label={t.plain}>
          <div className="flex gap-2">
            <input id="follow-up-plain" type="date" name="date" defaultValue={date} className="desk-input" />
            <button type="submit" name="intent" value="follow-up" className="desk-button shrink-0">
              {t.save}
            </button>
          </div>
        </SmallField>
      </Form>
      <FollowUpDialog
        isOpen={isChoosing}
        close={() => setChoosing(false)}
        choose={choose}
        presets={followUp.presets}
        current={date}
        t={t}
      />
    </div>
  );
}
