import type { Cargo } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import { anyPlace } from '#features/settings/lane-end.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import { type Decimal, decimalOf, scaled } from '#platform/values/decimal.ts';
import {
  type Currency,
  convert,
  decimalOfMoney,
  type Money,
  moneyOf,
  sumByCurrency,
} from '#platform/values/money.ts';
import { type ChargeCode, inRouteOrder, isOfValue, isPercentage } from '../charges.ts';
import type { ProposedRate } from '../rates.ts';
import type { ChargeLine, Conversion } from './charge-line.ts';
import { emptyLine } from './empty-line.ts';
import { type Markup, markupOf, soldAt } from './markup.ts';
import type { LineReason, Missing } from './price-shapes.ts';
import { hasNoRate, marginsOf, type PricedLine, priceOptions } from './priced.ts';
import { quantityFrom } from './quantities.ts';
import { requestableServices, uncoveredServices } from './requested-services.ts';
import { type LaneEnds, type Route, selectRates } from './select-rates.ts';
import { uncoveredByMode, usualChargesOf } from './usual-charges.ts';

/** Everything that a price follows from: the same input has the same price, on any day. */
export interface PriceRequest {
  cargo: Cargo | null;
  mode: TransportMode;
  /** Slug of the service; the shipped one that it is made from. */
  service: string | null;
  ends: LaneEnds;
  /** Lines that are valid for the lane and mode on the day of the price (findRates). */
  rates: readonly ProposedRate[];
  pricing: Pick<Pricing, 'markups' | 'exchange'>;
  /** E-mail address of the customer; empty where it is not known. */
  customer: string;
  company: { country: string; currency: Currency };
}

/** A price by one route. */
export interface CargoPrice {
  mode: TransportMode;
  /** Empty where the rates name none. */
  carrier: string;
  via: string;
  transitDays: [number, number] | null;
  /** The ends of the freight as its sheet has them. */
  rated: { from: string; to: string };
  /** Days that are free of demurrage, detention or storage, as the rates say; null where they do not. */
  freeDays: number | null;
  /** The last day of the line that ends first, YYYY-MM-DD; null where none ends. */
  validUntil: string | null;
  lines: ChargeLine[];
  reasons: LineReason[];
  conversion: Conversion | null;
  missing: Missing[];
  /** Charges that every price of the mode has, and no rate covers: it is a price of a part, and no quote. */
  uncovered: ChargeCode[];
  /** In the company's currency; null where something is missing. */
  total: Money | null;
  /** Null where the total is, and where the cost of a line is not known. */
  margin: Money | null;
}

/** Services whose price has to be known before a quote is complete, besides those that are asked for by name. */
const otherwiseNeeded: readonly ChargeCode[] = [
  'freight',
  'dangerous-goods',
  'temperature-control',
  'lashing',
  'permits',
];

export interface Tier {
  from: Decimal | null;
  rate: Decimal | null;
  cost: Decimal | null;
}

const largerOf = (a: Decimal, b: Decimal): Decimal => (scaled(a) >= scaled(b) ? a : b);

/**
 * Returns the tier that a quantity is charged by, and the quantity that is charged: that of a higher break where it costs
 * less, as by air.
 */
export function tierOf(
  line: Pick<ProposedRate, 'rate' | 'cost' | 'breaks'>,
  quantity: Decimal | null,
): { tier: Tier; quantity: Decimal | null } {
  const tiers: Tier[] = [{ from: null, rate: line.rate, cost: line.cost }, ...line.breaks];
  const [first] = tiers as [Tier];
  if (quantity === null || tiers.length === 1) return { tier: first, quantity };
  const priceOf = ({ rate, cost }: Tier, charged: Decimal) => scaled(rate ?? cost ?? '0') * scaled(charged);
  const reached =
    tiers.filter(({ from }) => from === null || scaled(from) <= scaled(quantity)).at(-1) ?? first;
  let best = { tier: reached, quantity };
  for (const tier of tiers.slice(tiers.indexOf(reached) + 1)) {
    const charged = tier.from ?? quantity;
    if (priceOf(tier, charged) < priceOf(best.tier, best.quantity)) best = { tier, quantity: charged };
  }
  return best;
}

