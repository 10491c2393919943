import { type ContainerType, containers } from '#features/cargo/container-fit.ts';
import type { FilledContainer } from '#features/cargo/fill-container.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';

/** Returns a length in centimeters as "5.90 m". */
export const metersOf = (cm: number, locale: Locale) =>
  `${formatNumber(locale, cm / 100, { minimumFractionDigits: 2 })} m`;

interface DimensionProps {
  length: number;
  y: number;
  /** Height of its figures, in the drawing's centimeters. */
  size: number;
  text: string;
}

/** A dimension line with its length, below a drawing. */
export function Dimension({ length, y, size, text }: DimensionProps) {
  const tick = size / 5;
  return (
    <g className="text-action" stroke="currentColor" strokeWidth={size / 9}>
      <path
        d={`M0 ${y}H${length}M${-tick} ${y + tick}l${2 * tick}-${2 * tick}M${length - tick} ${y + tick}l${2 * tick}-${2 * tick}`}
      />
      <text
        x={length / 2}
        y={y + size * 1.3}
        textAnchor="middle"
        fontSize={size}
        fontWeight={600}
        stroke="none"
        fill="currentColor"
      >
        {text}
      </text>
    </g>
  );
}

interface ContainerDrawingProps {
  filled: FilledContainer | null;
  strings: { empty: string; drawing: string };
  locale: Locale;
  /** Height of the figures as a share of the container's length. */
  figures?: number;
  className: string;
}

/** One container in centimeters, from the side, or from above with its stacks. */
export function ContainerDrawing({
  filled,
  strings,
  locale,
  figures = 0.044,
  className,
}: ContainerDrawingProps) {
  const type: ContainerType = filled?.type ?? '20';
  const { lengthCm, widthCm, heightCm } = containers[type];
  const { plan = [], share = null } = filled ?? {};
  const height = plan.length > 0 ? widthCm : heightCm;
  const percent = Math.round((share ?? 0) * 100);
  const size = Math.round(lengthCm * figures);
  return (
    <svg
      viewBox={`-6 -6 ${lengthCm + 12} ${height + size * 2.6 + 6}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={share === null ? strings.empty : fill(strings.drawing, { percent })}
      className={`text-strong ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    >
      {plan.length === 0 && share !== null && (
        <rect
          y={height * 0.06}
          width={lengthCm * share}
          height={height * 0.94}
          stroke="none"
          className="fill-action opacity-85"
        />
      )}
      <path
        d={plan
          .map(({ x, y, lengthCm: length, widthCm: width }) => `M${x} ${y}h${length}v${width}h${-length}z`)
          .join('')}
        className="fill-action"
      />
      {plan.length === 0 && (
        <path
          d={Array.from(
            { length: Math.floor(lengthCm / 28) },
            (_, rib) => `M${(rib + 1) * 28} 0V${height}`,
          ).join('')}
          className="opacity-25"
        />
      )}
      <rect width={lengthCm} height={height} strokeWidth={5} />
      <Dimension length={lengthCm} y={height + size} size={size} text={metersOf(lengthCm, locale)} />
    </svg>
  );
}
