import { countryByAnyCode } from '#features/cargo/airport-country.ts';
import type { Cargo } from '#features/cargo/cargo.ts';
import type { ChargeCode } from '../charges.ts';

/** Services that a request can ask for, by the charge that is usual for them, in the order of the shipment. */
export const requestableServices = [
  'pickup',
  'export-customs',
  'import-customs',
  'insurance',
  'delivery',
] as const satisfies readonly ChargeCode[];

export type RequestableService = (typeof requestableServices)[number];

/** The charges that cover a service: in the United States, exports are cleared by the filing in AES. */
const chargesOf: Record<RequestableService, readonly ChargeCode[]> = {
  pickup: ['pickup'],
  'export-customs': ['export-customs', 'aes-filing'],
  'import-customs': ['import-customs'],
  insurance: ['insurance'],
  delivery: ['delivery'],
};

/** The direction and countries of a shipment; null where it does not name them. */
export interface Course {
  direction: NonNullable<Cargo['direction']> | null;
  fromCountry: string | null;
  toCountry: string | null;
}

/** The way of a shipment for a company in a country: as it is stated, else by its places. */
export function courseOf(cargo: Cargo | null, companyCountry: string): Course {
  const [from, to] = [cargo?.from, cargo?.to].map((place) => (place ? countryByAnyCode(place) : null)) as [
    string | null,
    string | null,
  ];
  const isExport = from === companyCountry && to !== companyCountry;
  const isImport = to === companyCountry && from !== companyCountry;
  const isCrossTrade = from !== null && to !== null && from !== companyCountry && to !== companyCountry;
  const byPlaces = isExport ? 'export' : isImport ? 'import' : isCrossTrade ? 'cross-trade' : null;
  const direction = cargo?.direction ?? byPlaces;
  return {
    direction,
    fromCountry: from ?? (direction === 'export' ? companyCountry : null),
    toCountry: to ?? (direction === 'import' ? companyCountry : null),
  };
}

/**
 * The services that a shipment asks for. Customs clearance is that of the company's side of an import or export, and that of
 * the other side where the Incoterms rule leaves it to the customer too; of both sides where the direction is not known.
 * By CIF and CIP the seller insures.
 */
export function requestedServices(cargo: Cargo | null, companyCountry: string): RequestableService[] {
  if (!cargo) return [];
  const { direction } = courseOf(cargo, companyCountry);
  const { customs, incoterm, insurance, role } = cargo;
  const isInsuredBySeller = (incoterm === 'CIF' || incoterm === 'CIP') && role !== 'consignee';
  const isAsked: Record<RequestableService, boolean> = {
    pickup: cargo.from?.scope === 'door',
    'export-customs': customs === 'yes' && (direction !== 'import' || incoterm === 'EXW'),
    'import-customs': customs === 'yes' && (direction !== 'export' || incoterm === 'DDP'),
    insurance: insurance === 'yes' || (isInsuredBySeller && insurance !== 'no'),
    delivery: cargo.to?.scope === 'door',
  };
  return requestableServices.filter((service) => isAsked[service]);
}

/** The requested services that no line of an option covers: a warning before it is sent, never a refusal. */
export function uncoveredServices(
  lines: readonly { code: ChargeCode }[],
  requested: readonly RequestableService[],
): RequestableService[] {
  return requested.filter((service) => !lines.some(({ code }) => chargesOf[service].includes(code)));
}
