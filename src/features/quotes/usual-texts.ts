import type { ChargeCode } from '../rates/charges.ts';
import type { QuoteContent } from './quote-content.ts';
import { type RequestableService, uncoveredServices } from './requested-services.ts';

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
  terms: string;
}

/** The texts of a quote about its scope and terms. */
export type QuoteTexts = Pick<QuoteContent, 'included' | 'notIncluded' | 'assumptions' | 'terms'>;

/** Charges of goods that lie in a warehouse. */
const warehouseCodes: readonly ChargeCode[] = ['handling-in', 'storage', 'handling-out'];

/** Charges for the preparation of a market. */
const adviceCodes: readonly ChargeCode[] = [
  'market-research',
  'tariff-classification',
  'label-review',
  'registration',
];

/** Charges that go with storage and advice as well as with transport. */
const neutralCodes: readonly ChargeCode[] = ['packing', 'inspection', 'insurance', 'discount', 'other'];

const listed = (...items: (string | false)[]) => items.filter(Boolean).join('\n');

/**
 * The usual texts of a quote with such lines, in the language of the defaults: what a line charges for is included and is no
 * exclusion, and a service that was requested and that no line covers is one.
 */
export function usualTexts(
  lines: readonly { code: ChargeCode }[],
  { included, notIncluded, assumptions, terms }: QuoteDefaults,
  requested: readonly RequestableService[],
): QuoteTexts {
  const has = (...codes: ChargeCode[]) => lines.some(({ code }) => codes.includes(code));
  const uncovered = uncoveredServices(lines, requested);
  const isMissing = (service: RequestableService) => uncovered.includes(service);
  const isStored = has(...warehouseCodes);
  const isAdvice = has(...adviceCodes);
  const beside = [...warehouseCodes, ...adviceCodes, ...neutralCodes];
  const isMoved = !(isStored || isAdvice) || lines.some(({ code }) => !beside.includes(code));
  const hasOriginCustoms = has('export-customs', 'aes-filing');
  return {
    included: listed(
      has('pickup') && included.door,
      has('freight') && included.freight,
      has('freight', 'documents', 'bill-of-lading') && included.documents,
      hasOriginCustoms && included.customsOrigin,
      has('import-customs') && included.customsDestination,
      has('insurance') && included.insurance,
      isStored && included.storage,
      isAdvice && included.advice,
      has('delivery') && included.doorTo,
    ),
    notIncluded: listed(
      isMissing('pickup') && notIncluded.door,
      isMissing('delivery') && notIncluded.doorTo,
      !isMoved && isStored && notIncluded.transport,
      (isMoved || isMissing('export-customs')) && !hasOriginCustoms && notIncluded.customsOrigin,
      (isMoved || isMissing('import-customs')) && !has('import-customs') && notIncluded.customsDestination,
      (isMoved || isStored || isMissing('insurance')) && !has('insurance') && notIncluded.insurance,
      !has('duties') && (has('customs-fees') ? notIncluded.dutiesWithoutFees : notIncluded.duties),
      (isMoved || isStored) && !has('inspection') && notIncluded.inspection,
      isMoved && !has('storage') && notIncluded.storage,
      isMoved && !has('demurrage') && notIncluded.demurrage,
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
