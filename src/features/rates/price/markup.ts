import type { TransportMode } from '#features/cargo/choices.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import { type Decimal, decimalOf, decimalPlaces, scaled } from '#platform/values/decimal.ts';
import { type Currency, minorDigitsOf } from '#platform/values/money.ts';
import type { ChargeBasis } from '../charges.ts';
import type { LaneEnds } from './select-rates.ts';

export type Markup = Pricing['markups'][number];

/** The request that a rule is for. */
export interface Marked {
  ends: LaneEnds;
  mode: TransportMode;
  service: string | null;
  /** E-mail address; empty where it is not known. */
  customer: string;
}

/** True where a rule of a lane covers another lane. */
export function coversLane(rule: { from: string; to: string }, { from, to }: LaneEnds): boolean {
  return from.includes(rule.from) && to.includes(rule.to);
}

function isOf(customer: string, rule: string): boolean {
  const address = customer.toLowerCase();
  return rule === '' || (rule.startsWith('@') ? address.endsWith(rule) : address === rule);
}

/** Returns the index of the first rule that fits a request; -1 without one. */
export function markupOf(rules: readonly Markup[], { ends, mode, service, customer }: Marked): number {
  return rules.findIndex(
    (rule) =>
      coversLane(rule, ends) &&
      (rule.mode === null || rule.mode === mode) &&
      (rule.service === null || rule.service === service) &&
      isOf(customer, rule.customer),
  );
}

const roundedBases: readonly ChargeBasis[] = ['container', 'shipment', 'bill-of-lading', 'pallet', 'vehicle'];

const unit = 10n ** BigInt(decimalPlaces);

function roundedUp(value: bigint, step: bigint): bigint {
  const over = value % step;
  return over === 0n ? value : value + step - over;
}

/**
 * Returns the rate that a cost is sold at: with the rule's percentage, rounded up to the minor unit of the currency; of a
 * cost below 10, such as one for a kilogram, with two more digits. A rate for a container or a shipment is rounded up to
 * the step of the rule, which is in the company's currency, where the line is too.
 */
export function soldAt(
  cost: Decimal,
  rule: Pick<Markup, 'percent' | 'roundTo'>,
  { basis, currency, companyCurrency }: { basis: ChargeBasis; currency: Currency; companyCurrency: Currency },
): Decimal {
  const base = scaled(cost);
  if (base <= 0n) return cost;
  const marked = base * (100n * unit + scaled(rule.percent));
  const digits = BigInt(minorDigitsOf(currency) + (base < 10n * unit ? 2 : 0));
  // In units of the last digit, of a product with twice as many places.
  const smallest = 100n * unit * 10n ** (BigInt(decimalPlaces) - digits);
  const rate = roundedUp(marked, smallest) / (100n * unit);
  const hasStep = rule.roundTo > 0 && currency === companyCurrency && roundedBases.includes(basis);
  const step = BigInt(rule.roundTo) * 10n ** BigInt(decimalPlaces - minorDigitsOf(currency));
  return decimalOf(hasStep ? roundedUp(rate, step) : rate);
}
