import type { Cargo } from './cargo.ts';
import { type ChargeMode, chargeFor } from './chargeable-weight.ts';
import type { TransportMode } from './choices.ts';
import { cmPerInch, kgPerPound } from './pieces.ts';

/** Charge mode by transport mode; full containers and rail cars are charged per unit. */
const chargedBy: Partial<Record<TransportMode, ChargeMode>> = { air: 'air', lcl: 'sea', road: 'road' };

/** Totals of the cargo; null when unknown. */
export interface Measures {
  pieces: number | null;
  containers: number | null;
  grossKg: number | null;
  volumeM3: number | null;
  /** Billed amount in kg, by sea in W/M; null for an unknown mode or one that is charged per unit. */
  chargeable: number | null;
  chargeMode: ChargeMode | null;
}

const sumOf = (values: (number | null)[]): number | null =>
  values.length === 0 || values.includes(null)
    ? null
    : (values as number[]).reduce((sum, value) => sum + value, 0);

/** Returns the quantity of a row: 1 when it is missing, null when it could not be parsed. */
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
 * Returns the totals of the cargo: the sum of its pieces when all of them have the values, otherwise the stated
 * totals. Full containers count with their weights. A row without a quantity counts as 1.
 */
export function measuresOf(cargo: Cargo): Measures {
  const { pieces = [], units, containers = [], mode } = cargo;
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
  const grossKg = ofPieces.grossKg ?? cargo.grossKg ?? inContainers;
  const volumeM3 = ofPieces.volumeM3 ?? cargo.volumeM3 ?? null;
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
