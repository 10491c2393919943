import type { PlateStrings } from '../drawing-strings.ts';
import { Bar, Dimension, Note, Plate } from './plate-parts.tsx';

/** Drawing units per centimeter, and per kilogram on the bars. */
const scale = 0.6;
const kilogram = 0.255;

const floor = 118;
const pallet = { width: 120 * scale, base: 14 * scale };

interface CaseProps {
  x: number;
  height: number;
  volume: number;
  label: string;
  strings: PlateStrings['air-freight'];
  charged: string;
  volumeLabel: string;
}

/** Draws two pallets of equal height, their weight and their volume weight. */
function Pallets({ x, height, volume, label, strings, charged, volumeLabel }: CaseProps) {
  const top = floor - height * scale;
  return (
    <g>
      {[0, 1].map((index) => {
        const left = x + 20 + index * (pallet.width + 6);
        return (
          <g key={index}>
            <rect
              x={left}
              y={top}
              width={pallet.width}
              height={height * scale - pallet.base}
              fill="url(#hatch)"
            />
            <path
              d={`M${left} ${floor - pallet.base}h${pallet.width}v3h-${pallet.width}zM${left + 4} ${floor - pallet.base + 3}V${floor}m${pallet.width / 2 - 4} 0v-${pallet.base - 3}m${pallet.width / 2 - 4} 0V${floor}`}
            />
          </g>
        );
      })}
      <Dimension from={[x + 8, floor]} to={[x + 8, top]} label={label} isSignal />
      <path d={`M${x} ${floor}h176`} strokeWidth={1.5} />
      <Note x={x} y={142} tone="quiet">
        {strings.scale}
      </Note>
      <Bar x={x} y={149} width={440 * kilogram} fill="ink" />
      <Note x={x} y={180} tone="quiet">
        {volumeLabel}
      </Note>
      <Bar x={x} y={187} width={volume * kilogram} fill="hatch" />
      <Note x={x} y={224} tone={volume > 440 ? 'signal' : 'figure'} size={19}>
        {charged}
      </Note>
    </g>
  );
}

/** Two pallets of 440 kg, 150 cm high and charged as 600 kg, next to the same goods packed 110 cm high. */
export function AirFreightPlate({ strings }: { strings: PlateStrings['air-freight'] }) {
  return (
    <Plate height={236} description={strings.description}>
      <Pallets
        x={14}
        height={150}
        volume={600}
        label={strings.tall}
        volumeLabel={strings.tallVolume}
        charged={strings.tallCharged}
        strings={strings}
      />
      <Pallets
        x={222}
        height={110}
        volume={440}
        label={strings.low}
        volumeLabel={strings.lowVolume}
        charged={strings.lowCharged}
        strings={strings}
      />
    </Plate>
  );
}
