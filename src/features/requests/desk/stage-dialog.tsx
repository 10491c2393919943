import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Dialog, Options, optionsOf, SmallField } from '#ui/desk/controls.tsx';
import { lostReasons, stages } from '../strings/en/leads.ts';
import { request } from '../strings/en/request.ts';

const t = request.stage;

interface StageDialogProps {
  isOpen: boolean;
  close: () => void;
  /** Receives `stage`, and for a loss `reason` and `detail`. */
  choose: (answers: Record<string, string>) => void;
  current?: string;
}

/** Asks for the new stage; opened by `e`. First letters select a stage, Enter saves. */
export function StageDialog({ isOpen, close, choose, current = 'new' }: StageDialogProps) {
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
        <StageChoice current={current} />
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

/** Stage, and the reason of a loss. */
function StageChoice({ current }: { current: string }) {
  const [stage, setStage] = useState(current);
  return (
    <div className="space-y-3">
      <SmallField id="stage-choice" label={t.stage}>
        <select
          id="stage-choice"
          name="stage"
          value={stage}
          onChange={(event) => setStage(event.currentTarget.value)}
          className="desk-input"
        >
          <Options options={optionsOf(stages)} />
        </select>
      </SmallField>
      <div hidden={stage !== 'lost'} className="space-y-3">
        <SmallField id="stage-choice-reason" label={t.reason}>
          <select
            id="stage-choice-reason"
            name="reason"
            required={stage === 'lost'}
            defaultValue=""
            className="desk-input"
          >
            <option value="" disabled>
              {t.chooseReason}
            </option>
            <Options options={optionsOf(lostReasons)} />
          </select>
        </SmallField>
        <SmallField id="stage-choice-detail" label={t.detail}>
          <input id="stage-choice-detail" name="detail" maxLength={300} className="desk-input" />
        </SmallField>
      </div>
    </div>
  );
}