interface Selling {
  rule: Markup | undefined;
  ruleIndex: number;
  request: PriceRequest;
  conversion: Conversion | null;
}

function minimumOf(line: ProposedRate, { rule, request }: Selling): number | null {
  const { minimum, costMinimum, currency, basis } = line;
  if (minimum !== null || costMinimum === null) return minimum;
  const cost = decimalOf(BigInt(costMinimum), 0);
  if (!rule) return costMinimum;
  const percent = { ...rule, roundTo: 0 };
  // In minor units, so that a minimum of 10 is no rate per kilogram.
  const sold = soldAt(cost, percent, { basis, currency, companyCurrency: request.company.currency });
  return Number((scaled(sold) + 999_999n) / 1_000_000n);
}

function sell(line: ProposedRate, id: string, selling: Selling): { line: ChargeLine; reason: LineReason } {
  const { request, rule, ruleIndex, conversion } = selling;
  const { code, text, basis, of, container, currency } = line;
  const counted = quantityFrom(
    request.cargo,
    { mode: request.mode, conversion },
    { basis, container, currency },
  );
  const least =
    counted !== null && line.minimumQuantity !== null ? largerOf(counted, line.minimumQuantity) : counted;
  const { tier, quantity } = tierOf(line, least);
  const isMarked = tier.rate === null && !isPercentage(basis) && rule !== undefined;
  const companyCurrency = request.company.currency;
  const rate =
    tier.rate ??
    (isMarked ? soldAt(tier.cost ?? '0', rule, { basis, currency, companyCurrency }) : (tier.cost ?? '0'));
  const isRaised = quantity !== counted;
  const minimum = minimumOf(line, selling);
  return {
    line: {
      ...emptyLine(id, currency),
      ...{ code, text, basis, of, container, rate },
      quantity: isRaised ? quantity : null,
      // A marked-up minimum can be above the maximum.
      minimum: minimum === null ? null : Math.min(minimum, line.maximum ?? minimum),
      maximum: line.maximum,
      cost: tier.cost === null ? null : { rate: tier.cost, minimum: line.costMinimum, maximum: line.maximum },
    },
    reason: {
      line: id,
      sheetId: line.sheetId,
      number: line.number,
      break: tier.from,
      isRaised,
      markup: isMarked ? ruleIndex : null,
    },
  };
}

/** The exchange rates of lines in other currencies than the company's, and of goods whose value is charged by. */
function conversionFor(rates: readonly ProposedRate[], request: PriceRequest): Conversion | null {
  const { currency: to } = request.company;
  const ofValue = rates.some(({ basis }) => isOfValue(basis)) ? request.cargo?.value?.currency : undefined;
  const currencies: ReadonlySet<string | undefined> = new Set([
    ...rates.map(({ currency }) => currency),
    ofValue,
  ]);
  const used = request.pricing.exchange.filter(({ from }) => from !== to && currencies.has(from));
  const [first] = used.map(({ on }) => on).sort();
  if (first === undefined) return null;
  const source = [...new Set(used.map((rate) => rate.source))].join(', ').slice(0, 60);
  return { to, rates: used.map(({ from, rate }) => ({ from, rate })), on: first, source };
}

function inCompanyCurrency(money: Money, { company, pricing }: PriceRequest): Money | null {
  if (money.currency === company.currency) return money;
  const rate = pricing.exchange.find(({ from }) => from === money.currency)?.rate;
  return rate === undefined ? null : convert(money, rate, company.currency);
}

function sumOf(amounts: readonly Money[], request: PriceRequest): Money | null {
  const converted = sumByCurrency(amounts).map((money) => inCompanyCurrency(money, request));
  return converted.includes(null)
    ? null
    : moneyOf(
        converted.reduce((sum, money) => sum + BigInt(money?.amount ?? 0), 0n),
        request.company.currency,
      );
}

