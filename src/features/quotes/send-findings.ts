import { type Decimal, scaled } from '../../platform/values/decimal.ts';
import { decimalOfMoney, type Money } from '../../platform/values/money.ts';
import type { Cargo } from '../cargo/cargo.ts';
import { isBySea, type TransportMode } from '../cargo/choices.ts';
import { isChargeOf } from '../rates/charges.ts';
import { hasNoRate, marginsOf, type PricedOption, priceOptions } from '../rates/price/priced.ts';
import { quantityFrom } from '../rates/price/quantities.ts';
import { isRequestedMode, requestedMode } from '../rates/price/requested-mode.ts';
import {
  type RequestableService,
  requestedServices,
  uncoveredServices,
} from '../rates/price/requested-services.ts';
import type { RateLine } from '../rates/rates.ts';
import type { QuoteContent, QuoteLine, QuoteOption } from './quote-content.ts';

/** A rate that is known for the lane of a request. */
export type LaneRate = Pick<RateLine, 'mode' | 'code' | 'basis' | 'container' | 'currency'> & {
  rate: Decimal | null;
};

/** Probable mistake in a quote, which can be sent once it is confirmed. `option` is its index. */
export type SendFinding = { option: number } & (
  | { kind: 'above-value'; total: Money; value: Decimal; times: number }
  | { kind: 'far-rate'; line: QuoteLine; laneRate: Decimal }
  | { kind: 'wrong-charge'; line: QuoteLine; mode: TransportMode }
  | { kind: 'other-mode'; mode: TransportMode; requested: TransportMode }
  | { kind: 'unpriced'; line: QuoteLine }
  | { kind: 'below-cost' }
  | { kind: 'uncovered'; service: RequestableService }
  | { kind: 'nra-party'; missing: PartyPart }
  /** The carrier has to accept them first. */
  | { kind: 'dangerous-goods'; unNumbers: string[] }
);

/** What is confirmed before a quote is sent. */
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

/** Returns the requested mode where no option has it: one in another mode beside it is an alternative. */
function missingMode({ options }: QuoteContent, { cargo, service }: RequestFacts): TransportMode | null {
  const isMissing = options.every(({ mode }) => mode !== null && !isRequestedMode(mode, cargo, service));
  return isMissing ? requestedMode(cargo, service) : null;
}

function findingsOf(
  { mode }: Pick<QuoteOption, 'mode'>,
  priced: PricedOption<QuoteLine>,
  { facts, content }: { facts: RequestFacts; content: QuoteContent },
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

/** Returns the probable mistakes of a quote: desk and server ask to confirm the same ones. */
export function sendFindings(content: QuoteContent, facts: RequestFacts): SendFinding[] {
  return priceOptions(content, facts.cargo).flatMap((priced, index) => {
    const mode = content.options[index]?.mode ?? null;
    return findingsOf({ mode }, priced, { facts, content }).map((finding) => ({ option: index, ...finding }));
  });
}
