import { ChartBars } from '../chart-bars.tsx';

/** A part of all requests: what it is called, how many there were, and how many each week. */
export interface ShareOfLeads {
  id: string;
  title: string;
  count: number;
  share: string;
  weeks: number[];
}

interface ShareChartsProps {
  id: string;
  title: string;
  /** On what scale the charts stand. */
  scale: string;
  shares: ShareOfLeads[];
}

/** A small chart for each part, all on one scale, so that they compare by eye. */
export function ShareCharts({ id, title, scale, shares }: ShareChartsProps) {
  const most = Math.max(...shares.flatMap(({ weeks }) => weeks));
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="text-[1.0625rem]">
        {title}
      </h2>
      <p className="text-[0.875rem] text-muted">{scale}</p>
      <ul className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {shares.map((part) => (
          <li key={part.id}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 font-medium text-strong">{part.title}</span>
              <span className="tabular shrink-0">
                {part.count} <span className="text-[0.8125rem] text-muted">{part.share}</span>
              </span>
            </p>
            <div className="border-b border-strong">
              <ChartBars values={part.weeks} most={most} lines={[most]} isLastOpen className="h-14" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
