import { useState } from 'react';

interface StageChoiceProps {
  /** Unique on the page. */
  id: string;
  stages: { value: string; title: string }[];
  /** The stage that needs to be told why. */
  lost: string;
  reasons: { value: string; title: string }[];
  current: string;
  words: { stage: string; reason: string; detail: string };
}

/** The stage to choose; for a lost request, the reason too. Without scripts the reason always lies open. */
export function StageChoice({ id, stages, lost, reasons, current, words }: StageChoiceProps) {
  const [stage, setStage] = useState(current);
  return (
    <div className="space-y-3">
      <div>
        <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-muted">
          {words.stage}
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
            {words.reason}
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
            {words.detail}
          </label>
          <input id={`${id}-detail`} name="detail" maxLength={300} className="desk-input" />
        </div>
      </div>
    </div>
  );
}
