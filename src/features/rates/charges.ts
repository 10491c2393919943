import type { TransportMode } from '#features/cargo/choices.ts';
import type { Decimal } from '#platform/values/decimal.ts';

/** Charges of a quote's lines, as forwarders name them. `other` and `discount` need a description. */
export const chargeCodes = [
  'freight',
  'fuel',
  'security',
  'peak-season',
  'rate-increase',
  'congestion',
  'pickup',
  'waiting',
  'origin-handling',
  'origin-terminal',
  'lashing',
  'vgm',
  'screening',
  'overweight',
  'permits',
  'export-customs',
  'aes-filing',
  'ams',
  'documents',
  'bill-of-lading',
  'forwarding',
  'border-crossing',
  'insurance',
  'dangerous-goods',
  'temperature-control',
  'packing',
  'inspection',
  'destination-terminal',
  'destination-handling',
  'isf',
  'import-customs',
  'customs-bond',
  'merchandise-processing',
  'harbor-maintenance',
  'customs-fees',
  'duties',
  'delivery',
  'pre-pull',
  'chassis',
  'demurrage',
  'handling-in',
  'storage',
  'handling-out',
  'market-research',
  'tariff-classification',
  'label-review',
  'registration',
  'discount',
  'other',
] as const;

export type ChargeCode = (typeof chargeCodes)[number];

/** Parts of a route, in the order in which a quote lists what they cost. */
export const routeParts = ['origin', 'freight', 'destination', 'further'] as const;

export type RoutePart = (typeof routeParts)[number];

/** The charges of each part in the order of the route. */
const chargesOfPart: Record<RoutePart, readonly ChargeCode[]> = {
  origin: [
    ...(['packing', 'pickup', 'export-customs', 'aes-filing', 'origin-handling', 'lashing', 'vgm'] as const),
    ...(['screening', 'origin-terminal', 'documents', 'bill-of-lading'] as const),
  ],
  freight: [
    ...(['freight', 'fuel', 'security', 'peak-season', 'rate-increase', 'congestion', 'overweight'] as const),
    ...(['dangerous-goods', 'temperature-control', 'permits', 'ams', 'border-crossing'] as const),
  ],
  destination: [
    ...(['destination-terminal', 'destination-handling', 'isf', 'import-customs', 'customs-bond'] as const),
    ...(['merchandise-processing', 'harbor-maintenance', 'customs-fees', 'duties', 'inspection'] as const),
    ...(['demurrage', 'delivery'] as const),
  ],
  further: [
    ...(['insurance', 'handling-in', 'storage', 'handling-out', 'market-research'] as const),
    ...([
      'tariff-classification',
      'label-review',
      'registration',
      'forwarding',
      'other',
      'discount',
    ] as const),
  ],
};

/** Charges of the truck, which follow the pickup or the delivery that they come with. */
const truckCharges: readonly ChargeCode[] = ['pre-pull', 'chassis', 'waiting'];

const inOrder = routeParts.flatMap((part) => chargesOfPart[part]);

interface RoutedCharge {
  code: ChargeCode;
  /** Empty where it is no percentage of another one. */
  of?: ChargeCode | '' | null;
}

/** Returns the charge with which a charge of an option stands: itself, its truck, or the charge of which it is a percentage. */
function stationOf({ code, of }: RoutedCharge, hasDelivery: boolean): ChargeCode {
  if (of) return of;
  if (!truckCharges.includes(code)) return code;
  return hasDelivery ? 'delivery' : 'pickup';
}

const isAtDestination = (charges: readonly RoutedCharge[]) =>
  charges.some(({ code }) => code === 'delivery') || !charges.some(({ code }) => code === 'pickup');

/** Returns the part of the route of each charge of an option. */
export function routePartsOf(charges: readonly RoutedCharge[]): RoutePart[] {
  const hasDelivery = isAtDestination(charges);
  return charges.map((charge) => {
    const station = stationOf(charge, hasDelivery);
    return routeParts.find((part) => chargesOfPart[part].includes(station)) ?? 'further';
  });
}

