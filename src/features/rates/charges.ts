import type { Decimal } from '../../platform/values/decimal.ts';
import type { TransportMode } from '../cargo/choices.ts';

/** What a line of a quote charges for, as forwarders name it. `other` and `discount` need words of their own. */
export const chargeCodes = [
  'freight',
  'fuel',
  'security',
  'peak-season',
  'pickup',
  'origin-handling',
  'origin-terminal',
  'lashing',
  'vgm',
  'permits',
  'export-customs',
  'aes-filing',
  'ams',
  'documents',
  'bill-of-lading',
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
 * What the quantity of a line counts: kilograms (chargeable or gross), freight tons (W/M), containers, pieces, the
 * shipment as a whole, or the value of the goods, of which the rate is a percentage: of that value alone, or of the insured
 * value (insured-value.ts).
 */
export const chargeBases = [
  'chargeable-kg',
  'gross-kg',
  'w-m',
  'container',
  'piece',
  'shipment',
  'value-percent',
  'insured-value',
] as const;

export type ChargeBasis = (typeof chargeBases)[number];

/** Returns whether the rate of a line is a percentage, and its quantity the value of the goods. */
export function isPercentage(basis: ChargeBasis): basis is 'value-percent' | 'insured-value' {
  return basis === 'value-percent' || basis === 'insured-value';
}

/** What freight is charged by in each mode, and the charges that go with it. */
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
  'origin-terminal',
  'destination-terminal',
];

/** Charged for each container, where there are any. */
const byContainer: readonly ChargeCode[] = ['pre-pull', 'chassis', 'vgm', 'demurrage'];

/** In a warehouse, each piece is handled. */
const byPiece: readonly ChargeCode[] = ['handling-in', 'handling-out'];

/** Of groupage, handling goes by what freight does too. */
const handling: readonly ChargeCode[] = ['origin-handling', 'destination-handling'];

/** What a charge is usually charged by, in a mode where one is known. */
export function usualBasis(code: ChargeCode, mode: TransportMode | null): ChargeBasis {
  if (code === 'insurance') return 'insured-value';
  if (code === 'duties') return 'value-percent';
  if (byPiece.includes(code)) return 'piece';
  if (mode === null) return 'shipment';
  if (mode === 'fcl' && byContainer.includes(code)) return 'container';
  const isLikeFreight = likeFreight.includes(code) || (mode === 'lcl' && handling.includes(code));
  return isLikeFreight ? freightBasis[mode] : 'shipment';
}

/** The rate of a charge with its sign: that of a discount is what is taken off, however it is written. */
export function signedRate(code: ChargeCode, rate: Decimal): Decimal {
  return code === 'discount' && rate !== '0' && !rate.startsWith('-') ? `-${rate}` : rate;
}

/** How a decision on a quote reached the desk: the customer’s page, or what staff recorded. */
export const decisionChannels = ['page', 'telephone', 'mail', 'purchase-order', 'in-person'] as const;

export type DecisionChannel = (typeof decisionChannels)[number];

/** How the quotes of a request stand. `expired` follows from `sent` and the time, and is never stored. */
export const quoteStates = ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'superseded'] as const;

export type QuoteState = (typeof quoteStates)[number];

/** How a quote reads to people. */
export type ShownQuoteState = QuoteState | 'expired';

/** Why a customer declines a quote; each is a reason for a loss too (src/features/requests/lead.ts). */
export const declineReasons = ['price', 'transit-time', 'went-elsewhere', 'other'] as const;

export type DeclineReason = (typeof declineReasons)[number];
