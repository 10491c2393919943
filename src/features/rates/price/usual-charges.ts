import type { Cargo } from '#features/cargo/cargo.ts';
import { isBySea, type TransportMode } from '#features/cargo/choices.ts';
import { ownEntry } from '#platform/values/own-entry.ts';
import { type ChargeCode, chargeCodes } from '../charges.ts';
import { type Course, courseOf, type RequestableService, requestedServices } from './requested-services.ts';
import type { LaneEnds } from './select-rates.ts';

/** Usual charges of each mode, the freight first. */
const usualOf: Record<TransportMode, readonly ChargeCode[]> = {
  air: ['freight', 'fuel', 'security'],
  fcl: ['freight', 'origin-terminal', 'documents'],
  lcl: ['freight', 'origin-handling', 'documents'],
  rail: ['freight', 'fuel', 'documents'],
  road: ['freight', 'fuel', 'documents'],
};

/** An import by sea is charged at its destination. */
const usualOfImport: Partial<typeof usualOf> = {
  fcl: ['freight', 'destination-terminal'],
  lcl: ['freight', 'destination-handling'],
};

/** Charges of goods that lie in a warehouse. */
export const warehouseCharges: readonly ChargeCode[] = ['handling-in', 'storage', 'handling-out'];

/** Charges for the preparation of a market. */
export const adviceCharges: readonly ChargeCode[] = [
  'market-research',
  'tariff-classification',
  'label-review',
  'registration',
];

/** The usual charges of services beyond transport. */
const usualOfService: Partial<Record<string, readonly ChargeCode[]>> = {
  warehousing: warehouseCharges,
  'market-analysis': adviceCharges,
};

/** ISF and bonds are filed there (19 CFR 149 and 113), imports pay user fees, and a chassis is charged apart from the truck. */
const usCountry = 'US';

/** A request, as far as it says which charges it has. */
export interface Job {
  cargo: Cargo | null;
  service: string | null;
}

/** The charges of the transport from port to port or from airport to airport. */
function transportCodes(
  { cargo, service }: Job,
  mode: TransportMode | null,
  { direction }: Course,
): readonly ChargeCode[] {
  const usual = mode ? usualOf[mode] : (['freight', 'documents'] as const);
  const codes = (direction === 'import' && mode && usualOfImport[mode]) || usual;
  const isLashed =
    service === 'project-cargo' || (service === 'luxury-vehicle-export-import' && mode !== 'air');
  const { permits, outOfGauge } = cargo?.project ?? {};
  return [
    ...codes,
    ...(isLashed ? (['lashing'] as const) : []),
    ...(permits || outOfGauge === 'yes' ? (['permits'] as const) : []),
  ];
}

/** Returns the charges that are usual for a request, the freight first; for a company in a country. */
export function usualChargesOf(job: Job, mode: TransportMode | null, companyCountry: string): ChargeCode[] {
  const { cargo, service } = job;
  const course = courseOf(cargo, companyCountry);
  const requested = requestedServices(cargo, companyCountry);
  const when = (applies: unknown, ...codes: ChargeCode[]) => (applies ? codes : []);
  const asked = (code: RequestableService, ...further: ChargeCode[]) =>
    when(requested.includes(code), ...further, code);
  const ofService = ownEntry(usualOfService, service ?? '');
  const isUsImport = !ofService && course.direction === 'import' && course.toCountry === usCountry;
  const chassisIn = (country: string | null) =>
    when(!ofService && mode === 'fcl' && country === usCountry, 'chassis');
  return [
    ...(ofService ?? transportCodes(job, mode, course)),
    ...asked('pickup', ...chassisIn(course.fromCountry)),
    ...when(cargo?.dangerous === 'yes' || cargo?.dangerousGoods, 'dangerous-goods'),
    ...when(cargo?.temperature, 'temperature-control'),
    ...asked('export-customs'),
    ...when(isUsImport && isBySea(mode) && cargo?.customs !== 'no', 'isf'),
    ...asked('import-customs'),
    ...when(isUsImport && requested.includes('import-customs'), 'customs-bond'),
    ...asked('insurance'),
    ...asked('delivery', ...chassisIn(course.toCountry)),
  ];
}

/** Each part of a price without which it cannot be right, by the charges of which one covers it. */
type Needed = readonly (readonly ChargeCode[])[];

