import { type Decimal, decimalOf, isDecimal } from '../decimal.ts';
import type { TransportMode } from '../shipment/choices.ts';
import { measuresOf } from '../shipment/measures.ts';
import type { Shipment } from '../shipment/shipment.ts';
import type { QuoteLine } from './quote-content.ts';

/** A measure with at most three digits after the point, as freight is billed (grams, liters). */
function decimalOfMeasure(value: number | null | undefined): Decimal | null {
  if (value === null || value === undefined) return null;
  const thousandths = Math.round(value * 1000);
  if (!Number.isSafeInteger(thousandths)) return null;
  const text = decimalOf(BigInt(thousandths), 3);
  return isDecimal(text) ? text : null;
}

/**
 * The quantity of a line as its shipment says; null where the shipment does not say. An option is charged by its own
 * mode, so that air and sea of one shipment each have their chargeable quantity.
 */
export function quantityFrom(
  shipment: Shipment | null,
  mode: TransportMode | null,
  { basis, container }: Pick<QuoteLine, 'basis' | 'container'>,
): Decimal | null {
  if (basis === 'shipment') return '1';
  if (!shipment) return null;
  if (basis === 'value-percent') return decimalOfMeasure(shipment.value?.amount);
  if (basis === 'container' && container !== null) {
    const own = (shipment.containers ?? []).filter(({ type }) => type === container);
    return own.length === 0
      ? null
      : decimalOfMeasure(own.reduce((sum, { quantity = 1 }) => sum + quantity, 0));
  }
  const chargedAs = basis === 'w-m' ? 'lcl' : (mode ?? shipment.mode);
  const { mode: _, ...cargo } = shipment;
  const measures = measuresOf(chargedAs ? { ...cargo, mode: chargedAs } : cargo);
  switch (basis) {
    case 'gross-kg':
      return decimalOfMeasure(measures.grossKg);
    case 'piece':
      return decimalOfMeasure(measures.pieces);
    case 'container':
      return decimalOfMeasure(measures.containers);
    case 'w-m':
      return decimalOfMeasure(measures.chargeable);
    case 'chargeable-kg':
      return decimalOfMeasure(
        measures.chargeMode === null || measures.chargeMode === 'sea'
          ? measures.grossKg
          : measures.chargeable,
      );
  }
}

/** The quantity that a line is charged by: what staff typed, else what the shipment says; null where neither does. */
export function quantityOf(
  line: QuoteLine | Omit<QuoteLine, 'cost'>,
  shipment: Shipment | null,
  mode: TransportMode | null,
): Decimal | null {
  return line.quantity ?? quantityFrom(shipment, mode, line);
}
