import type { PlateStrings } from '../drawing-strings.ts';
import { Dimension, Note, Plate } from './plate-parts.tsx';

/** Units per meter. */
const meter = 27;
const floor = 152;
const body = { x: 52, length: 8 * meter, height: 3.2 * meter };
const top = floor - 3.5 * meter;
const end = { x: body.x + body.length + 26, width: 3.2 * meter };

/** A vessel of 8.0 × 3.2 × 3.5 m with a nozzle of 30 cm that is charged as 7.7 freight tons. */
export function ProjectCargoPlate({ strings }: { strings: PlateStrings['project-cargo'] }) {
  const bodyTop = floor - body.height;
  const dish = 26;
  const nozzle = body.x + body.length * 0.62;
  return (
    <Plate height={236} description={strings.description}>
      <rect x={body.x} y={top} width={body.length} height={3.5 * meter} strokeDasharray="3 4" />
      <rect x={end.x} y={top} width={end.width} height={3.5 * meter} strokeDasharray="3 4" />
      <path
        d={`M${body.x + dish} ${bodyTop}H${body.x + body.length - dish}C${body.x + body.length} ${bodyTop} ${body.x + body.length} ${floor} ${body.x + body.length - dish} ${floor}H${body.x + dish}C${body.x} ${floor} ${body.x} ${bodyTop} ${body.x + dish} ${bodyTop}z`}
        fill="url(#hatch)"
      />
      <path
        d={`M${body.x + dish} ${bodyTop}V${floor}M${body.x + body.length - dish} ${bodyTop}V${floor}M${body.x + 48} ${floor}l-6 8h30l-6-8M${body.x + 150} ${floor}l-6 8h30l-6-8`}
      />
      <rect
        x={nozzle}
        y={top}
        width={16}
        height={0.3 * meter}
        fill="currentColor"
        stroke="none"
        className="text-action"
      />
      <circle
        cx={end.x + end.width / 2}
        cy={floor - body.height / 2}
        r={body.height / 2}
        fill="url(#hatch)"
      />
      <circle cx={end.x + end.width / 2} cy={floor - body.height / 2} r={6} />
      <rect
        x={end.x + end.width / 2 - 8}
        y={top}
        width={16}
        height={0.3 * meter}
        fill="currentColor"
        stroke="none"
        className="text-action"
      />
      <path d={`M${body.x - 40} ${floor + 8}H396`} strokeWidth={1.5} />
      <Dimension from={[body.x - 14, floor]} to={[body.x - 14, top]} label={strings.height} />
      <Dimension from={[body.x, 40]} to={[body.x + body.length, 40]} label={strings.length} />
      <Dimension from={[end.x, 40]} to={[end.x + end.width, 40]} label={strings.width} />
      <Note x={nozzle - 8} y={top - 5} anchor="end" tone="signal">
        {strings.nozzle}
      </Note>
      <Note x={body.x - 40} y={188} tone="quiet">
        {strings.withNozzle}
      </Note>
      <Note x={396} y={188} anchor="end" tone="figure">
        {strings.withNozzleTons}
      </Note>
      <Note x={body.x - 40} y={208} tone="quiet">
        {strings.without}
      </Note>
      <Note x={396} y={208} anchor="end" tone="figure">
        {strings.withoutTons}
      </Note>
      <Note x={396} y={230} anchor="end" tone="signal" size={15}>
        {strings.difference}
      </Note>
    </Plate>
  );
}
