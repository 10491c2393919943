import type { AnswerClock as Clock } from '../../../features/settings/answer-clock.ts';

interface AnswerClockProps {
  clock: Clock;
  /** The promise without its hour: the page may be older than the reader's visit. */
  promise: { ask: string; within: string };
}

/**
 * Shows the time at the office, the hour of the answer to a request sent now, and the median of the last weeks. The
 * server renders the promise, which src/before-hydration/answer-clock.ts replaces.
 */
export function AnswerClock({ clock, promise }: AnswerClockProps) {
  return (
    <div
      data-answer-clock={JSON.stringify(clock)}
      className="mt-6 min-h-[6.75rem] max-w-[36rem] border-t border-outline/60 pt-3 lg:min-h-[5.75rem]"
    >
      <p data-by className="text-small">
        {promise.ask}
      </p>
      <p data-hour className="tabular text-[1.375rem] leading-tight font-semibold text-strong">
        {promise.within}
      </p>
      <p className="tabular mt-1 space-x-1 text-small text-muted">
        {(['own', 'now', 'median'] as const).map((name) => (
          <span key={name} className="empty:hidden" {...{ [`data-${name}`]: '' }} />
        ))}
      </p>
    </div>
  );
}
