import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { StageChoice } from './stage-choice.tsx';

export interface StageDialogWords {
  title: string;
  stage: string;
  reason: string;
  detail: string;
  save: string;
  cancel: string;
}

interface StageDialogProps {
  isOpen: boolean;
  close: () => void;
  /** Gets `stage`, and for a loss `reason` and `detail`. */
  choose: (answers: Record<string, string>) => void;
  stages: { value: string; title: string }[];
  reasons: { value: string; title: string }[];
  current?: string;
  words: StageDialogWords;
}

/** Asks where requests go; opened by `e`. The first letters of a stage choose it, Enter changes. */
export function StageDialog({
  isOpen,
  close,
  choose,
  stages,
  reasons,
  current = 'new',
  words,
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
            {words.title}
          </h2>
          <StageChoice
            id="stage-choice"
            stages={stages}
            lost="lost"
            reasons={reasons}
            current={current}
            words={words}
          />
          <div className="flex gap-2">
            <button type="submit" className="desk-button desk-button-primary">
              {words.save}
            </button>
            <button type="button" onClick={close} className="desk-button">
              {words.cancel}
            </button>
          </div>
        </form>
      )}
    </dialog>
  );
}
