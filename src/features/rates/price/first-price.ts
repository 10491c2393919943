import { decimalPlaces, scaled } from '../../../platform/values/decimal.ts';
import { type Currency, largestAmount, minorDigitsOf } from '../../../platform/values/money.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import { type TransportMode, transportModes } from '../../cargo/choices.ts';
import { measuresOf } from '../../cargo/measures.ts';
import { hasMode } from '../../cargo/service-modes.ts';
import type { Pricing } from '../../settings/pricing.ts';
import { type ChargeCode, isPercentage } from '../charges.ts';
import { coversLane, markupOf } from './markup.ts';
import { type CargoPrice, type PriceRequest, priceCargo } from './price-cargo.ts';
import type { LaneEnds } from './select-rates.ts';
import { uncoveredChargesOf, usualChargesOf } from './usual-charges.ts';

/** The containers that a price is for, by their codes, or the weight and volume. */
export interface PricedCargo {
  containers?: { type: string; quantity: number }[] | undefined;
  kg?: number | undefined;
  m3?: number | undefined;
}

/** A range that the site shows before anybody quotes; it is no offer. */
export interface FirstPrice {
  /** In minor units of the currency. */
  low: number;
  high: number;
  currency: Currency;
  mode: TransportMode;
  /** Absent in requests that were sent before prices named it. */
  cargo?: PricedCargo | undefined;
  /** The least and the most; null where they are not known, and absent where the price was signed before it named them. */
  transitDays?: [number, number] | null | undefined;
  includes: ChargeCode[];
  leavesOut: ChargeCode[];
  /** The last day of the rates, YYYY-MM-DD; null where none ends. */
  validUntil: string | null;
  /** The day of the price, YYYY-MM-DD. */
  on: string;
}

/** Containers whose cargo needs a person: refrigerated ones, open tops and flat racks. */
const specialContainers: readonly string[] = ['45R1', '22U1', '42P1'];

/** True for cargo that rates alone can price. */
export function isPlain({
  dangerous,
  dangerousGoods,
  temperature,
  project,
  alcohol,
  vehicles,
  containers,
}: Cargo) {
  return (
    (dangerous === undefined || dangerous === 'no') &&
    !dangerousGoods &&
    !temperature &&
    !project &&
    !alcohol &&
    !vehicles &&
    !containers?.some(({ type }) => type !== undefined && specialContainers.includes(type))
  );
}

/** Returns the containers of a cargo, or its weight and volume where it has none. */
export function pricedCargoOf(cargo: Cargo): PricedCargo {
  const containers = (cargo.containers ?? []).flatMap(({ type, quantity = 1 }) =>
    type ? [{ type, quantity }] : [],
  );
  if (containers.length > 0) return { containers };
  const { grossKg, volumeM3 } = measuresOf(cargo);
  return { ...(grossKg && { kg: grossKg }), ...(volumeM3 && { m3: volumeM3 }) };
}

/** Returns the rule of a lane and mode: the first one that fits; undefined where it is off. */
export function firstPriceRule(
  rules: Pricing['firstPrices'],
  ends: LaneEnds,
  mode: TransportMode,
): Pricing['firstPrices'][number] | undefined {
  const rule = rules.find((other) => other.mode === mode && coversLane(other, ends));
  return rule?.isOn ? rule : undefined;
}

/** True where the owner shows first prices on a lane, of a mode where one is named. */
export function hasFirstPrices(
  { pricing }: { pricing: Pick<Pricing, 'firstPrices'> },
  modes: readonly TransportMode[] = transportModes,
): boolean {
  return pricing.firstPrices.some(({ isOn, mode }) => isOn && modes.includes(mode));
}

/** True where the price keeps the margin of its rule, and where the freight is not sold at its cost. */
function keepsMargin({ lines, margin }: CargoPrice, minimumMargin: number): boolean {
  if (margin) return margin.amount > 0 && margin.amount >= minimumMargin;
  const isSoldAtCost = lines.some(
    ({ code, basis, rate, cost }) =>
      code === 'freight' && !isPercentage(basis) && cost !== null && scaled(rate) <= scaled(cost.rate),
  );
  return minimumMargin === 0 && !isSoldAtCost;
}

