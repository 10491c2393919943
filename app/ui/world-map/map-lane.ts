import type { LaneMode } from '../../../contract/lane.ts';

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

/** The line of a lane: an SVG path in units of the plate. */
export interface MapLine {
  id: string;
  path: string;
}

/** A dot of the map, with its name where there is room for it. */
export interface MapSpot {
  id: string;
  name: string;
  isHub: boolean;
  /** The ids of the lanes that begin or end here. */
  lanes: string[];
  /** In percent of the map; everything else is in pixels from there. */
  at: { x: string; y: string };
  /** How far from its middle the dot can be pressed. */
  reach: number;
  label?: {
    offset: [x: number, y: number];
    anchor: 'start' | 'middle' | 'end';
    area: [left: number, top: number, right: number, bottom: number];
  };
}

/** The spots by the width of the map. */
export type MapSpots = Record<'small' | 'phone' | 'tablet' | 'desk', MapSpot[]>;

/** How a group of lines of each mode is drawn, so that the mode is known without its colour. Dashes in pixels. */
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
