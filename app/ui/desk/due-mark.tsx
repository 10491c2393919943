import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import type { DueState } from '../../../contract/lead-list.ts';
import { DeskTime } from './desk-time.tsx';

/** When an answer is due and how that reads; `none` when nobody waits for one. */
export interface DueText {
  state: DueState | 'none';
  text: string;
  at: number;
}

interface DueMarkProps extends DueText {
  /** Also says when that is on the reader's own clock: where the request is answered. */
  isDeadline?: boolean;
}

/** When an answer is due, or that nobody waits: an icon and words, never a colour alone. */
export function DueMark({ state, text, at, isDeadline = false }: DueMarkProps) {
  const Icon = state === 'none' ? Check : state === 'due' ? null : AlarmClock;
  const isStillDue = state === 'due' || state === 'soon';
  return (
    <DeskTime className="due" data-due={state} at={at} text={text} isDeadline={isDeadline && isStillDue}>
      {Icon && <Icon size={15} aria-hidden />}
    </DeskTime>
  );
}
