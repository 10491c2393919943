import { momentInBothZones, type Zones } from '../../contract/moment.ts';
import { useLocale } from './locale.tsx';

/** A day and time, on the clock of the office's hours and on that of the place it stands in. */
export function Instant({ at, zones }: { at: number; zones: Zones }) {
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular font-semibold">
      {momentInBothZones(at, zones, useLocale())}
    </time>
  );
}
