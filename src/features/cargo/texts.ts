import { compactNumber } from './check-digits.ts';
import type { Shipment } from './shipment.ts';

/**
 * The texts of a shipment that somebody typed, and its codes: what it is searched by and judged by. The values of choices
 * say nothing of it. A VIN is compact, HS codes stand with their dots and without, a UN number with its letters and without.
 */
export function textsOfShipment(shipment: Shipment): string[] {
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
