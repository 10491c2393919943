import type { ReactNode } from 'react';

/** Width of every plate in its units: about a pixel each on a small phone. */
const plateWidth = 400;

interface PlateProps {
  height: number;
  /** Text for screen readers. */
  description: string;
  children: ReactNode;
}

/** A line drawing in the text's color, with a hatch for volume; scales with its column. */
export function Plate({ height, description, children }: PlateProps) {
  return (
    <svg
      viewBox={`0 0 ${plateWidth} ${height}`}
      role="img"
      aria-label={description}
      className="plate h-auto w-full text-strong"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      fontSize={13}
    >
      <defs>
        <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V5" className="text-outline" stroke="currentColor" strokeWidth="1.2" />
        </pattern>
      </defs>
      {children}
    </svg>
  );
}

interface NoteProps {
  x: number;
  y: number;
  children: ReactNode;
  anchor?: 'start' | 'middle' | 'end';
  /** `figure` marks the main number; `quiet` marks the scale. */
  tone?: 'figure' | 'signal' | 'quiet' | undefined;
  size?: number;
}

export function Note({ x, y, children, anchor = 'start', tone, size }: NoteProps) {
  const color = tone === 'signal' ? 'text-action' : tone === 'quiet' ? 'text-muted' : undefined;
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      fill="currentColor"
      stroke="none"
      className={color}
      fontSize={size}
      fontWeight={tone === 'figure' || tone === 'signal' ? 600 : undefined}
    >
      {children}
    </text>
  );
}

interface DimensionProps {
  from: [x: number, y: number];
  to: [x: number, y: number];
  label: string;
  isSignal?: boolean;
  /** Places the label below the line, or to its right. */
  isAfter?: boolean;
}

/** A horizontal or vertical dimension line with end strokes and its length. */
export function Dimension({ from, to, label, isSignal = false, isAfter = false }: DimensionProps) {
  const isLevel = from[1] === to[1];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const ends = [from, to].map(([endX, endY]) => `M${endX - 3} ${endY + 3}l6-6`).join('');
  const gap = isAfter ? 15 : -6;
  return (
    <g className={isSignal ? 'text-action' : undefined} stroke="currentColor">
      <path d={`M${from}L${to}${ends}`} strokeWidth={isSignal ? 1.5 : 1} />
      <text
        x={isLevel ? x : x + gap}
        y={isLevel ? y + gap : y}
        transform={isLevel ? undefined : `rotate(-90 ${x + gap} ${y})`}
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
        fontWeight={isSignal ? 600 : undefined}
      >
        {label}
      </text>
    </g>
  );
}

/**
 * A bar of a weight, a volume or a time; volume is hatched, and the subject of the drawing is filled in the signal
 * color.
 */
export function Bar({
  x,
  y,
  width,
  height = 10,
  fill,
}: {
  x: number;
  y: number;
  width: number;
  height?: number;
  fill: 'ink' | 'hatch' | 'signal' | 'none';
}) {
  const fills = { ink: 'currentColor', signal: 'currentColor', hatch: 'url(#hatch)', none: 'none' };
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      fill={fills[fill]}
      className={fill === 'signal' ? 'text-action' : undefined}
      stroke="currentColor"
    />
  );
}
