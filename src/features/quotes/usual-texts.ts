import { fill } from '../../platform/values/format.ts';
import type { ChargeCode } from '../rates/charges.ts';
import { type RequestableService, uncoveredServices } from '../rates/price/requested-services.ts';
import { adviceCharges, warehouseCharges } from '../rates/price/usual-charges.ts';
import type { QuoteContent } from './quote-content.ts';

/** The items of the usual texts in one language. */
export interface QuoteDefaults {
  included: Record<
    | 'door'
    | 'doorTo'
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
    | 'transport'
    | 'duties'
    | 'dutiesWithoutFees'
    | 'fees'
    | 'customsOrigin'
    | 'customsDestination'
    | 'insurance'
    | 'storage'
    | 'demurrage'
    | 'waiting'
    | 'inspection',
    string
  >;
  assumptions: Record<'cargo' | 'space' | 'surcharges' | 'dangerous' | 'stored', string>;
  /** An exclusion, `{item}`, that some of the options charge for. */
  unlessCharged: string;
  terms: string;
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
 * included and is no exclusion; an exclusion that does not hold for some of the options says so; and a service that was
 * requested and that no line covers is one.
 */
export function usualTexts(
  options: readonly { lines: readonly { code: ChargeCode }[] }[],
  { included, notIncluded, assumptions, unlessCharged, terms }: QuoteDefaults,
  requested: readonly RequestableService[],
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
  const isMoved = !(isStored || isAdvice) || all.some(({ code }) => !beside.includes(code));
  const originCustoms = ['export-customs', 'aes-filing'] as const;
  return {
    included: listed(
      everyHas('pickup') && included.door,
      everyHas('freight') && included.freight,
      everyHas('freight', 'documents', 'bill-of-lading') && included.documents,
      everyHas(...originCustoms) && included.customsOrigin,
      everyHas('import-customs') && included.customsDestination,
      everyHas('insurance') && included.insurance,
      everyHas(...warehouseCharges) && included.storage,
      everyHas(...adviceCharges) && included.advice,
      everyHas('delivery') && included.doorTo,
    ),
    notIncluded: listed(
      isMissing('pickup') && unless(notIncluded.door, 'pickup'),
      isMissing('delivery') && unless(notIncluded.doorTo, 'delivery'),
      !isMoved && isStored && notIncluded.transport,
      (isMoved || isMissing('export-customs')) && unless(notIncluded.customsOrigin, ...originCustoms),
      (isMoved || isMissing('import-customs')) && unless(notIncluded.customsDestination, 'import-customs'),
      (isMoved || isStored || isMissing('insurance')) && unless(notIncluded.insurance, 'insurance'),
      unless(has(...userFees) ? notIncluded.dutiesWithoutFees : notIncluded.duties, 'duties'),
      // The item above names the fees where no option charges for them.
      has(...userFees) && unless(notIncluded.fees, ...userFees),
      (isMoved || isStored) && unless(notIncluded.inspection, 'inspection'),
      isMoved && unless(notIncluded.storage, 'storage'),
      isMoved && unless(notIncluded.demurrage, 'demurrage'),
      isMoved && notIncluded.waiting,
    ),
    assumptions: listed(
      isMoved && assumptions.cargo,
      isMoved && assumptions.space,
      isMoved && assumptions.surcharges,
      !isMoved && isStored && assumptions.stored,
      has('dangerous-goods') && assumptions.dangerous,
    ),
    terms,
  };
}
