import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Dialog, type Option, Options, SmallField } from '../../../ui/desk/controls.tsx';
import type { request as requestStrings } from '../strings/en/request.ts';

interface StageDialogProps {
  isOpen: boolean;
  close: () => void;
  /** Receives `stage`, and for a loss `reason` and `detail`. */
  choose: (answers: Record<string, string>) => void;
  stages: Option[];
  reasons: Option[];
  current?: string;
  t: (typeof requestStrings)['stage'];
}

/** Asks for the new stage; opened by `e`. First letters select a stage, Enter saves. */
export function StageDialog({
  isOpen,
  close,
  choose,
  stages,
  reasons,
  current = 'new',
  t,
}: StageDialogProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    close();
    choose(answers);
  };
  // A select uses Enter to open, as it does Space and the arrows.
  const sendFromSelect = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <Dialog isOpen={isOpen} close={close} titleId="stage-title" className="w-[min(24rem,92vw)]">
      <form onSubmit={send} onKeyDown={sendFromSelect} className="space-y-4">
        <h2 id="stage-title" className="text-[1.125rem]">
          {t.title}
        </h2>
        <StageChoice id="stage-choice" stages={stages} reasons={reasons} current={current} t={t} />
        <div className="flex gap-2">
          <button type="submit" className="desk-button desk-button-primary">
            {t.save}
          </button>
          <button type="button" onClick={close} className="desk-button">
            {t.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface StageChoiceProps extends Pick<StageDialogProps, 'stages' | 'reasons' | 't'> {
  /** Unique on the page. */
  id: string;
  current: string;
}

/** Stage, and the reason of a loss. Without scripts the reason is always visible. */
export function StageChoice({ id, stages, reasons, current, t }: StageChoiceProps) {
  const [stage, setStage] = useState(current);
  return (
    <div className="space-y-3">
      <SmallField id={id} label={t.stage}>
        <select
          id={id}
          name="stage"
          value={stage}
          onChange={(event) => setStage(event.currentTarget.value)}
          className="desk-input"
        >
          <Options options={stages} />
        </select>
      </SmallField>
      <div data-hidden={stage !== 'lost' || undefined} className="stage-reason space-y-3">
        <SmallField id={`${id}-reason`} label={t.reason}>
          <select id={`${id}-reason`} name="reason" className="desk-input">
            <Options options={reasons} />
          </select>
        </SmallField>
        <SmallField id={`${id}-detail`} label={t.detail}>
          <input id={`${id}-detail`} name="detail" maxLength={300} className="desk-input" />
        </SmallField>
      </div>
    </div>
  );
}
