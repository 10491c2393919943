import type { Cargo } from './cargo.ts';
import { compactNumber } from './check-digits.ts';

/**
 * Returns the typed texts and the codes of a shipment, for search and spam checks; without the values of options. A VIN
 * is compact, HS codes are returned with and without dots, a UN number with and without its letters.
 */
export function textsOfCargo(shipment: Cargo): string[] {
  const { from, to, hsCode, project, alcohol, storage, market } = shipment;
  const texts = [
    from?.text,
    from?.code,
    to?.text,
    to?.code,
    shipment.incotermPlace,
    ...(hsCode ? [hsCode, hsCode.replaceAll('.', '')] : []),
    ...(shipment.dangerousGoods ?? []).flatMap(({ unNumber, name }) => {
      const digits = unNumber?.replace('UN', '');
      return [digits && `UN${digits}`, digits, name];
    }),
    shipment.temperature?.vent,
    project?.lifting,
    project?.access,
    project?.permits,
    alcohol?.product,
    alcohol?.permit,
    ...(shipment.vehicles ?? []).flatMap(({ make, model, vin }) => [make, model, vin && compactNumber(vin)]),
    storage?.services,
    storage?.term,
    market?.origin,
    market?.category,
    market?.channel,
    market?.labelLanguage,
    market?.registrations,
    shipment.contact?.when,
  ];
  return texts.filter((text): text is string => Boolean(text));
}
