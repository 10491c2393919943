import type { CargoPrice } from '#features/rates/price/price-cargo.ts';
import type { QuoteOption } from './quote-content.ts';

/** Returns the option of a price by the company's rates. */
export function optionOfPrice(
  id: string,
  { mode, carrier, via, transitDays, freeDays, lines }: CargoPrice,
): QuoteOption {
  const route = [carrier, via && `via ${via}`].filter(Boolean).join(', ');
  return { id, title: '', mode, route, transitDays, ...(freeDays !== null && { freeDays }), lines };
}
