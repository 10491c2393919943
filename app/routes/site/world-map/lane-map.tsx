import type { LaneMode } from '../../../../contract/company.ts';
import type { SiteStrings } from '../../../content/strings.ts';
import { Link } from '../../../ui/locale.tsx';
import {
  lineStyles,
  type MapLane,
  type MapLine,
  type MapSpot,
  type MapSpots as MapSpotsByWidth,
  ModeLine,
  rowsOf,
  shownIn,
} from './map-lane.tsx';

interface MapLinesProps {
  plate: { width: number; height: number };
  lines: MapLine[];
  lanes: MapLane[];
}

/**
 * The lines of the lanes, each a link. The list has the same links, so these stay out of the tab order; and where a
 * finger would have to choose between lines that run together, the names are pressed instead.
 */
function MapLines({ plate, lines, lanes }: MapLinesProps) {
  const laneOf = (line: MapLine) => lanes.find(({ id }) => id === line.id);
  const drawn = (['sea', 'air', 'train'] as const).map((mode) => (
    <g key={mode} {...lineStyles[mode]}>
      {lines
        .filter((line) => laneOf(line)?.mode === mode)
        .map(({ id }) => (
          <use key={id} href={`#line-${id}`} data-lane={id} />
        ))}
    </g>
  ));
  return (
    <svg
      role="presentation"
      viewBox={`0 0 ${plate.width} ${plate.height}`}
      width="100%"
      height="100%"
      fill="none"
    >
      <defs>
        {lines.map(({ id, path }) => (
          <path key={id} id={`line-${id}`} d={path} vectorEffect="non-scaling-stroke" />
        ))}
      </defs>
      <g className={restingLines}>{drawn}</g>
      <g className={litLines}>{drawn}</g>
      {(['outbound', 'inbound'] as const).map((direction) => (
        <g key={direction} className={`${pressedLine} ${shownIn[direction]}`}>
          {lines.map(laneOf).map(
            (lane) =>
              lane && (
                <Link
                  key={lane.id}
                  to={lane[direction].request}
                  tabIndex={-1}
                  data-lane={lane.id}
                  aria-label={`${lane[direction].title}, ${lane.summary}`}
                >
                  <use href={`#line-${lane.id}`} />
                </Link>
              ),
          )}
        </g>
      ))}
    </svg>
  );
}

/** All lines, which step back together while one is lit. */
const restingLines =
  'pointer-events-none opacity-[var(--rest,1)] transition-opacity duration-150 [stroke-linejoin:round] [--line:1px] sm:[--line:1.25px]';

/** The same lines once more, over all of them, each seen while it is lit. */
const litLines =
  'pointer-events-none [--stroke:var(--color-action)] [stroke-linejoin:round] [--line:2.5px] **:[use]:opacity-[var(--lit,0)] **:[use]:transition-opacity **:[use]:duration-150';

/** Unseen and broad; only where a mouse points at a wide map. */
const pressedLine =
  'pointer-events-none stroke-transparent [stroke-width:12px] lg:pointer-fine:[pointer-events:stroke]';

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
function MapSpots({ spots, lanes }: { spots: MapSpotsByWidth; lanes: MapLane[] }) {
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

interface LaneMapProps {
  plate: { width: number; height: number };
  lanes: MapLane[];
  lines: MapLine[];
  spots: MapSpotsByWidth;
  modes: Record<LaneMode, string>;
  strings: SiteStrings['worldmap']['map'];
}

/** What a lane is and how long it takes, at the foot of the map, while the lane is lit. For a mouse on a wide screen. */
function LaneReadout({ lanes, hint }: { lanes: MapLane[]; hint: string }) {
  return (
    <div
      aria-hidden="true"
      className="relative text-right not-pointer-fine:invisible max-lg:hidden lg:row-span-2 [&_b]:font-semibold [&_b]:text-strong [&>[data-lane]]:tabular [&>[data-lane]]:h-[calc(var(--lit,0)*1lh)] [&>[data-lane]]:overflow-hidden [&>[data-lane]]:text-base"
    >
      <p className="absolute inset-x-0 top-0 opacity-[calc((var(--rest,1)-0.25)/0.75)]">{hint}</p>
      {lanes.map(({ id, summary, outbound, inbound }) => (
        <p key={id} data-lane={id}>
          <b className={shownIn.outbound}>{outbound.title}</b>
          <b className={shownIn.inbound}>{inbound.title}</b>, {summary}
        </p>
      ))}
    </div>
  );
}

/**
 * The lanes over the land. The outer drawing has no view box: dots and names keep their size in pixels at every width,
 * and only the lines grow with the map.
 */
export function LaneMap({ plate, lanes, lines, spots, modes, strings }: LaneMapProps) {
  const shown = (['sea', 'air', 'train'] as const).filter((mode) => lanes.some((lane) => lane.mode === mode));
  return (
    <figure>
      <div className="relative overflow-hidden border-y border-hairline max-sm:-mx-gutter">
        <img
          src="/worldmap/land.svg"
          alt=""
          width={plate.width}
          height={plate.height}
          className="block h-auto w-full"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing of links is no field set. */}
        <svg role="group" aria-label={strings.name} className="absolute inset-0 size-full">
          <MapLines plate={plate} lines={lines} lanes={lanes} />
          <MapSpots spots={spots} lanes={lanes} />
        </svg>
      </div>
      <figcaption className="grid gap-x-10 gap-y-2 pt-3 text-small text-muted lg:grid-cols-[auto_1fr]">
        <ul className="flex gap-x-6">
          {shown.map((mode) => (
            <li key={mode} className="flex items-center gap-2.5 font-medium text-strong">
              <ModeLine mode={mode} />
              {modes[mode]}
            </li>
          ))}
        </ul>
        <LaneReadout lanes={lanes} hint={strings.hint} />
        <p className="lg:col-start-1 lg:row-start-2">{strings.caption}</p>
      </figcaption>
    </figure>
  );
}
