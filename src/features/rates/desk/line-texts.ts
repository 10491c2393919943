import { deskLocale } from '../../../platform/i18n/locale.ts';
import { type Decimal, decimalPlaces, formatDecimal } from '../../../platform/values/decimal.ts';
import { fill, joinByDots, pluralOf } from '../../../platform/values/format.ts';
import { formatMoney, minorDigitsOf } from '../../../platform/values/money.ts';
import { modes } from '../../cargo/strings/en/cargo.ts';
import { anyPlace } from '../../settings/lane-end.ts';
import { isPercentage } from '../charges.ts';
import type { RateLine } from '../rates.ts';
import { bases, charges } from '../strings/en/charges.ts';
import { rates } from '../strings/en/rates.ts';

const { sheet: t } = rates;

function endText(end: string): string {
  return end === anyPlace ? t.anyPlace : end;
}

export function laneText({ from, to }: RateLine): string {
  return `${endText(from)} → ${endText(to)}`;
}

export function laneNote({ mode, via, carrier }: RateLine): string {
  return joinByDots([modes[mode], via && fill(t.via, { place: via }), carrier]);
}

export function chargeText({ text, code }: RateLine): string {
  return text || charges[code];
}

export function basisText({ basis, container, of, minimumQuantity, freeDays }: RateLine): string {
  const ofCharge = of ? `: ${charges[of]}` : '';
  return joinByDots([
    container ? fill(t.perContainer, { container: t.containers[container] }) : bases[basis] + ofCharge,
    minimumQuantity && fill(t.least, { quantity: minimumQuantity }),
    freeDays !== null && pluralOf(deskLocale, freeDays, t.freeDays),
  ]);
}

/** A price with the digits of its currency, and all of its own. */
function numberText({ basis, currency }: RateLine, price: Decimal): string {
  const minimumFractionDigits = isPercentage(basis) ? 0 : minorDigitsOf(currency);
  return formatDecimal(deskLocale, price, {
    minimumFractionDigits,
    maximumFractionDigits: decimalPlaces,
  });
}

function amountOf(line: RateLine, price: Decimal): string {
  const text = numberText(line, price);
  return isPercentage(line.basis) ? `${text}%` : `${line.currency}\u00a0${text}`;
}

/** The rate or cost of one unit; null without one. */
export function priceText(line: RateLine, kind: 'rate' | 'cost'): string | null {
  const price = line[kind];
  return price === null ? null : amountOf(line, price);
}

/** The prices of weight breaks in one line. */
export function breaksText(line: RateLine, kind: 'rate' | 'cost'): string | null {
  const steps = line.breaks.flatMap(({ from, [kind]: price }) =>
    price === null ? [] : [fill(t.break, { from, rate: numberText(line, price) })],
  );
  return steps.length > 0 ? steps.join(', ') : null;
}

function moneyText(amount: number | null, { currency }: RateLine): string | null {
  return amount === null ? null : formatMoney(deskLocale, { amount, currency });
}

/** The minimum with, as a second text, the minimum cost and the maximum; these alone where there is none. */
export function minimumTexts(line: RateLine): [text: string | null, note: string | null] {
  const [cost, most] = [moneyText(line.costMinimum, line), moneyText(line.maximum, line)];
  const texts = [cost && fill(t.minimumCost, { amount: cost }), most && fill(t.maximum, { amount: most })];
  const [minimum, limits] = [moneyText(line.minimum, line), joinByDots(texts) || null];
  return minimum === null ? [limits, null] : [minimum, limits];
}
