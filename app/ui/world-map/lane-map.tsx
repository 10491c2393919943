import type { LaneMode } from '../../../contract/lane.ts';
import { LaneLink } from './lane-link.tsx';
import type { MapLabel, MapLane, MapSpot } from './map-lane.ts';
import { MapNames } from './map-names.tsx';
import { ModeLine } from './mode-line.tsx';

interface LaneMapProps {
  plate: { width: number; height: number };
  lanes: MapLane[];
  dots: { at: MapSpot; isHub: boolean }[];
  labels: Record<'phone' | 'tablet' | 'laptop' | 'desk', MapLabel[]>;
  modes: Record<LaneMode, string>;
  words: { name: string; caption: string };
}

/**
 * The lanes over the land. The outer drawing has no view box: dots and names keep their size in pixels at every width,
 * and only the lines, each in a drawing of its own, grow with the map.
 */
export function LaneMap({ plate, lanes, dots, labels, modes, words }: LaneMapProps) {
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
        <svg role="group" aria-label={words.name} className="absolute inset-0 size-full">
          {lanes.map((lane) => (
            <LaneLink key={lane.id} lane={lane} plate={plate} />
          ))}
          <g className="pointer-events-none stroke-ground [stroke-width:1.5px] max-sm:[stroke-width:1px]">
            {dots.map(({ at, isHub }) => (
              <circle
                key={`${at.x} ${at.y}`}
                cx={at.x}
                cy={at.y}
                r={isHub ? 5.5 : 3}
                className={isHub ? 'fill-action max-sm:[r:4.5px]' : 'fill-strong max-sm:[r:2.25px]'}
              />
            ))}
          </g>
          <MapNames labels={labels} />
        </svg>
      </div>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 pt-3 text-small text-muted">
        <ul className="flex gap-x-6">
          {shown.map((mode) => (
            <li key={mode} className="flex items-center gap-2.5 font-medium text-strong">
              <ModeLine mode={mode} />
              {modes[mode]}
            </li>
          ))}
        </ul>
        <p>{words.caption}</p>
      </figcaption>
    </figure>
  );
}
