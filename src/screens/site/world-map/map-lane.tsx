import type { ReactNode } from 'react';
import type { drawMap } from '../../../features/map/draw-map.ts';
import type { MapStrings } from '../../../features/map/strings.ts';
import type { LaneMode } from '../../../platform/company.ts';

/** The classes of what is shown in one direction only, anywhere in a `group/lanes` that holds the switch. */
export const shownIn = {
  outbound: 'group-has-[#inbound:checked]/lanes:hidden',
  inbound: 'group-not-has-[#inbound:checked]/lanes:hidden',
};

/** Chooses the direction in which the lanes are shown and asked for. CSS alone does the rest, so it works everywhere. */
export function DirectionSwitch({ strings }: { strings: MapStrings['worldmap']['directions'] }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3">
      <legend className="sr-only">{strings.legend}</legend>
      <div className="flex overflow-hidden rounded-control border border-outline">
        <Choice id="outbound" isFirst>
          {strings.outbound}
        </Choice>
        <Choice id="inbound">{strings.inbound}</Choice>
      </div>
      <p className="measure text-small text-muted">{strings.note}</p>
    </fieldset>
  );
}

function Choice({ id, isFirst = false, children }: { id: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 items-center gap-2 px-2.5 text-base font-medium text-muted sm:px-4 not-first:border-l not-first:border-outline has-checked:bg-panel has-checked:text-strong"
    >
      <input
        type="radio"
        id={id}
        name="direction"
        value={id}
        defaultChecked={isFirst}
        className="size-4 accent-strong"
      />
      {children}
    </label>
  );
}

/** A short piece of a mode's line, as the map draws it. */
export function ModeLine({ mode }: { mode: LaneMode }) {
  return (
    <svg width="36" height="8" aria-hidden="true" className="shrink-0 [--line:2px]">
      <g {...lineStyles[mode]}>
        <path d="M1 4h34" />
      </g>
    </svg>
  );
}

interface GatewayText {
  city: string;
  country: string;
  code: string;
}

/** A lane in one direction. */
interface LaneWay {
  /** Where its rate is asked for. */
  request: string;
  /** Which places, and how: “Houston to Santos by sea”. */
  title: string;
}

/** A lane as the map and the list show it. */
export interface MapLane {
  id: string;
  mode: LaneMode;
  /** The end in the company's city, and the other one. */
  hub: GatewayText;
  gateway: GatewayText;
  days: string;
  /** “typically 18–28 days” */
  summary: string;
  outbound: LaneWay;
  inbound: LaneWay;
}

/** The lanes of one spot of the map: the rows to which its name on the map leads. */
export interface LaneGroup {
  id: string;
  lanes: MapLane[];
}

/** The rows of a region. */
export interface LaneRegion {
  name: string;
  groups: LaneGroup[];
}

/** The lines and the spots. */
export type Drawing = Awaited<ReturnType<typeof drawMap>>;

/** The line of a lane. */
export type MapLine = Drawing['lines'][number];

/** A city, or what stands for it at the edge of the map. */
export type MapSpot = Drawing['spots' | 'edges'][number];

/** How a group of lines of each mode is drawn, so that the mode is known without its color. Dashes in pixels. */
export const lineStyles: Record<LaneMode, { className: string; strokeDasharray?: string }> = {
  sea: { className: '[stroke-width:var(--line)] stroke-[var(--stroke,var(--color-strong))]' },
  air: {
    className: '[stroke-width:var(--line)] stroke-[var(--stroke,var(--color-muted))]',
    strokeDasharray: '7 5',
  },
  train: {
    className:
      '[stroke-width:calc(var(--line)+0.9px)] stroke-[var(--stroke,var(--color-open))] [stroke-linecap:round]',
    strokeDasharray: '0.1 4.5',
  },
};

/** The address in the page of a spot's rows. */
export function rowsOf(spotId: string): string {
  return `gateway-${spotId}`;
}
