import type { PlateStrings } from '../drawing-strings.ts';
import { Bar, Dimension, Note, Plate } from './plate-parts.tsx';

/** Units per kilometer on the line, and per metric ton on the bar. */
const kilometer = 0.16;
const ton = 9.9;

const ramps = [104, 104 + 1200 * kilometer];
const rail = 76;

/** A door within 160 km of each ramp of a line of 1,200 km, one that is too far away, and the road weight limit. */
export function TrainFreightPlate({ strings }: { strings: PlateStrings['train-freight'] }) {
  const reach = 160 * kilometer;
  const far = ramps[1] as number;
  return (
    <Plate height={236} description={strings.description}>
      {ramps.map((x) => (
        <g key={x}>
          <circle cx={x} cy={rail} r={reach} fill="url(#hatch)" />
          <rect x={x - 5} y={rail - 5} width={10} height={10} fill="currentColor" />
        </g>
      ))}
      <path d={`M${ramps[0]} ${rail - 3}H${far}M${ramps[0]} ${rail + 3}H${far}`} strokeWidth={1.2} />
      <path
        d={Array.from(
          { length: 24 },
          (_, index) => `M${(ramps[0] as number) + 4 + index * 8} ${rail - 6}v12`,
        ).join('')}
      />
      <path d={`M${ramps[0]} ${rail}l-16 14`} strokeWidth={2} />
      <rect x={(ramps[0] as number) - 20} y={rail + 10} width={8} height={8} fill="currentColor" />
      <path d={`M${far} ${rail}l30 26`} strokeWidth={2} strokeDasharray="4 4" className="text-action" />
      <rect
        x={far + 27}
        y={rail + 23}
        width={9}
        height={9}
        fill="currentColor"
        stroke="none"
        className="text-action"
      />
      <Dimension from={[ramps[0] as number, 36]} to={[far, 36]} label={strings.line} />
      <Note x={4} y={126} tone="quiet">
        {strings.near}
      </Note>
      <Note x={396} y={126} anchor="end" tone="signal">
        {strings.far}
      </Note>
      <Note x={4} y={164} tone="quiet">
        {strings.road}
      </Note>
      <Bar x={4} y={172} width={16.3 * ton} height={16} fill="hatch" />
      <Bar x={4 + 16.3 * ton} y={172} width={20 * ton} height={16} fill="ink" />
      <Note x={4} y={208} tone="quiet">
        {strings.truck}
      </Note>
      <Note x={4 + 16.3 * ton} y={208} tone="figure">
        {strings.cargo}
      </Note>
    </Plate>
  );
}
