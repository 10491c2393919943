import { measuresOf } from '#features/cargo/measures.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
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

/** The columns of a lead with those of a merged one's shipment where it has none itself; the first to arrive counts. */
export async function cargoColumnsOfGroup(
  transaction: Db,
  { id, payload }: LeadTable,
): Promise<CargoColumns> {
  const merged = await transaction
    .selectFrom('leads')
    .select('payload')
    .where('merged_into', '=', id)
    .orderBy('number')
    .execute();
  return cargoColumnsOf(...[{ payload }, ...merged].map((lead) => parseJson(lead.payload)));
}
