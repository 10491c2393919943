import { Table } from './table.tsx';

interface ChartLineProps {
  /** Points from left to right; null leaves a gap. */
  values: (number | null)[];
  /** Value at the top. */
  most: number;
  /** Values with a horizontal line. */
  lines?: number[];
  /** Value with a dashed line. */
  target?: number;
  /** Labels from top to bottom in equal steps. */
  scale?: string[];
  /** True when the last period is not over: its point is a ring. */
  isLastOpen?: boolean;
  /** Classes of the height. */
  className: string;
}

const leastDrawn = 8;

/** Returns true for enough points, and high ones enough, to be seen faster than they are read. */
export function isWorthDrawing(points: number, most: number): boolean {
  return points >= leastDrawn && most >= leastDrawn;
}

const height = 100;
const step = 10;
/** Above this number of points, only the line is drawn. */
const mostDots = 26;

/** Line chart, hidden from screen readers: the caller must show the numbers as text too. */
export function ChartLine({
  values,
  most,
  lines = [],
  target,
  scale,
  isLastOpen,
  className,
}: ChartLineProps) {
  const width = values.length * step;
  const heightOf = (value: number) => height - (value / Math.max(most, 1)) * height;
  const across = (value: number) => ({ x1: 0, x2: width, y1: heightOf(value), y2: heightOf(value) });
  const points = values.map((value, index) =>
    value === null ? null : `${index * step + step / 2} ${heightOf(value)}`,
  );
  const last = points.length - 1;
  // Without a scale, points at 0 are not marked.
  const marked = points.map((point, index) => (scale || values[index] ? point : null));
  const dots = points.length > mostDots ? points.slice(last) : marked;
  // A zero-length line with round caps is a round dot at any chart width.
  const dotsOf = (some: (string | null)[]) => some.map((point) => (point ? `M${point}h0` : '')).join('');
  const path = points
    .map((point, index) => (point ? `${points[index - 1] ? 'L' : 'M'}${point}` : ''))
    .join('');
  const shared = {
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  } as const;
  const chart = (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`w-full overflow-visible ${className}`}
    >
      {lines.map((line) => (
        <line key={line} {...across(line)} vectorEffect="non-scaling-stroke" className="stroke-hairline" />
      ))}
      {target !== undefined && (
        <line
          {...across(target)}
          vectorEffect="non-scaling-stroke"
          strokeDasharray="5 4"
          className="stroke-outline"
        />
      )}
      <g className="stroke-deep dark:stroke-fog">
        <path d={path} strokeWidth={1.5} strokeOpacity={0.55} {...shared} />
        <path d={dotsOf(dots)} strokeWidth={7} {...shared} />
      </g>
      {isLastOpen && (
        <path d={dotsOf(dots.slice(-1))} strokeWidth={4} className="stroke-ground" {...shared} />
      )}
    </svg>
  );
  if (!scale) return chart;
  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)]">
      <p
        aria-hidden="true"
        className="tabular -my-2 flex flex-col justify-between pr-2 text-right text-[0.75rem] leading-4 text-muted"
      >
        {scale.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </p>
      {chart}
    </div>
  );
}

interface ChartNumbersProps {
  title: string;
  /** Label that opens the table. */
  show: string;
  columns: string[];
  /** Rows whose first cell is their name. */
  rows: { id: string; cells: (string | number)[] }[];
}

/** Folded table of a chart's numbers; a wide one scrolls. */
export function ChartNumbers({ title, show, columns, rows }: ChartNumbersProps) {
  return (
    <details className="mt-2">
      <summary className="link w-fit py-1 text-[0.875rem]">{show}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it. */}
      <section aria-label={title} tabIndex={0} className="mt-1 overflow-x-auto">
        <Table
          caption={title}
          columns={columns}
          rows={rows}
          className="min-w-96 text-[0.875rem] [&_:is(th,td)]:py-1 [&_:is(th,td)]:pr-4 [&_th]:whitespace-nowrap [&_thead_th]:align-bottom [&_thead_th]:text-[length:inherit] [&_thead_th]:whitespace-normal"
        />
      </section>
    </details>
  );
}

/** Figure with its label and its total. */
interface Figure {
  label: string;
  value: string;
  note?: string;
}

interface FigureListProps {
  figures: Figure[];
  label: string;
  /** True for one row where there is room, instead of two columns. */
  isRow?: boolean;
}

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
          <dd className="text-[1.375rem] leading-tight font-semibold text-strong">{value}</dd>
          {note && <dd className="text-[0.8125rem] text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
