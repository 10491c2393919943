import type { Cargo } from '#features/cargo/cargo.ts';
import { isBySea, type TransportMode } from '#features/cargo/choices.ts';
import { type ChargeBasis, type ChargeCode, isChargeOf } from '#features/rates/charges.ts';
import { type Tier, tierOf } from '#features/rates/price/price-cargo.ts';
import {
  hasNoRate,
  marginsOf,
  type PricedLine,
  type PricedOption,
  priceOptions,
} from '#features/rates/price/priced.ts';
import { quantityFrom } from '#features/rates/price/quantities.ts';
import { isRequestedMode, requestedMode } from '#features/rates/price/requested-mode.ts';
import {
  type RequestableService,
  requestedServices,
  uncoveredServices,
} from '#features/rates/price/requested-services.ts';
import { usualChargesOf } from '#features/rates/price/usual-charges.ts';
import type { RateLine } from '#features/rates/rates.ts';
import { type Decimal, scaled } from '#platform/values/decimal.ts';
import { decimalOfMoney, type Money } from '#platform/values/money.ts';
import type { QuoteContent, QuoteLine, QuoteOption } from './quote-content.ts';

/** A rate that is known for the lane of a request. */
export type LaneRate = Pick<RateLine, 'mode' | 'code' | 'basis' | 'container' | 'currency'> & {
  rate: Decimal | null;
  /** Of a sheet. */
  tiers?: Pick<RateLine, 'cost' | 'breaks' | 'minimumQuantity'>;
};

/** Probable mistake in a quote, which can be sent once it is confirmed. `option` is its index. */
export type SendFinding = { option: number } & (
  | { kind: 'above-value'; total: Money; value: Decimal; times: number }
  | { kind: 'far-rate'; line: QuoteLine; laneRate: Decimal }
  | { kind: 'wrong-charge'; line: QuoteLine; mode: TransportMode }
  | { kind: 'other-mode'; mode: TransportMode; requested: TransportMode }
  | { kind: 'unpriced'; line: QuoteLine }
  | { kind: 'below-cost' }
  /** Nothing is earned; `lacking`: usual charges without a line. */
  | { kind: 'at-cost'; lacking: ChargeCode[] }
  /** The line charges another quantity than the cargo has. */
  | { kind: 'other-quantity'; line: QuoteLine; quantity: Decimal; ofCargo: Decimal }
  /** The rate holds from another quantity than the line charges; `rate` is the sheet's for that quantity. */
  | {
      kind: 'other-break';
      line: QuoteLine;
      quantity: Decimal;
      from: Decimal | null;
      rate: Decimal;
      isCost: boolean;
    }
  | { kind: 'uncovered'; service: RequestableService }
  | { kind: 'nra-party'; missing: PartyPart }
  /** The carrier has to accept them first. */
  | { kind: 'dangerous-goods'; unNumbers: string[] }
);

/** Findings that a person confirms before a quote is sent. */
export type ToConfirm = SendFinding['kind'] | 'rates-changed';

/** Answer about the customer that a negotiated rate arrangement of an NVOCC states (46 CFR 532.5). */
export type PartyPart = 'legalName' | 'address';

/** Facts that a quote is checked against. */
export interface RequestFacts {
  cargo: Cargo | null;
  service: string | null;
  /** Country code of the company. */
  companyCountry: string;
  /** Empty where an option by ocean becomes no negotiated rate arrangement. */
  missingOfParty: readonly PartyPart[];
  /** Rates of the company's sheets. */
  sheetRates: readonly LaneRate[];
  /** Rates of the latest quotes that were sent, compared with where no sheet has the charge; the latest first. */
  quotedRates: readonly LaneRate[];
}

/** A rate this many times the known one, or this fraction of it, is probably mistyped. */
const farTimes = 10n;

/** Total of an option in one currency; null where it has several and no conversion. */
function singleTotal({ totals }: PricedOption): Money | null {
  const [only, ...others] = totals.byCurrency;
  return totals.converted ?? (others.length === 0 ? (only ?? null) : null);
}

/** A value without a currency is taken for one in that of the total. */
function withCurrency(cargo: Cargo | null, currency: string): Cargo | null {
  return cargo?.value ? { ...cargo, value: { currency, ...cargo.value } } : cargo;
}

/** Compares with the value of the goods only in its own currency, or by the rates of the quote. */
function aboveValue(
  priced: PricedOption,
  cargo: Cargo | null,
  conversion: QuoteContent['conversion'],
): { total: Money; value: Decimal; times: number } | null {
  const total = singleTotal(priced);
  if (!total) return null;
  const { currency } = total;
  const value = quantityFrom(
    withCurrency(cargo, currency),
    { mode: null, conversion },
    { basis: 'value-percent', container: null, currency },
  );
  if (value === null || scaled(value) <= 0n) return null;
  const [whole, goods] = [scaled(decimalOfMoney(total)), scaled(value)];
  return whole > goods ? { total, value, times: Number(whole / goods) } : null;
}

