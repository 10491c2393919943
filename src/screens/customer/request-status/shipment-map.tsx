import type { ShipmentView } from './shipment-view.ts';

type Drawing = NonNullable<ShipmentView['map']>;

/** Finished legs are solid, the current one vermilion, later ones dashed; the dots show the same without color. */
const legStyles = {
  done: 'stroke-strong',
  current: 'stroke-action',
  ahead: 'stroke-muted [stroke-dasharray:2_5]',
};

/** Two drawings, measured for narrow columns and for wide ones. */
const frames = [
  { name: 'phone', width: 350, font: 14, shown: 'sm:max-lg:hidden' },
  { name: 'wide', width: 700, font: 15, shown: 'max-sm:hidden lg:hidden' },
] as const;

/** Position of a name relative to its dot, in pixels and in multiples of the letter height. */
const labels = {
  above: { x: 0, y: -15, rows: 0, anchor: 'middle' },
  below: { x: 0, y: 15, rows: 0.75, anchor: 'middle' },
  left: { x: -12, y: 0, rows: 0.35, anchor: 'end' },
  right: { x: 12, y: 0, rows: 0.35, anchor: 'start' },
} as const;

/** Dots and names, in pixels of a frame. */
function Names({ drawing, width, font, shown }: { drawing: Drawing } & (typeof frames)[number]) {
  const unit = drawing.view.width / width;
  const last = drawing.stops.length - 1;
  return (
    <g className={shown}>
      {drawing.stops.map(({ name, at: [x, y], side }, index) => {
        const isReached = (drawing.legStates[Math.max(0, index - 1)] ?? 'ahead') === 'done' || index === 0;
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

/** Draws the shipment's lane on the world map; rendered on the server, without scripts. */
export function ShipmentMap({ drawing, caption }: { drawing: Drawing; caption: string }) {
  const { view, legs, legStates, alt } = drawing;
  return (
    <figure>
      <svg
        role="img"
        aria-label={alt}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        fill="none"
        className="block h-auto w-full border-y border-hairline bg-panel"
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
          <Names key={frame.name} drawing={drawing} {...frame} />
        ))}
      </svg>
      <figcaption className="mt-2 text-small text-muted">{caption}</figcaption>
    </figure>
  );
}
