import type { ShipmentMap } from './draw-shipment.ts';

export type LegState = 'done' | 'current' | 'ahead';

/** Drawing of a lane with the progress of each leg. */
export interface DrawnLane extends ShipmentMap {
  alt: string;
  legStates: LegState[];
}

/** Finished legs are solid, the current one vermilion, later ones dashed; the dots show the same without color. */
const legStyles = {
  done: 'stroke-strong',
  current: 'stroke-action',
  ahead: 'stroke-muted [stroke-dasharray:2_5]',
};

/** Width for which names are measured in pixels, and the style that shows them. */
export interface LaneFrame {
  width: number;
  font: number;
  shown: string;
}

/** Position of a name relative to its dot, in pixels and in multiples of the letter height. */
const labels = {
  above: { x: 0, y: -15, rows: 0, anchor: 'middle' },
  below: { x: 0, y: 15, rows: 0.75, anchor: 'middle' },
  left: { x: -12, y: 0, rows: 0.35, anchor: 'end' },
  right: { x: 12, y: 0, rows: 0.35, anchor: 'start' },
} as const;

/** Dots and names, in pixels of a frame. */
function Names({ lane, width, font, shown }: { lane: DrawnLane } & LaneFrame) {
  const unit = lane.view.width / width;
  const last = lane.stops.length - 1;
  return (
    <g className={shown}>
      {lane.stops.map(({ name, at: [x, y], side }, index) => {
        const isReached = (lane.legStates[Math.max(0, index - 1)] ?? 'ahead') === 'done' || index === 0;
        const isEnd = index === 0 || index === last;
        return (
          <g key={`${name} ${x} ${y}`}>
            <circle
              cx={x}
              cy={y}
              r={(isEnd ? 6 : 4.5) * unit}
              strokeWidth={3 * unit}
              className={isReached ? 'fill-strong stroke-strong' : 'fill-ground stroke-action'}
            />
            <text
              x={x + labels[side].x * unit}
              y={y + (labels[side].y + labels[side].rows * font) * unit}
              textAnchor={labels[side].anchor}
              fontSize={font * unit}
              strokeWidth={4 * unit}
              className="fill-strong stroke-ground font-semibold [paint-order:stroke] [stroke-linejoin:round]"
            >
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface LaneMapProps {
  lane: DrawnLane;
  frames: readonly LaneFrame[];
  className?: string;
}

/** Draws a lane on the world map; rendered on the server, without scripts. */
export function LaneMap({ lane, frames, className = 'border-y border-hairline' }: LaneMapProps) {
  const { view, legs, legStates, alt } = lane;
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      fill="none"
      className={`block h-auto w-full bg-panel ${className}`}
    >
      <image href="/worldmap/land.svg" width="2250" height="900" />
      {legs.map((path, leg) => (
        <path
          key={path}
          d={path}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className={legStyles[legStates[leg] ?? 'ahead']}
        />
      ))}
      {frames.map((frame) => (
        <Names key={frame.shown} lane={lane} {...frame} />
      ))}
    </svg>
  );
}
