import type { PlateStrings } from '../drawing-strings.ts';
import { Dimension, Note, Plate } from './plate-parts.tsx';

/** Units per meter. */
const meter = 66;
const floor = 192;
const door = { width: 2.34 * meter, height: 2.28 * meter, x: 40 };
const wall = 0.05 * meter;
const car = { width: 2 * meter, height: 1.3 * meter };

/** A car 2.00 m wide in a container door of 2.34 m, seen from the open end, with 17 cm left on each side. */
export function LuxuryVehiclePlate({ strings }: { strings: PlateStrings['luxury-vehicle-export-import'] }) {
  const left = door.x + (door.width - car.width) / 2;
  const right = left + car.width;
  const roof = floor - car.height;
  const middle = door.x + door.width / 2;
  return (
    <Plate height={236} description={strings.description}>
      <rect
        x={door.x - wall}
        y={floor - door.height - 0.2 * meter}
        width={door.width + 2 * wall}
        height={door.height + 0.26 * meter}
        fill="url(#hatch)"
      />
      <rect
        x={door.x}
        y={floor - door.height}
        width={door.width}
        height={door.height}
        fill="var(--color-panel)"
      />
      <path
        d={`M${left + 4} ${floor - 14}V${floor - 44}q0-10 10-13l16-5 14-${car.height - 66}q3-8 12-8h${car.width - 112}q9 0 12 8l14 ${car.height - 66} 16 5q10 3 10 13V${floor - 14}z`}
        fill="var(--color-ground)"
      />
      <path
        d={`M${left + 34} ${floor - 62}H${right - 34}M${left + 14} ${floor - 40}h20v8h-20zM${right - 34} ${floor - 40}h20v8h-20zM${middle - 22} ${floor - 30}h44v10h-44z`}
      />
      <path
        d={`M${left + 10} ${floor - 14}v14h20v-14M${right - 30} ${floor - 14}v14h20v-14`}
        fill="currentColor"
      />
      <path d={`M${left + 4} ${floor - 56}h-4v-9h12v6M${right - 4} ${floor - 56}h4v-9h-12v6`} />
      <path
        d={`M${left + 20} ${floor - 4}L${door.x + 2} ${floor - 1}M${right - 20} ${floor - 4}L${door.x + door.width - 2} ${floor - 1}`}
        strokeWidth={2}
      />
      <Dimension from={[door.x, 20]} to={[door.x + door.width, 20]} label={strings.door} />
      <Dimension from={[left, roof - 12]} to={[right, roof - 12]} label={strings.car} />
      <Dimension from={[door.x - 16, floor]} to={[door.x - 16, floor - door.height]} label={strings.height} />
      <g className="text-action" strokeWidth={1.5}>
        <path
          d={`M${right} ${floor - 74}V${floor - 90}M${door.x + door.width} ${floor - 74}V${floor - 90}M${right} ${floor - 82}H${door.x + door.width + 30}`}
        />
      </g>
      <Note x={door.x + door.width + 34} y={floor - 78} tone="signal" size={15}>
        {strings.gap}
      </Note>
      <Note x={door.x + door.width + 34} y={floor - 60} tone="quiet">
        {strings.gapText}
      </Note>
      <Note x={door.x + door.width + 34} y={56} tone="quiet">
        {strings.byAir}
      </Note>
      <Note x={door.x + door.width + 34} y={75} tone="figure">
        {strings.byAirCharged}
      </Note>
      <Note x={door.x - 24} y={226} tone="quiet">
        {strings.section}
      </Note>
    </Plate>
  );
}
