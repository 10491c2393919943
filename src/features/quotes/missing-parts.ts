import type { Measures } from '#features/cargo/measures.ts';
import type { ChargeBasis } from '#features/rates/charges.ts';
import type { Drafted } from './drafted.ts';

/** Facts of the cargo that only the customer knows. */
export type MissingPart = 'weight' | 'dimensions' | 'containers' | 'pieces' | 'vehicles' | 'value';

const partsOf: Partial<Record<ChargeBasis, readonly MissingPart[]>> = {
  'chargeable-kg': ['weight', 'dimensions'],
  'w-m': ['weight', 'dimensions'],
  'gross-kg': ['weight'],
  cwt: ['weight'],
  container: ['containers'],
  piece: ['pieces'],
  pallet: ['pieces'],
  vehicle: ['vehicles'],
  'value-percent': ['value'],
  'insured-value': ['value'],
};

/** Totals that a customer has given. */
export type KnownTotals = Pick<Measures, 'grossKg' | 'volumeM3'>;

/** Returns the facts that the customer has to add before a price is complete, each once. */
export function missingParts(
  { missing }: Pick<Drafted, 'missing'>,
  known: KnownTotals | null,
): MissingPart[] {
  const parts = missing.flatMap((part) => (part.kind === 'quantity' ? (partsOf[part.basis] ?? []) : []));
  const isKnown = { weight: known?.grossKg != null, dimensions: known?.volumeM3 != null };
  const unknown = parts.filter((part) => !(part in isKnown && isKnown[part as keyof typeof isKnown]));
  return [...new Set(unknown)];
}
