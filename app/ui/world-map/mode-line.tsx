import type { LaneMode } from '../../../contract/lane.ts';
import { lineStyles } from './map-lane.ts';

/** A short piece of a mode's line, as the map draws it. */
export function ModeLine({ mode }: { mode: LaneMode }) {
  const { className, strokeDasharray } = lineStyles[mode];
  return (
    <svg width="36" height="8" aria-hidden="true" className="shrink-0">
      <path d="M1 4h34" strokeDasharray={strokeDasharray} className={`${className} [stroke-width:2px]`} />
    </svg>
  );
}
