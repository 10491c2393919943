import type { Margin } from '#features/rates/price/priced.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { decimalOf, divideRounded } from '#platform/values/decimal.ts';
import { formatNumber } from '#platform/values/format.ts';
import { formatMoney } from '#platform/values/money.ts';

/** Formats a margin with its share of the price: "USD 120.00 (18.2%)". */
export function marginText({ price, cost }: Pick<Margin, 'price' | 'cost'>): string {
  const earned = { amount: price.amount - cost.amount, currency: price.currency };
  if (price.amount <= 0) return formatMoney(deskLocale, earned);
  const tenths = divideRounded(BigInt(earned.amount) * 1000n, BigInt(price.amount));
  const percent = formatNumber(deskLocale, Number(decimalOf(tenths, 1)), { maximumFractionDigits: 1 });
  return `${formatMoney(deskLocale, earned)} (${percent}%)`;
}
