import type { Currency } from '#platform/values/money.ts';
import type { ChargeLine } from './charge-line.ts';

/** A line that charges nothing yet. */
export function emptyLine(id: string, currency: Currency): ChargeLine {
  return {
    id,
    code: 'freight',
    text: '',
    basis: 'shipment',
    container: null,
    of: null,
    quantity: null,
    rate: '0',
    currency,
    minimum: null,
    maximum: null,
    cost: null,
  };
}