function isComparable(line: QuoteLine, mode: TransportMode | null, rate: LaneRate): boolean {
  return (
    rate.code === line.code &&
    rate.basis === line.basis &&
    rate.currency === line.currency &&
    (mode === null || rate.mode === mode) &&
    (line.container === null || rate.container === null || line.container === rate.container)
  );
}

function isFar(rate: Decimal, laneRate: Decimal): boolean {
  const [quoted, known] = [scaled(rate), scaled(laneRate)];
  if (quoted <= 0n || known <= 0n) return false;
  return quoted >= known * farTimes || quoted * farTimes <= known;
}

/** Returns the known rate from which a line is far; null where one is near. */
function farRate(
  line: QuoteLine,
  mode: TransportMode | null,
  { sheetRates, quotedRates }: RequestFacts,
): Decimal | null {
  const comparable = (known: readonly LaneRate[]) => known.filter((rate) => isComparable(line, mode, rate));
  const listed = comparable(sheetRates);
  const rates = listed.length > 0 ? listed : comparable(quotedRates);
  return rates.every(({ rate }) => rate !== null && isFar(line.rate, rate)) ? (rates[0]?.rate ?? null) : null;
}

/** Bases of which the cargo has a number. */
const countedBases: readonly ChargeBasis[] = [
  ...(['chargeable-kg', 'gross-kg', 'cwt', 'w-m', 'container', 'piece', 'pallet', 'vehicle'] as const),
];

/** The least that is charged by sea, in W/M, whatever the sheet says. */
const leastWm = '1';

/** True for a quantity that a sheet raises that of the cargo to: its least, or that of a break which costs less. */
function isRaised(
  line: QuoteLine,
  quantity: Decimal,
  mode: TransportMode | null,
  rates: readonly LaneRate[],
): boolean {
  if (line.basis === 'w-m' && quantity === leastWm) return true;
  return rates.some(
    (rate) =>
      isComparable(line, mode, rate) &&
      [rate.tiers?.minimumQuantity, ...(rate.tiers?.breaks ?? []).map(({ from }) => from)].some(
        (least) => least != null && scaled(least) === scaled(quantity),
      ),
  );
}

/** Returns the quantity of the cargo where a line charges another one; null where they agree or the cargo does not say it. */
function otherQuantity(
  { line, quantity }: PricedLine<QuoteLine>,
  mode: TransportMode | null,
  { facts: { cargo, sheetRates }, content: { conversion } }: Checked,
): { quantity: Decimal; ofCargo: Decimal } | null {
  if (quantity === null || !countedBases.includes(line.basis)) return null;
  const isOtherContainer = line.basis === 'container' && Boolean(cargo?.containers?.length);
  const ofCargo = quantityFrom(cargo, { mode, conversion }, line) ?? (isOtherContainer ? '0' : null);
  if (ofCargo === null || scaled(ofCargo) === scaled(quantity)) return null;
  const isMore = scaled(quantity) > scaled(ofCargo);
  // Rounded up to a whole unit, as freight is billed.
  const isRounded = isMore && Number(quantity) === Math.ceil(Number(ofCargo)) && line.basis !== 'w-m';
  return isRounded || (isMore && isRaised(line, quantity, mode, sheetRates)) ? null : { quantity, ofCargo };
}

/** Returns the break by which a line should be charged, where its rate is that of another break of every sheet that has it. */
function otherBreak(
  { line, quantity }: PricedLine<QuoteLine>,
  mode: TransportMode | null,
  { facts: { sheetRates } }: Checked,
): Omit<Extract<SendFinding, { kind: 'other-break' }>, 'option' | 'kind' | 'line'> | null {
  if (quantity === null) return null;
  const isOf = (tier: Tier) =>
    tier.cost !== null && line.cost
      ? tier.cost === line.cost.rate
      : tier.rate !== null && tier.rate === line.rate;
  const compared = sheetRates.flatMap((known) => {
    if (!known.tiers?.breaks.length || !isComparable(line, mode, known)) return [];
    const sheet = { ...known.tiers, rate: known.rate };
    const tiers: Tier[] = [{ from: null, rate: sheet.rate, cost: sheet.cost }, ...sheet.breaks];
    const written = tiers.filter(isOf);
    const { tier } = tierOf(sheet, quantity);
    return written.length > 0
      ? [{ from: written[0]?.from ?? null, tier, isRight: written.includes(tier) || isOf(tier) }]
      : [];
  });
  const [first] = compared;
  if (!first || compared.some(({ isRight }) => isRight)) return null;
  const { rate, cost } = first.tier;
  return { quantity, from: first.from, rate: rate ?? cost ?? '0', isCost: rate === null };
}

