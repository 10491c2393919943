import type { Cargo } from '#features/cargo/cargo.ts';
import { isBySea, type TransportMode, transportModes } from '#features/cargo/choices.ts';
import type { ChargeCode } from '#features/rates/charges.ts';
import {
  courseOf,
  type RequestableService,
  requestedServices,
  uncoveredServices,
} from '#features/rates/price/requested-services.ts';
import { adviceCharges, warehouseCharges } from '#features/rates/price/usual-charges.ts';
import { fill } from '#platform/values/format.ts';
import type { QuoteContent } from './quote-content.ts';

/** The items of the usual texts in one language. */
export interface QuoteDefaults {
  included: Record<
    | 'door'
    | 'doorTo'
    | 'doorUnnamed'
    | 'doorToUnnamed'
    | 'freight'
    | 'documents'
    | 'customsOrigin'
    | 'customsDestination'
    | 'insurance'
    | 'storage'
    | 'advice',
    string
  >;
  notIncluded: Record<
    | 'door'
    | 'doorTo'
    | 'doorUnnamed'
    | 'doorToUnnamed'
    | 'transport'
    | 'duties'
    | 'dutiesWithoutFees'
    | 'fees'
    | 'customsOrigin'
    | 'customsOriginUs'
    | 'customsDestination'
    | 'insurance'
    | 'storage'
    | 'demurrage'
    | 'waiting'
    | 'inspection',
    string
  >;
  /** The main carriage, which takes the place of `included.freight` where the mode is known. */
  freightBy: Record<TransportMode, string>;
  /** `broker` is empty for a company that clears customs in its own name. */
  assumptions: Record<
    | ('cargo' | 'space' | 'surcharges' | 'surchargesBySea' | 'surchargesByAir')
    | ('dutiesOfBuyer' | 'dutiesOfSeller' | 'broker' | 'dangerous' | 'stored'),
    string
  >;
  /** An exclusion, `{item}`, that some of the options charge for. */
  unlessCharged: string;
  terms: string;
  /** The freight rate of a larger area, `{area}`, or of a port or airport near the `{place}`. */
  rated: Record<'area' | 'nearby', Record<'from' | 'to', string>>;
}

/** Facts other than the lines that decide the texts. */
export interface QuoteScope {
  requested: readonly RequestableService[];
  /** The places as the request names them; empty where it does not. */
  places: { from: string; to: string };
  isFromUs: boolean;
  /** The rule of the sale; empty where the request has none. */
  incoterm?: Cargo['incoterm'] | '';
}

const withoutCode = (text = '') => text.replace(/ \([A-Z0-9 ]{3,12}\)$/, '');

/** Returns the scope of a request, for a company in a country. */
export function quoteScopeOf(cargo: Cargo | null, companyCountry: string): QuoteScope {
  const { fromCountry, toCountry } = courseOf(cargo, companyCountry);
  return {
    requested: requestedServices(cargo, companyCountry),
    places: { from: withoutCode(cargo?.from?.text), to: withoutCode(cargo?.to?.text) },
    isFromUs: fromCountry === 'US' && toCountry !== 'US',
    // Within a country nothing is imported.
    incoterm: fromCountry !== null && fromCountry === toCountry ? '' : (cargo?.incoterm ?? ''),
  };
}

/** An option of a quote, as far as its texts follow it; the editor has an empty mode for none. */
interface ScopedOption {
  mode?: TransportMode | '' | null;
  lines: readonly { code: ChargeCode }[];
}

/** The texts of a quote about its scope and terms. */
export type QuoteTexts = Pick<QuoteContent, 'included' | 'notIncluded' | 'assumptions' | 'terms'>;

/** Fees of customs that are no duties. */
const userFees: readonly ChargeCode[] = ['customs-fees', 'merchandise-processing', 'harbor-maintenance'];

/** Charges that go with storage and advice as well as with transport. */
const neutralCodes: readonly ChargeCode[] = ['packing', 'inspection', 'insurance', 'discount', 'other'];

const listed = (...items: (string | false)[]) => items.filter(Boolean).join('\n');

/**
 * The usual texts of a quote with such options, in the language of the defaults: what a line of every option charges for is
 * included and is no exclusion; an exclusion that does not hold for some of the options says so; a service that was
 * requested and that no line covers is one; and what a mode does not have is not named.
 */
