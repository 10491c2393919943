import type { AnswerClock } from '#features/settings/answer-clock.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { dayHour, hourOf } from '#platform/values/day-hour.ts';

/** Degrees on a dial of 24 hours, with midnight at the top; on the reader's clock without a zone. */
const angleAt = (instant: number, timeZone?: string) => dayHour(instant, timeZone) * 15;

/** Turns the hand of a dial to now and its mark to the hour of the answer, each minute. */
function runHand(dial: Element, dueAt: (now: number) => number, timeZone?: string): () => void {
  const turn = (name: string, instant: number) => {
    const part = dial.querySelector(`[data-${name}]`);
    part?.setAttribute('transform', `rotate(${angleAt(instant, timeZone)})`);
    part?.removeAttribute('visibility');
  };
  const refresh = () => {
    const now = Date.now();
    turn('hand', now);
    turn('mark', dueAt(now));
  };
  refresh();
  const timer = setInterval(refresh, 60_000);
  return () => clearInterval(timer);
}

/**
 * Runs an office's large dial on the office's clock, for the answer to what is sent now, and adds the lines in which
 * answer-clock.ts writes its hour.
 */
export function runDial(dial: SVGElement): () => void {
  const clock = dial.parentElement?.querySelector<HTMLElement>('[data-answer-clock]');
  const { hours, within }: AnswerClock = JSON.parse(clock?.dataset.answerClock ?? '');
  const line = (name: string, className: string) => `<span data-${name} class="block ${className}"></span>`;
  if (clock)
    clock.innerHTML =
      line('by', 'mt-2') + line('hour', 'text-title font-semibold text-strong') + line('office', 'tabular');
  return runHand(dial, (now) => answerDueAt(now, within, hours), hours.timeZone);
}

/**
 * Draws the small dial beside a promised hour, on the reader's clock as that hour is written: the office's hours on the rim,
 * the mark at the promise, and the hand.
 */
export function drawDial(dial: HTMLElement): (() => void) | undefined {
  const [opens = '', closes = '', timeZone = ''] = dial.dataset.open?.split(' ') ?? [];
  const due = Date.parse(dial.nextElementSibling?.getAttribute('datetime') ?? '');
  if (!timeZone || !due) return;
  const ahead = angleAt(due) - angleAt(due, timeZone);
  const [from, to] = [hourOf(opens), hourOf(closes)];
  dial.innerHTML = `<svg viewBox="-28 -28 56 56" aria-hidden="true"><circle r="27"/><path d="M0-27v6M27 0h-6M0 27v-6M-27 0h6"/><circle r="23" pathLength="24" stroke-dasharray="${to - from} 24" transform="rotate(${from * 15 + ahead - 90})"/><circle data-mark cy="-23" r="4.5"/><path data-hand d="M0 4V-15"/></svg>`;
  return runHand(dial, () => due);
}
