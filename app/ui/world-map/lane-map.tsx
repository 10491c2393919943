import type { LaneMode } from '../../../contract/lane.ts';
import type { Strings } from '../../content/strings.ts';
import { shownIn } from './directions.tsx';
import type { MapLane, MapLine, MapSpots as MapSpotsByWidth } from './map-lane.ts';
import { MapLines } from './map-lines.tsx';
import { MapSpots } from './map-spots.tsx';
import { ModeLine } from './mode-line.tsx';

interface LaneMapProps {
  plate: { width: number; height: number };
  lanes: MapLane[];
  lines: MapLine[];
  spots: MapSpotsByWidth;
  modes: Record<LaneMode, string>;
  strings: Strings['worldmap']['map'];
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
