import { Link } from 'react-router';
import { shownIn } from './directions.tsx';
import { type MapLane, type MapSpot, type MapSpots as MapSpotsByWidth, rowsOf } from './map-lane.ts';

interface MapSpotsProps {
  spots: MapSpotsByWidth;
  lanes: MapLane[];
}

/** Where the map of a width is the one that is shown. */
const shownAt = {
  small: 'min-[360px]:hidden',
  phone: 'max-[360px]:hidden sm:hidden',
  tablet: 'max-sm:hidden lg:hidden',
  desk: 'max-lg:hidden',
};

/** The names and the dots in a ring of the ground's colour, and unseen boxes where they are pressed. */
const lettering =
  'fill-strong stroke-ground text-[11px] font-medium [paint-order:stroke] [stroke-linejoin:round] [stroke-width:3px] sm:text-[12px] [&_rect]:fill-transparent [&_rect]:stroke-none [&_text]:[dominant-baseline:central]';

const dotRadius = { small: 1.9, phone: 1.9, tablet: 2.4, desk: 2.4 };

/**
 * The cities. A press on a dot or its name leads to the city's rows in the list; where a mouse points at a wide map, to
 * the request itself if the city has one lane only. The list says the same, so these stay out of the tab order.
 */
export function MapSpots({ spots, lanes }: MapSpotsProps) {
  const widths = ['small', 'phone', 'tablet', 'desk'] as const;
  return widths.map((width) => (
    <g key={width} className={`${lettering} ${shownAt[width]}`}>
      {spots[width].map((spot) => (
        <svg
          key={spot.id}
          role="presentation"
          x={spot.at.x}
          y={spot.at.y}
          data-lane={spot.isHub ? undefined : spot.lanes.join(' ')}
          overflow="visible"
        >
          <a href={`#${rowsOf(spot.id)}`} tabIndex={-1} aria-label={spot.name}>
            <rect x={-spot.reach} y={-spot.reach} width={2 * spot.reach} height={2 * spot.reach} />
            <PressedArea {...spot} />
            <Dot spot={spot} radius={dotRadius[width]} />
          </a>
          {width === 'desk' && <StraightToRequest spot={spot} lanes={lanes} />}
        </svg>
      ))}
    </g>
  ));
}

function Dot({ spot: { isHub, name, label }, radius }: { spot: MapSpot; radius: number }) {
  return (
    <g pointerEvents="none" className={isHub ? 'fill-action font-semibold' : undefined}>
      <circle r={isHub ? radius * 2 : radius} />
      {label && (
        <text
          x={label.offset[0]}
          y={label.offset[1]}
          textAnchor={label.anchor === 'start' ? undefined : label.anchor}
        >
          {name}
        </text>
      )}
    </g>
  );
}

function PressedArea({ label }: MapSpot) {
  const [left, top, right, bottom] = label?.area ?? [0, 0, 0, 0];
  return <rect x={left} y={top} width={right - left} height={bottom - top} />;
}

function StraightToRequest({ spot, lanes }: { spot: MapSpot; lanes: MapLane[] }) {
  const lane = lanes.find(({ id }) => id === spot.lanes[0]);
  if (!lane || spot.lanes.length > 1) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no key reaches it, and the line beside it is the same link by name.
    <g className="not-pointer-fine:hidden" aria-hidden="true">
      {(['outbound', 'inbound'] as const).map((direction) => (
        <Link key={direction} to={lane[direction].request} tabIndex={-1} className={shownIn[direction]}>
          <PressedArea {...spot} />
        </Link>
      ))}
    </g>
  );
}
