import { Link } from 'react-router';
import { shownIn } from './directions.tsx';
import { lineStyles, type MapLane, type MapLine } from './map-lane.ts';

interface MapLinesProps {
  plate: { width: number; height: number };
  lines: MapLine[];
  lanes: MapLane[];
}

/**
 * The lines of the lanes, each a link. The list has the same links, so these stay out of the tab order; and where a
 * finger would have to choose between lines that run together, the names are pressed instead.
 */
export function MapLines({ plate, lines, lanes }: MapLinesProps) {
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