export function usualTexts(
  options: readonly ScopedOption[],
  { included, notIncluded, freightBy, assumptions, unlessCharged, terms }: QuoteDefaults,
  { requested, places, isFromUs, incoterm = '' }: QuoteScope,
): QuoteTexts {
  // An option without lines has no scope yet.
  const written = options.filter(({ lines }) => lines.length > 0);
  const all = written.flatMap(({ lines }) => lines);
  const has = (...codes: ChargeCode[]) => all.some(({ code }) => codes.includes(code));
  const everyHas = (...codes: ChargeCode[]) =>
    written.length > 0 && written.every(({ lines }) => lines.some(({ code }) => codes.includes(code)));
  const isUncovered = (service: RequestableService, lines: readonly { code: ChargeCode }[]) =>
    uncoveredServices(lines, requested).includes(service);
  const isMissing = (service: RequestableService) =>
    written.length === 0
      ? isUncovered(service, [])
      : written.some(({ lines }) => isUncovered(service, lines));
  /** Leaves out an exclusion that every option charges for, and restricts one that some do. */
  const unless = (item: string, ...codes: ChargeCode[]) => {
    if (everyHas(...codes)) return false;
    return has(...codes) ? fill(unlessCharged, { item }) : item;
  };
  const isStored = has(...warehouseCharges);
  const isAdvice = has(...adviceCharges);
  const beside = [...warehouseCharges, ...adviceCharges, ...neutralCodes];
  const modes = transportModes.filter((mode) => written.some((option) => option.mode === mode));
  // An option without a mode may be by any.
  const isAnyMode = modes.length === 0 || written.some(({ mode }) => !mode);
  const isBy = (...some: TransportMode[]) => isAnyMode || modes.some((mode) => some.includes(mode));
  const isTrucked = isBy('road') || has('pickup', 'delivery');
  const freight = isAnyMode ? [included.freight] : [...new Set(modes.map((mode) => freightBy[mode]))];
  const doorIn = (texts: Record<'door' | 'doorUnnamed', string>) =>
    places.from ? fill(texts.door, { place: places.from }) : texts.doorUnnamed;
  const doorToIn = (texts: Record<'doorTo' | 'doorToUnnamed', string>) =>
    places.to ? fill(texts.doorTo, { place: places.to }) : texts.doorToUnnamed;
  const surcharges = [
    isAnyMode || isBy('rail', 'road') ? assumptions.surcharges : '',
    !isAnyMode && modes.some(isBySea) ? assumptions.surchargesBySea : '',
    !isAnyMode && isBy('air') ? assumptions.surchargesByAir : '',
  ];
  const isMoved = !(isStored || isAdvice) || all.some(({ code }) => !beside.includes(code));
  const originCustoms = ['export-customs', 'aes-filing'] as const;
  return {
    included: listed(
      everyHas('pickup') && doorIn(included),
      ...(everyHas('freight') ? freight : []),
      everyHas('freight', 'documents', 'bill-of-lading') && included.documents,
      everyHas(...originCustoms) && included.customsOrigin,
      everyHas('import-customs') && included.customsDestination,
      everyHas('insurance') && included.insurance,
      everyHas(...warehouseCharges) && included.storage,
      everyHas(...adviceCharges) && included.advice,
      everyHas('delivery') && doorToIn(included),
    ),
    notIncluded: listed(
      isMissing('pickup') && unless(doorIn(notIncluded), 'pickup'),
      isMissing('delivery') && unless(doorToIn(notIncluded), 'delivery'),
      !isMoved && isStored && notIncluded.transport,
      (isMoved || isMissing('export-customs')) &&
        unless(isFromUs ? notIncluded.customsOriginUs : notIncluded.customsOrigin, ...originCustoms),
      (isMoved || isMissing('import-customs')) && unless(notIncluded.customsDestination, 'import-customs'),
      (isMoved || isStored || isMissing('insurance')) && unless(notIncluded.insurance, 'insurance'),
      unless(has(...userFees) ? notIncluded.dutiesWithoutFees : notIncluded.duties, 'duties'),
      // The item above names the fees where no option charges for them.
      has(...userFees) && unless(notIncluded.fees, ...userFees),
      (isMoved || isStored) && unless(notIncluded.inspection, 'inspection'),
      isMoved && unless(notIncluded.storage, 'storage'),
      isMoved && isBy('fcl', 'rail') && unless(notIncluded.demurrage, 'demurrage'),
      isMoved && isTrucked && unless(notIncluded.waiting, 'waiting'),
    ),
    assumptions: listed(
      isMoved && assumptions.cargo,
      isMoved && assumptions.space,
      ...(isMoved ? surcharges : []),
      isMoved && ['DAP', 'DPU'].includes(incoterm) && fill(assumptions.dutiesOfBuyer, { rule: incoterm }),
      isMoved && incoterm === 'DDP' && fill(assumptions.dutiesOfSeller, { rule: incoterm }),
      has('import-customs') && assumptions.broker,
      !isMoved && isStored && assumptions.stored,
      has('dangerous-goods') && assumptions.dangerous,
    ),
    terms,
  };
}
