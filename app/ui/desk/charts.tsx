interface ChartBarsProps {
  /** A bar each, from left to right; null leaves a gap. */
  values: (number | null)[];
  /** The value of a bar that fills the whole height. */
  most: number;
  /** Where lines go across. */
  lines: number[];
  /** What stands beside the chart, from the top to the bottom in equal steps. */
  scale?: string[];
  /** The last bar stands for a time that is not over: an outline, not yet full. */
  isLastOpen?: boolean;
  /** Its height. */
  className: string;
}

const height = 100;
const step = 10;

/** Bars, hidden from screen readers: the caller gives the numbers as text too. */
export function ChartBars({ values, most, lines, scale, isLastOpen, className }: ChartBarsProps) {
  const tall = (value: number) => (value / Math.max(most, 1)) * height;
  const bars = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${values.length * step} ${height}`}
      preserveAspectRatio="none"
      className={`w-full ${className}`}
    >
      {lines.map((line) => (
        <line
          key={line}
          x1={0}
          x2={values.length * step}
          y1={height - tall(line)}
          y2={height - tall(line)}
          vectorEffect="non-scaling-stroke"
          className="stroke-hairline"
        />
      ))}
      {values.map((value, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          key={index}
          x={index * step + 2}
          width={step - 4}
          y={height - tall(value ?? 0)}
          height={tall(value ?? 0)}
          vectorEffect="non-scaling-stroke"
          data-open={(isLastOpen && index === values.length - 1) || undefined}
          className="fill-deep stroke-deep data-open:fill-deep/20 dark:fill-fog dark:stroke-fog dark:data-open:fill-fog/20"
        />
      ))}
    </svg>
  );
  if (!scale) return bars;
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)]">
      <p
        aria-hidden="true"
        className="tabular -my-2 flex flex-col justify-between pr-2 text-right text-[0.6875rem] leading-4 text-muted"
      >
        {scale.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      {bars}
    </div>
  );
}

interface ChartNumbersProps {
  title: string;
  /** What opens the table. */
  show: string;
  columns: string[];
  /** A line each; the first cell names it. */
  rows: { id: string; cells: (string | number)[] }[];
}

/** The numbers of a chart, as a table that is opened. A wide one scrolls inside its box. */
export function ChartNumbers({ title, show, columns, rows }: ChartNumbersProps) {
  const cell = 'border-b border-hairline py-1 pr-4';
  return (
    <details className="mt-2">
      <summary className="min-h-8 cursor-pointer py-1 text-[0.875rem] text-muted">{show}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section aria-label={title} tabIndex={0} className="mt-1 overflow-x-auto">
        <table className="tabular min-w-96 text-[0.875rem]">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left align-bottom text-muted">
              {columns.map((column) => (
                <th key={column} scope="col" className={`${cell} font-medium`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [name, ...cells] }) => (
              <tr key={id}>
                <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
                  {name}
                </th>
                {cells.map((value, index) => (
                  <td key={columns[index + 1]} className={cell}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** A figure, what it counts, and what it is a part of. */
interface Figure {
  label: string;
  value: string;
  note?: string;
}

interface FigureListProps {
  figures: Figure[];
  label: string;
  /** Side by side where there is room, instead of two in a row. */
  isRow?: boolean;
}

/** A few figures, each with what it counts. */
export function FigureList({ figures, label, isRow }: FigureListProps) {
  return (
    <dl
      aria-label={label}
      data-row={isRow}
      className="grid grid-cols-2 content-start gap-x-8 gap-y-3 data-row:sm:grid-cols-3 data-row:xl:grid-cols-6"
    >
      {figures.map(({ label: title, value, note }) => (
        <div key={title} className="border-t border-strong pt-1.5">
          <dt className="text-[0.8125rem] text-muted">{title}</dt>
          <dd className="tabular text-[1.375rem] leading-tight font-semibold text-strong">{value}</dd>
          {note && <dd className="text-[0.8125rem] text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
