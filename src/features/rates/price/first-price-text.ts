import type { Locale } from '#platform/i18n/locale.ts';
import { formatNumber, joinByDots } from '#platform/values/format.ts';
import { dayOf } from '#platform/values/moment.ts';
import { decimalOfMoney } from '#platform/values/money.ts';
import type { FirstPrice, PricedCargo } from './first-price.ts';

/** Containers that rates alone can price, by their code. */
export const containerSizes: Readonly<Record<string, string>> = {
  '22G1': '20′',
  '42G1': '40′',
  '45G1': '40′\u00a0HC',
  L5G1: '45′\u00a0HC',
};

/** Containers that a person prices. */
const otherSizes: Readonly<Record<string, string>> = {
  '45R1': '40′\u00a0RF',
  '22U1': '20′\u00a0OT',
  '42P1': '40′\u00a0FR',
};

/** Formats how much a price is for: “2 × 40′ HC”, “1500 kg · 2.5 m³”. No separator of thousands can be misread. */
export function pricedCargoText(locale: Locale, { containers, kg, m3 }: PricedCargo): string {
  const show = (value: number) =>
    formatNumber(locale, value, { useGrouping: false, maximumFractionDigits: 2 });
  if (containers)
    return containers
      .map(
        ({ type, quantity }) =>
          `${show(quantity)}\u00a0×\u00a0${containerSizes[type] ?? otherSizes[type] ?? type}`,
      )
      .join(' + ');
  return joinByDots([kg !== undefined && `${show(kg)}\u00a0kg`, m3 !== undefined && `${show(m3)}\u00a0m³`]);
}

/** Formats a range with the code of its currency: “USD 1,900 – 2,300”, or “USD 1,900+” without an upper end. */
export function rangeText(
  locale: Locale,
  { low, high, currency }: Pick<FirstPrice, 'low' | 'high' | 'currency'>,
): string {
  const show = (amount: number) =>
    formatNumber(locale, Number(decimalOfMoney({ amount, currency })), { maximumFractionDigits: 2 });
  return `${currency}\u00a0${show(low)}${high === null ? '+' : `\u00a0–\u00a0${show(high)}`}`;
}

/** Formats a price with the cargo that it is for, and its day. */
export function firstPriceText(locale: Locale, price: FirstPrice): string {
  const cargo = pricedCargoText(locale, price.cargo ?? {});
  return `${rangeText(locale, price)} (${[cargo, dayText(locale, price.on)].filter(Boolean).join(', ')})`;
}

/** Formats a day such as 2027-12-31. */
export function dayText(locale: Locale, day: string): string {
  return dayOf(Date.parse(day), 'UTC', locale);
}
