import { ChartBars } from '../chart-bars.tsx';

/** A week in words; `mark` is what its bar is labelled with, often nothing. */
export interface ChartWeek {
  start: string;
  mark: string;
  count: number;
}

interface WeekChartProps {
  weeks: ChartWeek[];
  title: string;
  /** What the chart shows, for those who do not see it. */
  summary: string;
}

/** How many requests came in each week. */
export function WeekChart({ weeks, title, summary }: WeekChartProps) {
  const most = Math.max(...weeks.map(({ count }) => count));
  return (
    <section aria-labelledby="weeks" className="min-w-0">
      <h2 id="weeks" className="text-[1.0625rem]">
        {title}
      </h2>
      <p className="text-[0.875rem] text-muted">{summary}</p>
      <div aria-hidden="true" className="mt-3">
        <div
          data-many={weeks.length > 12 || undefined}
          className="tabular ml-8 grid auto-cols-fr grid-flow-col text-center text-[0.6875rem] font-medium text-strong data-many:hidden lg:data-many:grid"
        >
          {weeks.map(({ start, count }) => (
            <span key={start}>{count}</span>
          ))}
        </div>
        <ChartBars
          values={weeks.map(({ count }) => count)}
          most={most}
          lines={[most / 2, most]}
          scale={[String(most), '0']}
          isLastOpen
          className="h-36"
        />
        <div className="ml-8 grid min-h-5 auto-cols-fr grid-flow-col border-t border-strong pt-1 text-center text-[0.6875rem] leading-tight text-muted">
          {weeks.map(({ start, mark }) => (
            <span key={start} className="flex justify-center whitespace-nowrap">
              <span>{mark}</span>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