/** Returns the requested mode where no option has it: one in another mode beside it is an alternative. */
function missingMode({ options }: QuoteContent, { cargo, service }: RequestFacts): TransportMode | null {
  const isMissing = options.every(({ mode }) => mode !== null && !isRequestedMode(mode, cargo, service));
  return isMissing ? requestedMode(cargo, service) : null;
}

interface Checked {
  facts: RequestFacts;
  content: QuoteContent;
}

/** True where nothing is earned on an option, in none of its currencies. */
function isAtCost(lines: readonly PricedLine<QuoteLine>[]): boolean {
  const margins = marginsOf(lines);
  return (
    margins.length > 0 &&
    margins.every(
      ({ price, cost, unknown }) => unknown === 0 && cost.amount > 0 && price.amount === cost.amount,
    )
  );
}

/** Returns the usual charges of an option's mode that none of its lines is for. */
function lackingCharges(
  lines: readonly QuoteLine[],
  mode: TransportMode | null,
  facts: RequestFacts,
): ChargeCode[] {
  const { cargo, service, companyCountry } = facts;
  return usualChargesOf({ cargo, service }, mode, companyCountry).filter(
    (code) => !lines.some((line) => line.code === code),
  );
}

function findingsOf(
  { mode }: Pick<QuoteOption, 'mode'>,
  priced: PricedOption<QuoteLine>,
  { facts, content }: Checked,
) {
  const { cargo, companyCountry, missingOfParty } = facts;
  const { conversion } = content;
  const requested = missingMode(content, facts);
  const above = aboveValue(priced, cargo, conversion);
  const lines = priced.lines.map(({ line }) => line);
  const services = uncoveredServices(lines, requestedServices(cargo, companyCountry));
  const dangerousGoods = cargo?.dangerousGoods ?? [];
  const isBelowCost = marginsOf(priced.lines).some(({ price, cost }) => price.amount < cost.amount);
  return [
    ...(above ? [{ kind: 'above-value' as const, ...above }] : []),
    ...lines.flatMap((line) => {
      const laneRate = farRate(line, mode, facts);
      return laneRate === null ? [] : [{ kind: 'far-rate' as const, line, laneRate }];
    }),
    ...(mode
      ? lines
          .filter((line) => !isChargeOf(mode, line))
          .map((line) => ({ kind: 'wrong-charge' as const, line, mode }))
      : []),
    ...lines.filter(hasNoRate).map((line) => ({ kind: 'unpriced' as const, line })),
    ...(mode && requested ? [{ kind: 'other-mode' as const, mode, requested }] : []),
    ...(isBelowCost ? [{ kind: 'below-cost' as const }] : []),
    ...(isAtCost(priced.lines)
      ? [{ kind: 'at-cost' as const, lacking: lackingCharges(lines, mode, facts) }]
      : []),
    ...priced.lines.flatMap((pricedLine): LineFinding[] =>
      lineFindings(pricedLine, mode, { facts, content }),
    ),
    ...services.map((uncovered) => ({ kind: 'uncovered' as const, service: uncovered })),
    ...(isBySea(mode) ? missingOfParty.map((missing) => ({ kind: 'nra-party' as const, missing })) : []),
    ...(dangerousGoods.length > 0
      ? [
          {
            kind: 'dangerous-goods' as const,
            unNumbers: dangerousGoods.flatMap(({ unNumber }) => unNumber || []),
          },
        ]
      : []),
  ];
}

type LineFinding =
  | Omit<Extract<SendFinding, { kind: 'other-quantity' }>, 'option'>
  | Omit<Extract<SendFinding, { kind: 'other-break' }>, 'option'>;

/** Returns where a line disagrees with the cargo, or its rate with its quantity. */
function lineFindings(
  priced: PricedLine<QuoteLine>,
  mode: TransportMode | null,
  checked: Checked,
): LineFinding[] {
  const { line } = priced;
  const quantity = otherQuantity(priced, mode, checked);
  const ofBreak = otherBreak(priced, mode, checked);
  return [
    ...(quantity ? [{ kind: 'other-quantity' as const, line, ...quantity }] : []),
    ...(ofBreak ? [{ kind: 'other-break' as const, line, ...ofBreak }] : []),
  ];
}

/** Returns the probable mistakes of a quote: desk and server ask to confirm the same ones. */
export function sendFindings(content: QuoteContent, facts: RequestFacts): SendFinding[] {
  return priceOptions(content, facts.cargo).flatMap((priced, index) => {
    const mode = content.options[index]?.mode ?? null;
    return findingsOf({ mode }, priced, { facts, content }).map((finding) => ({ option: index, ...finding }));
  });
}
