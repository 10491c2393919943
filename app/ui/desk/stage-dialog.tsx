import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { DeskStrings } from '../../content/en/desk.ts';

interface StageDialogProps {
  isOpen: boolean;
  close: () => void;
  /** Gets `stage`, and for a loss `reason` and `detail`. */
  choose: (answers: Record<string, string>) => void;
  stages: { value: string; title: string }[];
  reasons: { value: string; title: string }[];
  current?: string;
  t: DeskStrings['request']['stage'];
}

/** Asks where requests go; opened by `e`. The first letters of a stage choose it, Enter changes. */
export function StageDialog({
  isOpen,
  close,
  choose,
  stages,
  reasons,
  current = 'new',
  t,
}: StageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    close();
    choose(answers);
  };
  // A select keeps Enter for opening itself, which Space and the arrows do too.
  const sendFromSelect = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <dialog
      ref={dialog}
      onClose={close}
      aria-labelledby="stage-title"
      className="desk-dialog w-[min(24rem,92vw)]"
    >
      {isOpen && (
        <form onSubmit={send} onKeyDown={sendFromSelect} className="space-y-4">
          <h2 id="stage-title" className="text-[1.125rem]">
            {t.title}
          </h2>
          <StageChoice
            id="stage-choice"
            stages={stages}
            lost="lost"
            reasons={reasons}
            current={current}
            t={t}
          />
          <div className="flex gap-2">
            <button type="submit" className="desk-button desk-button-primary">
              {t.save}
            </button>
            <button type="button" onClick={close} className="desk-button">
              {t.cancel}
            </button>
          </div>
        </form>
      )}
    </dialog>
  );
}

interface StageChoiceProps {
  /** Unique on the page. */
  id: string;
  stages: { value: string; title: string }[];
  /** The stage that needs to be told why. */
  lost: string;
  reasons: { value: string; title: string }[];
  current: string;
  t: DeskStrings['request']['stage'];
}

/** The stage to choose; for a lost request, the reason too. Without scripts the reason always lies open. */
export function StageChoice({ id, stages, lost, reasons, current, t }: StageChoiceProps) {
  const [stage, setStage] = useState(current);
  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-muted">
          {t.stage}
        </label>
        <select
          id={id}
          name="stage"
          value={stage}
          onChange={(event) => setStage(event.currentTarget.value)}
          className="desk-input"
        >
          {stages.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <div data-hidden={stage !== lost || undefined} className="stage-reason space-y-3">
        <div>
          <label htmlFor={`${id}-reason`} className="mb-1 block text-[0.8125rem] text-muted">
            {t.reason}
          </label>
          <select id={`${id}-reason`} name="reason" className="desk-input">
            {reasons.map(({ value, title }) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-detail`} className="mb-1 block text-[0.8125rem] text-muted">
            {t.detail}
          </label>
          <input id={`${id}-detail`} name="detail" maxLength={300} className="desk-input" />
        </div>
      </div>
    </div>
  );
}
