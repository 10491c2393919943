import type { Cargo } from './cargo.ts';
import { compactNumber } from './check-digits.ts';

/**
 * Returns the typed texts and the codes of the cargo, for search and spam checks; without the values of options. A VIN
 * is compact, HS codes are returned with and without dots, a UN number with and without its letters.
 */
export function textsOfCargo(cargo: Cargo): string[] {
  const { from, to, hsCode, project, alcohol, storage, market } = cargo;
  const texts = [
    from?.text,
    from?.code,
    to?.text,
    to?.code,
    cargo.incotermPlace,
    ...(hsCode ? [hsCode, hsCode.replaceAll('.', '')] : []),
    ...(cargo.dangerousGoods ?? []).flatMap(({ unNumber, name }) => {
      const digits = unNumber?.replace('UN', '');
      return [digits && `UN${digits}`, digits, name];
    }),
    cargo.temperature?.vent,
    project?.lifting,
    project?.access,
    project?.permits,
    alcohol?.product,
    alcohol?.permit,
    ...(cargo.vehicles ?? []).flatMap(({ make, model, vin }) => [make, model, vin && compactNumber(vin)]),
    storage?.services,
    storage?.term,
    market?.origin,
    market?.category,
    market?.channel,
    market?.labelLanguage,
    market?.registrations,
    cargo.contact?.when,
  ];
  return texts.filter((text): text is string => Boolean(text));
}
