import { type ChargeMode, chargeFor } from './chargeable-weight.ts';
import type { TransportMode } from './choices.ts';
import { cmPerInch, kgPerPound } from './pieces.ts';
import type { Shipment } from './shipment.ts';

/** How each mode is charged; a full container and a rail car are charged as one. */
const chargedBy: Partial<Record<TransportMode, ChargeMode>> = { air: 'air', lcl: 'sea', road: 'road' };

/** What a forwarder reads first of a shipment; null where it is not known. */
export interface Measures {
  pieces: number | null;
  containers: number | null;
  grossKg: number | null;
  volumeM3: number | null;
  /** As it is billed, in kg, by sea in W/M; null for a mode that charges a whole unit, or an unknown one. */
  chargeable: number | null;
  chargeMode: ChargeMode | null;
}

const sumOf = (values: (number | null)[]): number | null =>
  values.length === 0 || values.includes(null)
    ? null
    : (values as number[]).reduce((sum, value) => sum + value, 0);

/** Returns the pieces or containers of a row: one where it has no quantity, null where that could not be read. */
export function countOf({
  quantity,
  isUnread,
}: {
  quantity?: number | undefined;
  isUnread?: true | undefined;
}) {
  return quantity ?? (isUnread ? null : 1);
}

const times = (count: number | null, value: number | undefined): number | null =>
  count === null || !value ? null : count * value;

/**
 * Returns the totals of a shipment: of its pieces where all of them have what a total needs, else those that were given.
 * Full containers count with the weight of each. A row without a quantity is one piece or container in every total.
 */
export function measuresOf(shipment: Shipment): Measures {
  const { pieces = [], units, containers = [], mode } = shipment;
  const perSide = units?.side === 'in' ? cmPerInch : 1;
  const perWeight = units?.weight === 'lb' ? kgPerPound : 1;
  const ofPieces = {
    pieces: sumOf(pieces.map(countOf)),
    grossKg: sumOf(pieces.map((piece) => times(countOf(piece), piece.weight && piece.weight * perWeight))),
    volumeM3: sumOf(
      pieces.map(({ length, width, height, ...row }) => {
        const inSides = times(countOf(row), length && width && height && length * width * height);
        return inSides === null ? null : (inSides * perSide ** 3) / 1e6;
      }),
    ),
  };
  const inContainers = sumOf(containers.map((row) => times(countOf(row), row.weightKg)));
  const grossKg = ofPieces.grossKg ?? shipment.grossKg ?? inContainers;
  const volumeM3 = ofPieces.volumeM3 ?? shipment.volumeM3 ?? null;
  const chargeMode = (mode && chargedBy[mode]) ?? null;
  return {
    pieces: ofPieces.pieces,
    containers: sumOf(containers.map(countOf)),
    grossKg,
    volumeM3,
    chargeMode,
    chargeable:
      chargeMode === null || grossKg === null || volumeM3 === null
        ? null
        : chargeFor(chargeMode, [
            { quantity: 1, lengthCm: volumeM3 * 1e6, widthCm: 1, heightCm: 1, weightKg: grossKg },
          ]).total.billed,
  };
}