const documentation: readonly ChargeCode[] = ['documents', 'bill-of-lading'];

/** Rules by which the customer pays at one end of the main carriage alone. */
const paidAtDestination: readonly string[] = ['FCA', 'FAS', 'FOB'];
const paidAtOrigin: readonly string[] = ['CFR', 'CIF', 'CPT', 'CIP'];

function terminalsOf(incoterm = ''): Needed {
  return [
    ...(paidAtDestination.includes(incoterm) ? [] : [['origin-terminal'] as const]),
    ...(paidAtOrigin.includes(incoterm) ? [] : [['destination-terminal'] as const]),
  ];
}

/**
 * Returns the charges that every price of a mode has in addition to freight, and that some rates do not cover, one for each part: by
 * air fuel and security, by FCL the terminals, those of the Incoterms rule where the request names one, and documents, by LCL the
 * handling at an end and documents. A rate of 0 covers its charge: it is included, or the tariff does not have it.
 */
export function uncoveredByMode(
  mode: TransportMode,
  incoterm: string | undefined,
  covered: readonly ChargeCode[],
): ChargeCode[] {
  const needed: Partial<Record<TransportMode, Needed>> = {
    air: [['fuel'], ['security', 'screening']],
    fcl: [...terminalsOf(incoterm), documentation],
    lcl: [
      ['origin-handling', 'destination-handling', 'origin-terminal', 'destination-terminal'],
      documentation,
    ],
  };
  return (needed[mode] ?? []).flatMap((codes) =>
    codes.some((code) => covered.includes(code)) ? [] : codes.slice(0, 1),
  );
}

/** Other names under which a rate may cover a charge. */
const alsoCoveredBy: Partial<Record<ChargeCode, readonly ChargeCode[]>> = {
  'aes-filing': ['export-customs'],
  'merchandise-processing': ['customs-fees'],
  'harbor-maintenance': ['customs-fees'],
  documents: ['bill-of-lading'],
};

/** Charges of a border, which a lane within a country does not cross. */
const customsCharges: readonly ChargeCode[] = [
  ...(['aes-filing', 'export-customs', 'isf', 'import-customs', 'customs-bond'] as const),
  ...(['merchandise-processing', 'harbor-maintenance', 'customs-fees', 'duties'] as const),
];

/** The user fees of an import to the United States: by sea both as one charge, or each where the price covers one of them. */
function userFeesOf(mode: TransportMode, covered: readonly ChargeCode[]): readonly ChargeCode[] {
  const fees = ['merchandise-processing', 'harbor-maintenance'] as const;
  if (!isBySea(mode)) return ['merchandise-processing'];
  return fees.some((fee) => covered.includes(fee)) ? fees : ['customs-fees'];
}

/**
 * Returns the charges that a shipment from door to door has and its price does not cover, in the order of the shipment: those
 * that are usual for the request, and those of the places, the customs and the containers of its lane.
 */
export function uncoveredChargesOf(
  { mode, ends, usual }: { mode: TransportMode; ends: LaneEnds; usual: readonly ChargeCode[] },
  covered: readonly ChargeCode[],
): ChargeCode[] {
  const [isFromUs, isToUs] = [ends.from.includes(usCountry), ends.to.includes(usCountry)];
  const when = (applies: boolean, ...codes: ChargeCode[]) => (applies ? codes : []);
  const charged = new Set<ChargeCode>([
    ...usual,
    ...(['pickup', 'insurance', 'import-customs', 'duties', 'delivery'] as const),
    ...(mode === 'fcl'
      ? (['origin-terminal', 'destination-terminal', 'demurrage'] as const)
      : (['origin-handling', 'destination-handling'] as const)),
    isFromUs ? 'aes-filing' : 'export-customs',
    ...when(isToUs, 'customs-bond', ...userFeesOf(mode, covered)),
    ...when(isToUs && isBySea(mode), 'isf'),
    ...when(mode === 'fcl' && (isFromUs || isToUs), 'chassis'),
  ]);
  const isCovered = (code: ChargeCode) =>
    [code, ...(alsoCoveredBy[code] ?? [])].some((name) => covered.includes(name));
  const isDomestic = ends.from.some((end) => /^[A-Z]{2}$/.test(end) && ends.to.includes(end));
  return chargeCodes.filter(
    (code) => charged.has(code) && !isCovered(code) && !(isDomestic && customsCharges.includes(code)),
  );
}