/** Returns the charges of an option in the order of the route: origin, freight, destination, insurance, fee. */
export function inRouteOrder<Charge extends RoutedCharge>(charges: readonly Charge[]): Charge[] {
  const hasDelivery = isAtDestination(charges);
  const rankOf = (charge: Charge) => {
    const station = stationOf(charge, hasDelivery);
    const isBeside = station !== charge.code;
    return (
      inOrder.indexOf(station) + (isBeside ? (inOrder.indexOf(charge.code) + 2) / (2 * inOrder.length) : 0)
    );
  };
  return charges.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/**
 * Units of a line's quantity: kilograms (chargeable or gross), 100 lb of gross weight (cwt), freight tons (W/M),
 * containers, pieces, pallets, vehicles, bills of lading, days, hours, miles, the entire shipment; or an amount of which
 * the rate is a percentage: another charge, the value of the goods, or the insured value (price/insured-value.ts).
 */
export const chargeBases = [
  'chargeable-kg',
  'gross-kg',
  'cwt',
  'w-m',
  'container',
  'piece',
  'pallet',
  'vehicle',
  'bill-of-lading',
  'day',
  'hour',
  'mile',
  'shipment',
  'charge-percent',
  'value-percent',
  'insured-value',
] as const;

export type ChargeBasis = (typeof chargeBases)[number];

const valueBases = ['value-percent', 'insured-value'] as const;
const percentages: readonly ChargeBasis[] = ['charge-percent', ...valueBases];

/** Returns true when the rate is a percentage: of another charge, or of the value of the goods. */
export function isPercentage(basis: ChargeBasis): boolean {
  return percentages.includes(basis);
}

/** Returns true when the rate is a percentage of the value of the goods. */
export function isOfValue(basis: ChargeBasis): basis is (typeof valueBases)[number] {
  return (valueBases as readonly ChargeBasis[]).includes(basis);
}

/** Charges of which others are a percentage. */
export const percentOfCharges = ['freight', 'pickup', 'delivery', 'duties'] as const satisfies ChargeCode[];

/** Basis of the freight in each mode, and of its related charges. */
const freightBasis: Record<TransportMode, ChargeBasis> = {
  air: 'chargeable-kg',
  fcl: 'container',
  lcl: 'w-m',
  rail: 'shipment',
  road: 'shipment',
};

/** Freight with the surcharges of its carrier. */
export const carriageCharges: readonly ChargeCode[] = [
  'freight',
  'fuel',
  'security',
  'peak-season',
  'rate-increase',
  'congestion',
];

const likeFreight: readonly ChargeCode[] = [...carriageCharges, 'origin-terminal', 'destination-terminal'];

/** Charges per container. */
const byContainer: readonly ChargeCode[] = ['pre-pull', 'chassis', 'vgm', 'overweight', 'demurrage'];

/** Warehouse charges per piece. */
const byPiece: readonly ChargeCode[] = ['handling-in', 'handling-out'];

/** Handling of LCL has the same basis as its freight. */
const handling: readonly ChargeCode[] = ['origin-handling', 'destination-handling'];

const ofValue: readonly ChargeCode[] = ['duties', 'merchandise-processing', 'harbor-maintenance'];

/** Returns the usual basis of a charge in a mode. */
export function usualBasis(code: ChargeCode, mode: TransportMode | null): ChargeBasis {
  if (code === 'insurance') return 'insured-value';
  if (ofValue.includes(code)) return 'value-percent';
  if (code === 'bill-of-lading') return 'bill-of-lading';
  if (code === 'waiting') return 'hour';
  if (byPiece.includes(code)) return 'piece';
  if (mode === null) return 'shipment';
  if (mode === 'fcl' && byContainer.includes(code)) return 'container';
  const isLikeFreight = likeFreight.includes(code) || (mode === 'lcl' && handling.includes(code));
  return isLikeFreight ? freightBasis[mode] : 'shipment';
}

const byLandOrSea: readonly TransportMode[] = ['fcl', 'lcl', 'rail', 'road'];
const withContainers: readonly TransportMode[] = ['fcl', 'rail', 'road'];
const bySea: readonly TransportMode[] = ['fcl', 'lcl'];

/** Modes of charges that not every mode has. */
const modesOfCharge: Partial<Record<ChargeCode, readonly TransportMode[]>> = {
  'origin-terminal': byLandOrSea,
  'destination-terminal': byLandOrSea,
  demurrage: byLandOrSea,
  vgm: bySea,
  'bill-of-lading': bySea,
  'rate-increase': bySea,
  screening: ['air'],
  'border-crossing': ['rail', 'road'],
  isf: bySea,
  'harbor-maintenance': bySea,
  chassis: withContainers,
  'pre-pull': withContainers,
};

/** Modes of bases that not every mode has. */
const modesOfBasis: Partial<Record<ChargeBasis, readonly TransportMode[]>> = {
  container: withContainers,
  'w-m': byLandOrSea,
  'bill-of-lading': bySea,
  'chargeable-kg': ['air', 'rail', 'road'],
};

/** Returns false for a charge of other modes alone, by what it is for or by its basis. */
export function isChargeOf(
  mode: TransportMode,
  { code, basis }: { code: ChargeCode; basis: ChargeBasis },
): boolean {
  return [modesOfCharge[code], modesOfBasis[basis]].every((modes) => !modes || modes.includes(mode));
}

/** Returns false for a unit that freight of the mode never has: a container by air or LCL, W/M by air. */
export function isUnitOf(mode: TransportMode, basis: ChargeBasis): boolean {
  return (basis !== 'container' && basis !== 'w-m') || (modesOfBasis[basis]?.includes(mode) ?? true);
}

/** Returns the rate with its sign: a discount is always negative. */
export function signedRate(code: ChargeCode, rate: Decimal): Decimal {
  return code === 'discount' && rate !== '0' && !rate.startsWith('-') ? `-${rate}` : rate;
}

/** Returns true when the most that is charged is below the least. */
export function isBelowMinimum({
  minimum,
  maximum,
}: {
  minimum: number | null;
  maximum?: number | null | undefined;
}): boolean {
  return typeof maximum === 'number' && maximum < (minimum ?? 0);
}

/** Channels of a decision on a quote: the customer’s page, or a record by staff. */
export const decisionChannels = ['page', 'telephone', 'mail', 'purchase-order', 'in-person'] as const;

export type DecisionChannel = (typeof decisionChannels)[number];

/** `expired` follows from `sent` and the time, and is never stored. */
export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'superseded'] as const;

export type QuoteState = (typeof quoteStates)[number];

export type ShownQuoteState = QuoteState | 'expired';

/** Reasons to decline a quote; each is also a reason for a loss (src/features/requests/lead.ts). */
export const declineReasons = ['price', 'transit-time', 'went-elsewhere', 'other'] as const;

export type DeclineReason = (typeof declineReasons)[number];
