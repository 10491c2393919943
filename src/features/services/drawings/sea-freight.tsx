import type { PlateStrings } from '../drawing-strings.ts';
import { Note, Plate } from './plate-parts.tsx';

/** Units per W/M; the axis ends where a 20′ is full, at 33. */
const unit = 11;
const origin = { x: 20, y: 196 };
const at = (wm: number) => origin.x + wm * unit;

/** The price of LCL rises with the W/M; that of a full container crosses it at 13 to 15. */
export function SeaFreightPlate({ strings }: { strings: PlateStrings['sea-freight'] }) {
  const full = 104;
  const rise = (origin.y - full) / 14;
  const share = (wm: number) => origin.y - wm * rise;
  return (
    <Plate height={236} description={strings.description}>
      <rect
        x={at(13)}
        y={18}
        width={2 * unit}
        height={origin.y - 18}
        fill="currentColor"
        fillOpacity={0.14}
        stroke="none"
        className="text-action"
      />
      <path d={`M${origin.x} 12V${origin.y}H392`} strokeWidth={1.5} />
      <path d={`M${at(0.8)} ${share(0.8)}L${at(14)} ${share(14)}`} strokeWidth={2} />
      <path d={`M${at(14)} ${share(14)}L${at(21)} ${share(21)}`} strokeDasharray="3 4" />
      <path d={`M${at(0)} ${full}H${at(14)}`} strokeDasharray="3 4" />
      <path d={`M${at(14)} ${full}H${at(33)}`} strokeWidth={2} />
      <path d={`M${at(33)} ${full}V${origin.y}`} strokeDasharray="1 3" />
      <circle cx={at(14)} cy={full} r={4} fill="currentColor" stroke="none" className="text-action" />
      {[0, 5, 10, 15, 20, 25, 30].map((wm) => (
        <g key={wm}>
          <path d={`M${at(wm)} ${origin.y}v5`} />
          <Note x={at(wm)} y={origin.y + 20} anchor="middle" tone="quiet">
            {wm}
          </Note>
        </g>
      ))}
      <Note x={392} y={origin.y + 36} anchor="end" tone="quiet">
        {strings.axis}
      </Note>
      <Note x={origin.x + 8} y={22} tone="quiet">
        {strings.price}
      </Note>
      <Note x={at(21) + 6} y={share(21) + 4}>
        {strings.shared}
      </Note>
      <Note x={at(16)} y={full + 20}>
        {strings.whole}
      </Note>
      <Note x={at(15) + 8} y={32} tone="signal">
        {strings.breakEven}
      </Note>
      <Note x={at(33) - 6} y={origin.y - 10} anchor="end" tone="quiet">
        {strings.full}
      </Note>
    </Plate>
  );
}