/** Returns the margin in the company's currency; null where a cost or an exchange rate is not known. */
function marginOf(priced: readonly PricedLine<ChargeLine>[], request: PriceRequest): Money | null {
  const margins = marginsOf(priced);
  if (margins.some(({ unknown }) => unknown > 0)) return null;
  return sumOf(
    margins.map(({ price, cost }) => ({ amount: price.amount - cost.amount, currency: price.currency })),
    request,
  );
}

/** The fee of a rule, grown until the margin is its minimum; where a cost is not known, the fee alone. */
function feeOf(rule: Markup, margin: Money | null): number {
  return Math.max(rule.fee, margin === null ? 0 : rule.minimumMargin - margin.amount);
}

function missingIn(
  priced: readonly PricedLine<ChargeLine>[],
  asked: readonly ChargeCode[],
  request: PriceRequest,
): Missing[] {
  const lines = priced.map(({ line }) => line);
  const lacked: readonly ChargeCode[] = [
    ...otherwiseNeeded.filter((code) => !lines.some((line) => line.code === code)),
    ...uncoveredServices(lines, requestableServices),
  ];
  const exchanged = new Set(request.pricing.exchange.map(({ from }) => from));
  const unknown = [...new Set(lines.map(({ currency }) => currency))].filter(
    (currency) => currency !== request.company.currency && !exchanged.has(currency),
  );
  return [
    ...asked.filter((code) => lacked.includes(code)).map((code) => ({ kind: 'rate' as const, code })),
    ...priced
      .filter(({ price }) => price === null)
      .map(({ line: { code, basis } }) => ({ kind: 'quantity' as const, code, basis })),
    ...unknown.map((currency) => ({ kind: 'exchange' as const, currency })),
  ];
}

/** Containers of the request that no freight rate is for. */
function lacksContainer(lines: readonly ProposedRate[], cargo: Cargo | null): boolean {
  const freight = lines.filter(({ code, basis }) => code === 'freight' && basis === 'container');
  if (freight.length === 0 || freight.some(({ container }) => container === null)) return false;
  return (cargo?.containers ?? []).some(({ type }) => !freight.some(({ container }) => container === type));
}

/**
 * A line at 0 says that the freight of its sheet includes the charge, and nothing of the freight of another sheet, unless it
 * is for any place.
 */
function covers({ rate, cost, sheetId, from, to }: ProposedRate, freight: ProposedRate): boolean {
  return (rate ?? cost) !== '0' || sheetId === freight.sheetId || from === anyPlace || to === anyPlace;
}

/** Charges that the tariff has for other containers than one of the request, such as bunker for 20′ and 40′ alone. */
function lackedByContainer(
  selected: readonly ProposedRate[],
  { rates, ends, cargo }: PriceRequest,
  { route, asked }: { route: Route; asked: readonly ChargeCode[] },
): ChargeCode[] {
  const types = (cargo?.containers ?? []).flatMap(({ type }) => type ?? []);
  const ofTariff = new Set(selectRates(rates, { route, ends, cargo: null, asked }).map(({ code }) => code));
  ofTariff.delete('freight');
  return [...ofTariff].filter((code) =>
    types.some(
      (type) =>
        !selected.some(
          (line) =>
            line.code === code &&
            (line.container === null || line.container === type || line.basis !== 'container'),
        ),
    ),
  );
}

/** The earliest last day of some lines. */
function lastDayOf(rates: readonly ProposedRate[]): string | null {
  return rates.flatMap(({ validUntil }) => validUntil ?? []).sort()[0] ?? null;
}

/** The free days of the freight, else the least of those of its other lines. */
function freeDaysOf(rates: readonly ProposedRate[]): number | null {
  const daysOf = (lines: readonly ProposedRate[]) =>
    lines.flatMap(({ freeDays }) => freeDays ?? []).toSorted((one, other) => one - other)[0];
  return daysOf(rates.filter(({ code }) => code === 'freight')) ?? daysOf(rates) ?? null;
}

