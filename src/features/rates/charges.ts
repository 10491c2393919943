import type { Decimal } from '../../platform/values/decimal.ts';
import type { TransportMode } from '../cargo/choices.ts';

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

const likeFreight: readonly ChargeCode[] = [
  'freight',
  'fuel',
  'security',
  'peak-season',
  'rate-increase',
  'congestion',
  'origin-terminal',
  'destination-terminal',
];

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
