import type { Label } from '#features/map/labels.ts';
import type { MapStrings } from '#features/map/strings.ts';
import type { LaneMode } from '#platform/company.ts';
import { Link } from '#ui/locale.tsx';
import {
  type Drawing,
  lineStyles,
  type MapLane,
  type MapLine,
  type MapSpot,
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
 * Lines as links. The list has the same links, so these are not in the tab order; on touch screens, where lines run
 * together, the names are pressed instead.
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
      <g className="lane-lines resting">{drawn}</g>
      <g className="lane-lines lit">{drawn}</g>
      {(['outbound', 'inbound'] as const).map((direction) => (
        <g key={direction} className={`lane-lines pressed ${shownIn[direction]}`}>
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

/** Classes that show a map only at its width. */
const shownAt = { phone: 'md:hidden', tablet: 'max-md:hidden lg:hidden', desk: 'max-lg:hidden' };

const widths = ['phone', 'tablet', 'desk'] as const;

/** Returns the classes of a label that exists at some widths only. */
function shownOnly(labels: MapSpot['labels']): string | undefined {
  if (labels.phone) return labels.desk ? undefined : 'md:hidden';
  if (labels.tablet) return labels.desk ? 'max-md:hidden' : shownAt.tablet;
  return shownAt.desk;
}

/**
 * Cities with their days. A dot or name links to the city's rows in the list; with a mouse on a wide map, a city with a
 * single lane links to its request. The list has the same links, so these are not in the tab order. A city outside the
 * map at some width is shown at the edge below an arrow, which has no id.
 */
function MapSpots({ spots, lanes, hubId }: { spots: MapSpot[]; lanes: MapLane[]; hubId: string }) {
  return spots.map(({ id, text, labels, at, panel, ...spot }) => {
    const placed = widths.filter((width) => labels[width]);
    if (placed.length === 0) return null;
    const shown = placed.map((width) => (
      <SpotLabel key={width} width={width} {...{ text, ...labels[width] }} />
    ));
    return (
      <svg
        key={`${id ?? text[0]?.[0]} ${spot.isEdge ? placed[0] : ''}`}
        role="presentation"
        {...at}
        data-lane={spot.isHub ? undefined : spot.lanes.join(' ')}
        overflow="visible"
        className={shownOnly(labels)}
      >
        {panel && <PressedArea area={panel} className="edge-panel" />}
        {id ? (
          <a href={`#${rowsOf(spot.arrivals.length > 0 ? id : hubId)}`} tabIndex={-1} aria-label={spot.name}>
            {!spot.isEdge && <circle r={spot.isHub ? 4.8 : 2.4} className={spot.isHub ? 'hub' : undefined} />}
            {shown}
          </a>
        ) : (
          shown
        )}
        <StraightToRequest
          area={labels.desk?.label?.area}
          lane={lanes.find((lane) => lane.id === spot.lanes[0] && spot.lanes.length === 1)}
        />
      </svg>
    );
  });
}

type SpotLabelProps = NonNullable<MapSpot['labels']['phone']>;

/** Pressable area around a dot and its name. */
function SpotLabel({
  width,
  text,
  reach = 0,
  label,
}: Partial<SpotLabelProps> & Pick<MapSpot, 'text'> & { width: keyof typeof shownAt }) {
  return (
    <g className={shownAt[width]}>
      {reach > 0 && <rect x={-reach} y={-reach} width={2 * reach} height={2 * reach} />}
      {label && (
        <>
          <PressedArea area={label.area} />
          <text textAnchor={label.anchor === 'start' ? undefined : label.anchor}>
            {text.map(([name, days], line) => (
              <tspan
                key={name + days}
                x={label.offset[0]}
                y={label.offset[1] + (line - (text.length - 1) / 2) * 15}
              >
                {name}
                {days && <tspan>{name ? ` ${days}` : days}</tspan>}
              </tspan>
            ))}
          </text>
        </>
      )}
    </g>
  );
}

function PressedArea({
  area: [left, top, right, bottom],
  className,
}: Pick<Label, 'area'> & { className?: string }) {
  return <rect x={left} y={top} width={right - left} height={bottom - top} className={className} />;
}

function StraightToRequest({ area, lane }: { area: Label['area'] | undefined; lane: MapLane | undefined }) {
  if (!area || !lane) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: no key reaches it, and the line beside it is the same link by name.
    <g className="not-pointer-fine:hidden max-lg:hidden" aria-hidden="true">
      {(['outbound', 'inbound'] as const).map((direction) => (
        <Link key={direction} to={lane[direction].request} tabIndex={-1} className={shownIn[direction]}>
          <PressedArea area={area} />
        </Link>
      ))}
    </g>
  );
}

/** Days of the highlighted lane above the map, for a mouse on a wide screen. */
function LaneReadout({ lanes, hint }: { lanes: MapLane[]; hint: string }) {
  return (
    <div aria-hidden="true" className="lane-readout text-small text-muted [&_b]:text-strong">
      <p>{hint}</p>
      {lanes.map(({ id, summary, outbound, inbound }) => (
        <p key={id} data-lane={id}>
          <b className={shownIn.outbound}>{outbound.title}</b>
          <b className={shownIn.inbound}>{inbound.title}</b>, {summary}
        </p>
      ))}
    </div>
  );
}

interface LaneMapProps {
  drawing: Drawing;
  lanes: MapLane[];
  modes: Record<LaneMode, string>;
  strings: MapStrings['worldmap']['map'];
}

/**
 * Lanes on the land. The outer drawing has no view box: dots and names keep their pixel size at every width; only the
 * lines scale. The window shows a part of the plate (/worldmap/lanes.css).
 */
export function LaneMap({ drawing, lanes, modes, strings }: LaneMapProps) {
  const { plate, lines, spots, edges } = drawing;
  const shown = (['sea', 'air', 'train'] as const).filter((mode) => lanes.some((lane) => lane.mode === mode));
  return (
    <figure>
      <LaneReadout lanes={lanes} hint={strings.hint} />
      <div className="plate-window relative overflow-clip border-y border-hairline max-[480px]:-mx-gutter min-[480px]:max-md:mx-auto min-[480px]:max-md:w-[480px]">
        <div className="relative">
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
            <g className="lane-spots">
              <MapSpots spots={[...edges, ...spots]} lanes={lanes} hubId={spots[0]?.id ?? ''} />
            </g>
          </svg>
        </div>
      </div>
      <figcaption className="flex flex-wrap gap-x-10 gap-y-2 pt-3 text-small text-muted">
        <ul className="flex flex-wrap gap-x-6">
          {shown.map((mode) => (
            <li key={mode} className="flex items-center gap-2.5 font-medium text-strong">
              <ModeLine mode={mode} />
              {modes[mode]}
            </li>
          ))}
        </ul>
        <p className="measure">{strings.caption}</p>
      </figcaption>
    </figure>
  );
}