/** Rounds up to a step of 2 to 5 percent, so that a range does not say the rate that it is made of. */
export function roundedUpCoarsely(amount: bigint): bigint {
  let step = 1n;
  for (let power = 1n; amount >= 20n * power; power *= 10n)
    for (const factor of [1n, 2n, 5n]) if (amount >= 20n * power * factor) step = power * factor;
  return ((amount + step - 1n) / step) * step;
}

const ceilingOf = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;

/** The amount of the company's currency in another one, rounded up; null without an exchange rate. */
function amountIn(
  to: Currency,
  amount: number,
  { company, pricing }: Pick<PriceRequest, 'company' | 'pricing'>,
): bigint | null {
  if (to === company.currency) return BigInt(amount);
  const rate = pricing.exchange.find(({ from }) => from === to)?.rate;
  if (rate === undefined || scaled(rate) <= 0n) return null;
  const units = 10n ** BigInt(decimalPlaces + minorDigitsOf(to));
  return ceilingOf(BigInt(amount) * units, scaled(rate) * 10n ** BigInt(minorDigitsOf(company.currency)));
}

/** Charges that the tariff says are in the freight: their lines charge nothing. */
function includedFree({ rates }: PriceRequest): ChargeCode[] {
  const isFree = ({ rate, cost, minimum, breaks }: PriceRequest['rates'][number]) =>
    (rate ?? cost ?? '0') === '0' && minimum === null && breaks.length === 0;
  return rates.filter(isFree).map(({ code }) => code);
}

export interface FirstPriceRequest extends Omit<PriceRequest, 'customer' | 'pricing'> {
  pricing: Pick<Pricing, 'markups' | 'exchange' | 'firstPrices'>;
  currency: Currency;
  /** Today, YYYY-MM-DD. */
  on: string;
}

/**
 * Returns the range of the cheapest complete price, from it upwards, for a customer who is not known. Null where the lane
 * is off, the cargo needs a person, something is not rated, the margin of the rules is not kept, or the exchange rate is
 * not known.
 */
export function firstPriceOf({ currency, on, ...input }: FirstPriceRequest): FirstPrice | null {
  const { cargo, ends, mode, pricing } = input;
  const rule = firstPriceRule(pricing.firstPrices, ends, mode);
  const isUsual = input.service === null || hasMode(input.service);
  if (!rule || !cargo || !isUsual || !isPlain(cargo)) return null;
  const request: PriceRequest = { ...input, customer: '' };
  const minimumMargin = pricing.markups[markupOf(pricing.markups, request)]?.minimumMargin ?? 0;
  const price = pricesOf(request).find(
    ({ total, ...other }) => total && keepsMargin({ total, ...other }, minimumMargin),
  );
  if (!price?.total || price.total.amount <= 0) return null;
  const exact = amountIn(currency, price.total.amount, request);
  if (exact === null) return null;
  const low = roundedUpCoarsely(exact);
  const high = roundedUpCoarsely(ceilingOf(low * BigInt(100 + rule.spreadPercent), 100n));
  if (high > BigInt(largestAmount)) return null;
  const includes = [...new Set(price.lines.map(({ code }) => code))];
  const free = includedFree(request);
  const usual = usualChargesOf(request, mode, input.company.country);
  return {
    low: Number(low),
    high: Number(high),
    currency,
    mode,
    cargo: pricedCargoOf(cargo),
    transitDays: price.transitDays,
    includes,
    leavesOut: uncoveredChargesOf({ mode, ends, usual }, [...includes, ...free]),
    validUntil: price.validUntil,
    on,
  };
}

/** No price where an amount is too large to be exact. */
function pricesOf(request: PriceRequest): CargoPrice[] {
  try {
    return priceCargo(request);
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}
