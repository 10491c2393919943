import type { PlateStrings } from '../drawing-strings.ts';
import { Bar, Note, Plate } from './plate-parts.tsx';

/** Units per day; the axis holds two months of 30 days. */
const day = 6.4;
const start = 8;
const at = (date: number) => start + (date - 1) * day;

/** Storage charges by split month and by anniversary, for pallets that arrive on the 10th or the 20th. */
export function WarehousingPlate({ strings }: { strings: PlateStrings['warehousing'] }) {
  return (
    <Plate height={236} description={strings.description}>
      <path d={`M${at(1)} 50V206M${at(31)} 30V170M${at(61)} 30V206`} strokeDasharray="1 3" />
      <Note x={at(1) + 4} y={20} tone="quiet">
        {strings.first}
      </Note>
      <Note x={at(31) + 4} y={20} tone="quiet">
        {strings.second}
      </Note>
      <path d={`M${at(16)} 30V140`} strokeWidth={1.5} className="text-action" />
      <Note x={at(16) - 6} y={42} anchor="end" tone="signal">
        {strings.split}
      </Note>
      <Note x={at(1) + 4} y={66} tone="quiet">
        {strings.early}
      </Note>
      <Bar x={at(10)} y={72} width={21 * day} fill="ink" />
      <Bar x={at(31)} y={72} width={30 * day} fill="hatch" />
      <Note x={at(31) - 4} y={66} anchor="end" tone="figure">
        {strings.fullMonth}
      </Note>
      <Note x={at(1) + 4} y={108} tone="quiet">
        {strings.late}
      </Note>
      <Bar x={at(20)} y={114} width={11 * day} fill="signal" />
      <Bar x={at(31)} y={114} width={30 * day} fill="hatch" />
      <Note x={at(31) - 4} y={108} anchor="end" tone="signal">
        {strings.halfMonth}
      </Note>
      <path d={`M${start} 148H392`} />
      <Note x={at(1) + 4} y={168} tone="quiet">
        {strings.anniversary}
      </Note>
      <Bar x={at(20)} y={188} width={30 * day} fill="ink" />
      <Bar x={at(50)} y={188} width={11 * day} fill="hatch" />
      <Note x={at(50) - 4} y={183} anchor="end" tone="figure">
        {strings.anniversaryMonth}
      </Note>
      <Note x={start} y={228} tone="quiet">
        {strings.legend}
      </Note>
    </Plate>
  );
}
