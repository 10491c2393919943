import { measuresOf } from '../../cargo/measures.ts';
import { cargoIn } from '../../cargo/stored.ts';
import type { Answers } from '../answers.ts';
import { shortPlace } from './inbox/list-lanes.ts';
import type { LeadTable } from './tables.ts';

/** The columns of a lead that its shipment is listed and filtered by. */
export type CargoColumns = Pick<
  LeadTable,
  'mode' | 'gross_kg' | 'volume_m3' | 'ready_on' | 'lane_from' | 'lane_to'
>;

const noCargo: CargoColumns = {
  mode: null,
  gross_kg: null,
  volume_m3: null,
  ready_on: null,
  lane_from: null,
  lane_to: null,
};

/** The columns of the first shipment among the answers of some leads; all of them null where none has one. */
export function cargoColumnsOf(...leads: Answers[]): CargoColumns {
  const [cargo] = leads.map(cargoIn).filter((found) => found !== null);
  if (!cargo) return noCargo;
  const { grossKg, volumeM3 } = measuresOf(cargo);
  const placeOf = ({ text = '', code = '' }: { text?: string | undefined; code?: string | undefined } = {}) =>
    shortPlace(text) || code || null;
  return {
    mode: cargo.mode ?? null,
    gross_kg: grossKg,
    volume_m3: volumeM3,
    ready_on: cargo.readyOn ?? null,
    lane_from: placeOf(cargo.from),
    lane_to: placeOf(cargo.to),
  };
}

/** What a lead takes over from one that is merged into it: nothing where it has a shipment itself. */
export function cargoTakenOver(kept: LeadTable, other: LeadTable): Partial<CargoColumns> {
  const names = Object.keys(noCargo) as (keyof CargoColumns)[];
  if (names.some((name) => kept[name] !== null)) return {};
  return Object.fromEntries(names.map((name) => [name, other[name]]));
}
