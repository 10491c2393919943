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

/** Bars for the eye alone: whoever draws them gives the numbers as text too. */
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