function priceBy(route: Route, request: PriceRequest, asked: readonly ChargeCode[]): CargoPrice | null {
  const { cargo, mode, ends, company, pricing } = request;
  const rates = inRouteOrder(selectRates(request.rates, { route, ends, cargo, asked }));
  const freight = rates.find(({ code }) => code === 'freight');
  if (!freight) return null;
  const ruleIndex = markupOf(pricing.markups, request);
  const rule = pricing.markups[ruleIndex];
  const conversion = conversionFor(rates, request);
  const sold = rates
    .map((rate, index) => sell(rate, `rate-${index + 1}`, { rule, ruleIndex, request, conversion }))
    // A line that charges nothing says that its charge is included.
    .filter(({ line }) => !hasNoRate(line));
  const pricedOf = (lines: ChargeLine[]) =>
    priceOptions({ options: [{ id: '', mode, lines }], conversion }, cargo)[0];
  const before = pricedOf(sold.map(({ line }) => line));
  if (!before) return null;
  const fee = rule ? feeOf(rule, marginOf(before.lines, request)) : 0;
  if (fee > 0) sold.push(feeLine({ amount: fee, currency: company.currency }, ruleIndex));
  const priced = fee > 0 ? (pricedOf(sold.map(({ line }) => line)) ?? before) : before;
  const missing = missingIn(priced.lines, asked, request);
  const uncovered = [
    ...uncoveredByMode(
      mode,
      cargo?.incoterm,
      rates.filter((line) => covers(line, freight)).map(({ code }) => code),
    ),
    ...lackedByContainer(rates, request, { route, asked }),
  ];
  if (lacksContainer(rates, cargo)) missing.push({ kind: 'rate', code: 'freight' });
  const isComplete = missing.length === 0;
  return {
    mode,
    ...route,
    transitDays: freight.transitDays,
    rated: { from: freight.from, to: freight.to },
    freeDays: freeDaysOf(rates),
    validUntil: lastDayOf(rates),
    lines: sold.map(({ line }) => line),
    reasons: sold.map(({ reason }) => reason),
    conversion,
    missing,
    uncovered,
    total: isComplete
      ? sumOf(
          priced.lines.flatMap(({ price }) => price ?? []),
          request,
        )
      : null,
    margin: isComplete ? marginOf(priced.lines, request) : null,
  };
}

function feeLine(fee: Money, markup: number): ReturnType<typeof sell> {
  const line: ChargeLine = {
    ...emptyLine('fee', fee.currency),
    code: 'forwarding',
    rate: decimalOfMoney(fee),
    cost: { rate: '0', minimum: null },
  };
  return {
    line,
    reason: { line: 'fee', sheetId: null, number: null, break: null, isRaised: false, markup },
  };
}

const byTotal = (a: CargoPrice, b: CargoPrice) =>
  a.missing.length + a.uncovered.length - (b.missing.length + b.uncovered.length) ||
  (a.total?.amount ?? 0) - (b.total?.amount ?? 0);

/** The routes that freight is rated for: of a carrier before those for all. */
function routesOf(rates: readonly ProposedRate[]): Route[] {
  const freight = rates.filter(({ code }) => code === 'freight');
  const named = freight.filter(({ carrier }) => carrier !== '');
  const routes = (named.length > 0 ? named : freight).map(({ carrier, via }) => ({ carrier, via }));
  return [...new Map(routes.map((route) => [`${route.carrier}\n${route.via}`, route])).values()];
}

/**
 * Prices a request by the company's rates: one price for each carrier and port of transshipment, complete ones first, the cheapest of them first.
 * Empty where the lane has no freight rate. Throws RangeError for an amount too large to be exact.
 */
export function priceCargo(request: PriceRequest): CargoPrice[] {
  const asked = usualChargesOf(request, request.mode, request.company.country);
  const prices = routesOf(request.rates).map((route) => priceBy(route, request, asked));
  return prices.filter((price) => price !== null).sort(byTotal);
}
