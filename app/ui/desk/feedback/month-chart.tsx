import { ChartBars } from '../chart-bars.tsx';
import { ChartNumbers } from '../chart-numbers.tsx';

/** A month of feedback; `average` is null where nobody gave any. */
export interface MonthOfFeedback {
  month: string;
  /** As little room as it takes: "Nov". */
  short: string;
  count: number;
  average: number | null;
}

interface MonthChartProps {
  months: MonthOfFeedback[];
  words: {
    title: string;
    month: string;
    average: string;
    count: string;
    none: string;
    show: string;
  };
}

/** How feedback went over the last months: a chart and its numbers. */
export function MonthChart({ months, words }: MonthChartProps) {
  return (
    <section aria-labelledby="months" className="min-w-0 grow">
      <h2 id="months" className="mb-2 text-[1.0625rem]">
        {words.title}
      </h2>
      <div aria-hidden="true" className="max-w-[44rem]">
        <ChartBars
          values={months.map(({ average }) => average)}
          most={10}
          lines={[5, 10]}
          scale={['10', '5', '0']}
          className="h-32"
        />
        <div className="ml-8 grid grid-cols-12 border-t border-strong pt-1 text-center text-[0.6875rem] leading-tight text-muted">
          {months.map(({ month, short, average }) => (
            <span key={month} className="tabular">
              <span className="block font-medium text-strong">{average?.toFixed(1) ?? ''}</span>
              {short}
            </span>
          ))}
        </div>
      </div>
      <ChartNumbers
        title={words.title}
        show={words.show}
        columns={[words.month, words.average, words.count]}
        rows={months.toReversed().map(({ month, average, count }) => ({
          id: month,
          cells: [month, average?.toFixed(1) ?? words.none, count],
        }))}
      />
    </section>
  );
}
