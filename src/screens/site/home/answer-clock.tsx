import type { AnswerClock as Clock } from '#features/settings/answer-clock.ts';

interface AnswerClockProps {
  clock: Clock;
  /** The promise without its hour: the page may be older than the reader's visit. */
  promise: { ask: string; within: string };
}

/**
 * Shows the hour of the answer to a request sent now, and the median of the last weeks. The server renders the promise,
 * which src/before-hydration/answer-clock.ts replaces.
 */
export function AnswerClock({ clock, promise }: AnswerClockProps) {
  return (
    <div data-answer-clock={JSON.stringify(clock)}>
      <p data-by className="text-small">
        {promise.ask}
      </p>
      <p data-hour className="hero-figure">
        {promise.within}
      </p>
      <p data-office className="tabular min-h-[1lh] text-small" />
      <p data-median className="tabular text-small empty:hidden" />
    </div>
  );
}
