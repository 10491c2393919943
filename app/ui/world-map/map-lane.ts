import type { LaneMode } from '../../../contract/lane.ts';

interface GatewayInWords {
  city: string;
  country: string;
  code: string;
}

/** A lane as the map and the list show it. */
export interface MapLane {
  id: string;
  mode: LaneMode;
  from: GatewayInWords;
  to: GatewayInWords;
  days: string;
  /** Where its rate is asked for. */
  request: string;
  /** The SVG path of its line, in units of the plate. */
  path: string;
  /** What its link on the map is called. */
  name: string;
  /** What the map says of it while it is pointed at: which places, and how. */
  title: string;
  summary: string;
}

/** Where something stands on the map, in percent of it. */
export interface MapSpot {
  x: string;
  y: string;
}

/** The name of a city beside its dot, `offset` pixels away. */
export interface MapLabel {
  name: string;
  isHub: boolean;
  at: MapSpot;
  offset: [number, number];
  anchor: 'start' | 'middle' | 'end';
}

/** How the line of each mode is drawn, so that it is known without its colour. Dashes in pixels. */
export const lineStyles: Record<LaneMode, { className: string; strokeDasharray?: string }> = {
  sea: { className: 'stroke-[var(--lane,var(--color-strong))]' },
  air: { className: 'stroke-[var(--lane,var(--color-muted))]', strokeDasharray: '7 5' },
  train: {
    className: 'stroke-[var(--lane,var(--color-open))] [stroke-linecap:round] [--heavier:0.9px]',
    strokeDasharray: '0.1 4.5',
  },
};
