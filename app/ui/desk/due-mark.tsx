import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import type { DueState } from '../../../contract/lead-list.ts';

/** When an answer is due and how that reads; `none` when nobody waits for one. */
export interface DueText {
  state: DueState | 'none';
  text: string;
  at: number;
}

/** When an answer is due, or that nobody waits: an icon and words, never a colour alone. */
export function DueMark({ state, text, at }: DueText) {
  const Icon = state === 'none' ? Check : state === 'due' ? null : AlarmClock;
  return (
    <time className="due" data-due={state} dateTime={new Date(at).toISOString()}>
      {Icon && <Icon size={15} aria-hidden />}
      {text}
    </time>
  );
}
