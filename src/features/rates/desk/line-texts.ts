import { modes } from '#features/cargo/strings/en/cargo.ts';
import { anyPlace } from '#features/settings/lane-end.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { type Decimal, decimalPlaces, formatDecimal } from '#platform/values/decimal.ts';
import { fill, joinByDots, pluralOf } from '#platform/values/format.ts';
import { amountText, formatMoney, minorDigitsOf } from '#platform/values/money.ts';
import { isPercentage } from '../charges.ts';
import type { CommonTerms, RateLine } from '../rates.ts';
import { bases, charges } from '../strings/en/charges.ts';
import { rates } from '../strings/en/rates.ts';

const { sheet: t } = rates;

/** Names of the ends of lanes by their codes, without those that are not known. */
export type EndNames = Record<string, string>;

/** A code with its name: `Houston USHOU`. */
export function endText(end: string, names: EndNames): string {
  if (end === anyPlace) return t.anyPlace;
  return [names[end], end].filter(Boolean).join(' ');
}

export function laneText({ from, to }: RateLine, names: EndNames): string {
  return `${endText(from, names)} → ${endText(to, names)}`;
}

/** Mode, carrier and transshipment, without what is named above all lines. */
export function laneNote({ mode, via, carrier }: RateLine, common: CommonTerms, names: EndNames): string {
  return joinByDots([
    !common.mode && modes[mode],
    common.carrier === undefined && carrier,
    common.via === undefined && via && fill(t.via, { place: endText(via, names) }),
  ]);
}

export function chargeText({ text, code }: RateLine): string {
  return text || charges[code];
}

/** The unit of a price, with its container or the charge of which it is a percentage. */
export function unitText({ basis, container, of }: RateLine): string {
  if (container) return fill(t.perContainer, { container: t.containers[container] });
  return of ? `${bases[basis]}: ${charges[of]}` : bases[basis];
}

/** The least quantity and the free days. */
export function termTexts({ minimumQuantity, freeDays }: RateLine): (string | null)[] {
  return [
    minimumQuantity && fill(t.least, { quantity: minimumQuantity }),
    freeDays === null ? null : pluralOf(deskLocale, freeDays, t.freeDays),
  ];
}

export function basisText(line: RateLine): string {
  return joinByDots([unitText(line), ...termTexts(line)]);
}

/** Returns a price with at least the digits of its currency, and with every digit that it has. */
function numberText({ basis, currency }: RateLine, price: Decimal): string {
  const minimumFractionDigits = isPercentage(basis) ? 0 : minorDigitsOf(currency);
  return formatDecimal(deskLocale, price, {
    minimumFractionDigits,
    maximumFractionDigits: decimalPlaces,
  });
}

/** The rate or cost of one unit, without its currency where that is named above all lines; null without one. */
export function priceText(
  line: RateLine,
  kind: 'rate' | 'cost',
  { currency }: CommonTerms = {},
): string | null {
  const price = line[kind];
  if (price === null) return null;
  const text = numberText(line, price);
  if (isPercentage(line.basis)) return `${text}%`;
  return currency ? text : `${line.currency}\u00a0${text}`;
}

/** The price of each weight break. */
export function breakTexts(line: RateLine, kind: 'rate' | 'cost'): string[] {
  return line.breaks.flatMap(({ from, [kind]: price }) =>
    price === null ? [] : [fill(t.break, { from, rate: numberText(line, price) })],
  );
}

/** The minimum, the minimum cost and the maximum. */
export function minimumTexts(line: RateLine, { currency }: CommonTerms = {}): string[] {
  const textOf = (amount: number | null) =>
    amount === null
      ? null
      : currency
        ? amountText(deskLocale, { amount, currency })
        : formatMoney(deskLocale, { amount, currency: line.currency });
  const [least, cost, most] = [line.minimum, line.costMinimum, line.maximum].map(textOf);
  return [
    least && fill(t.minimum, { amount: least }),
    cost && fill(t.minimumCost, { amount: cost }),
    most && fill(t.maximum, { amount: most }),
  ].filter((text) => typeof text === 'string');
}
