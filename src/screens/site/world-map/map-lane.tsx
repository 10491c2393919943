import type { ReactNode } from 'react';
import type { drawMap } from '#features/map/draw-map.ts';
import type { MapStrings } from '#features/map/strings.ts';
import type { LaneMode } from '#platform/company.ts';

/** Classes of content for one direction, inside a `group/lanes` with the switch. */
export const shownIn = {
  outbound: 'group-has-[#inbound:checked]/lanes:hidden',
  inbound: 'group-not-has-[#inbound:checked]/lanes:hidden',
};

/** Selects the direction of the lanes with CSS only, so it works without scripts. */
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

interface LaneWay {
  /** Address of the request form. */
  request: string;
  /** Places and mode: “Houston to Santos by sea”. */
  title: string;
}

/** Lane in the map and the list. */
export interface MapLane {
  id: string;
  mode: LaneMode;
  /** Ends of the lane, outbound. */
  hub: GatewayText;
  gateway: GatewayText;
  days: string;
  /** “typically 18–28 days” */
  summary: string;
  outbound: LaneWay;
  inbound: LaneWay;
}

/** Lanes of one spot, which its name on the map links to. */
export interface LaneGroup {
  /** Null for those that end at the hub. */
  id: string | null;
  lanes: MapLane[];
}

/** Rows of a region. */
export interface LaneRegion {
  name: string;
  groups: LaneGroup[];
}

export type Drawing = Awaited<ReturnType<typeof drawMap>>;

export type MapLine = Drawing['lines'][number];

/** City, or its stand-in at the edge of the map. */
export type MapSpot = Drawing['spots' | 'edges'][number];

/** Line style of each mode, distinguishable without color. Dashes in pixels. */
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

/** Returns the fragment of a spot's rows. */
export function rowsOf(spotId: string): string {
  return `gateway-${spotId}`;
}
