import type { MapLabel } from './map-lane.ts';

interface MapNamesProps {
  /** The names that fit, by the width of the map. */
  labels: Record<'phone' | 'tablet' | 'laptop' | 'desk', MapLabel[]>;
}

/** Where the map of a width is the one that is shown. */
const shownAt = {
  phone: 'sm:hidden',
  tablet: 'max-sm:hidden lg:hidden',
  laptop: 'max-lg:hidden xl:hidden',
  desk: 'max-xl:hidden',
};

/** The names of the cities. The lanes’ links and the list say them too, so these are for the eye alone. */
export function MapNames({ labels }: MapNamesProps) {
  const widths = ['phone', 'tablet', 'laptop', 'desk'] as const;
  return (
    <svg aria-hidden="true" className="pointer-events-none">
      {widths.map((width) => (
        <g key={width} className={shownAt[width]}>
          {labels[width].map(({ name, isHub, at, offset: [dx, dy], anchor }) => (
            <text
              key={name}
              x={at.x}
              y={at.y}
              dx={dx}
              dy={dy}
              textAnchor={anchor}
              dominantBaseline="central"
              className={`stroke-ground text-[11px] sm:text-[12px] [paint-order:stroke] [stroke-linejoin:round] [stroke-width:3px] ${
                isHub ? 'fill-action font-semibold' : 'fill-strong font-medium'
              }`}
            >
              {name}
            </text>
          ))}
        </g>
      ))}
    </svg>
  );
}
