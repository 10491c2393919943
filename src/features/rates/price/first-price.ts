import type { Cargo } from '#features/cargo/cargo.ts';
import { type TransportMode, transportModes } from '#features/cargo/choices.ts';
import { measuresOf } from '#features/cargo/measures.ts';
import { isSpecialCargo, isSpecialService } from '#features/cargo/special-cargo.ts';
import { isEmbargoed } from '#features/settings/embargoes.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import { decimalPlaces, scaled } from '#platform/values/decimal.ts';
import { type Currency, largestAmount, minorDigitsOf } from '#platform/values/money.ts';
import { type ChargeCode, isPercentage } from '../charges.ts';
import { coversLane, markupOf } from './markup.ts';
import { type CargoPrice, type PriceRequest, priceCargo } from './price-cargo.ts';
import { roundedUpCoarsely, stepOf } from './rounded-up.ts';
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
  /** Null where the price is `low` or more: below the minimum margin, how much more would tell the cost. */
  high: number | null;
  currency: Currency;
  mode: TransportMode;
  /** Absent in requests that were sent before prices named it. */
  cargo?: PricedCargo | undefined;
  /** The least and the most; null where they are not known, and absent where the price was signed before it named them. */
  transitDays?: [number, number] | null | undefined;
  /** The ends of the freight as its sheet has them. */
  rated?: { from: string; to: string } | undefined;
  includes: ChargeCode[];
  leavesOut: ChargeCode[];
  /** The last day of the rates, YYYY-MM-DD; null where none ends. */
  validUntil: string | null;
  /** The day of the price, YYYY-MM-DD. */
  on: string;
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

/** True where the owner turned first prices off for a lane and mode. */
export function isLaneOff(rules: Pricing['firstPrices'], ends: LaneEnds, mode: TransportMode): boolean {
  return rules.find((other) => other.mode === mode && coversLane(other, ends))?.isOn === false;
}

/** True where the owner shows first prices on a lane, of a mode where one is named. */
export function hasFirstPrices(
  { pricing }: { pricing: Pick<Pricing, 'firstPrices'> },
  modes: readonly TransportMode[] = transportModes,
): boolean {
  return pricing.firstPrices.some(({ isOn, mode }) => isOn && modes.includes(mode));
}

/** True where the price earns a margin, and where the freight is not sold at its cost. */
function earns({ lines, margin }: CargoPrice, minimumMargin: number): boolean {
  if (margin) return margin.amount > 0;
  const isSoldAtCost = lines.some(
    ({ code, basis, rate, cost }) =>
      code === 'freight' && !isPercentage(basis) && cost !== null && scaled(rate) <= scaled(cost.rate),
  );
  return minimumMargin === 0 && !isSoldAtCost;
}

/** The steps of bands are below this. */
const widestBand = 1.13;

/**
 * Returns the least price that a range may be made of: without the rounding of its lower end, and without that of weight and
 * volume, which those of containers do not have.
 */
export function leastPriceOf({ low, cargo }: Pick<FirstPrice, 'low' | 'cargo'>): number {
  const isBanded = cargo?.kg !== undefined || cargo?.m3 !== undefined;
  const below = low - Number(stepOf(BigInt(low) - 1n)) + 1;
  return isBanded ? Math.floor(below / widestBand) : below;
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

/** The preferred numbers of ISO 3: steps of some 12 percent. */
const steps = [1, 1.12, 1.25, 1.4, 1.6, 1.8, 2, 2.24, 2.5, 2.8, 3.15, 3.55, 4, 4.5, 5, 5.6, 6.3, 7.1, 8, 9];

/** Rounds a measure up to the end of its band. */
export function bandEnd(measure: number): number {
  const power = 10 ** Math.floor(Math.log10(measure));
  const step = steps.find((end) => end * power >= measure) ?? 10;
  return Number((step * power).toPrecision(3));
}

/** The cargo that is priced in place of another: by its totals, so that all of a band have one price. */
function bandedCargo(cargo: Cargo): Cargo {
  const { grossKg, volumeM3 } = measuresOf(cargo);
  return {
    ...cargo,
    ...(grossKg && { grossKg: bandEnd(grossKg) }),
    ...(volumeM3 && { volumeM3: bandEnd(volumeM3) }),
    pieces: cargo.pieces?.map(({ quantity, packaging, isUnread }) => ({ quantity, packaging, isUnread })),
  };
}

/**
 * Returns the range of the cheapest complete price of the cargo's band, from it upwards, for a customer who is not known; where it earns less
 * than the minimum margin, only from which amount, without the fee that would grow. Null where the lane is off or under an embargo, the cargo
 * needs a person, something is not rated, nothing or an unknown margin is earned, or the exchange rate is not known.
 */
export function firstPriceOf({ currency, on, ...input }: FirstPriceRequest): FirstPrice | null {
  const { cargo, ends, mode, pricing } = input;
  const rule = firstPriceRule(pricing.firstPrices, ends, mode);
  const needsPerson = !cargo || isSpecialCargo(cargo) || isSpecialService(input.service);
  if (!rule || needsPerson || isEmbargoed(ends)) return null;
  const request: PriceRequest = {
    ...input,
    cargo: bandedCargo(cargo),
    pricing: { ...pricing, markups: pricing.markups.map((other) => ({ ...other, minimumMargin: 0 })) },
    customer: '',
  };
  const minimumMargin = pricing.markups[markupOf(pricing.markups, request)]?.minimumMargin ?? 0;
  const price = pricesOf(request).find((other) => other.total && earns(other, minimumMargin));
  if (!price?.total || price.total.amount <= 0) return null;
  const exact = amountIn(currency, price.total.amount, request);
  if (exact === null) return null;
  const low = roundedUpCoarsely(exact);
  const high = roundedUpCoarsely(ceilingOf(low * BigInt(100 + rule.spreadPercent), 100n));
  if (high > BigInt(largestAmount)) return null;
  const isBelowMinimum = price.margin !== null && price.margin.amount < minimumMargin;
  const includes = [...new Set(price.lines.map(({ code }) => code))];
  const free = includedFree(request);
  const usual = usualChargesOf(request, mode, input.company.country);
  return {
    low: Number(low),
    high: isBelowMinimum ? null : Number(high),
    currency,
    mode,
    cargo: pricedCargoOf(cargo),
    transitDays: price.transitDays,
    rated: price.rated,
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
