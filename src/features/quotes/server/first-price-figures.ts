import { sql } from 'kysely';
import { percentile, weeksUpTo } from '#features/figures/server/lead-figures.ts';
import { type FirstPrice, leastPriceOf } from '#features/rates/price/first-price.ts';
import { convertedSum } from '#features/rates/price/quantities.ts';
import type { LeadTable } from '#features/requests/server/tables.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { scaled } from '#platform/values/decimal.ts';
import { decimalOfMoney, type Money } from '#platform/values/money.ts';
import type { FirstPriceFigures } from '../list.ts';

type Range = Pick<FirstPrice, 'low' | 'high' | 'currency' | 'cargo'>;

/** Farther than this from a range, quote and price are of other cargo. */
const farthest = 1_000;

/** Returns the price that the sender of a request saw; null for none. */
export function shownRangeOf({
  payload,
  price_shown,
}: Pick<LeadTable, 'payload' | 'price_shown'>): Range | null {
  return price_shown === 1 ? ((parseJson(payload).firstPrice as Range | undefined) ?? null) : null;
}

/**
 * Returns where the cheapest option of a quote lies in a range, by the exchange rates of the settings: 0 at its lower end,
 * 100 at its upper one, rounded away from 0, so that a quote just outside is outside. The price that was rounded up to the lower end
 * lies at it. Null without an upper end or a rate for a currency.
 */
export function positionInRange(
  { low, high, currency, cargo }: Range,
  totals: readonly { option_id: string; currency: Money['currency']; price: number }[],
): number | null {
  if (high === null) return null;
  const { company, pricing } = currentSettings();
  const conversion = { to: company.currency, rates: pricing.exchange };
  const [least, lowest, highest] = [leastPriceOf({ low, cargo }), low, high].map((amount) =>
    scaled(decimalOfMoney({ amount, currency })),
  );
  if (least === undefined || lowest === undefined || highest === undefined || highest <= lowest) return null;
  const options = Map.groupBy(totals, ({ option_id }) => option_id);
  const sums = [...options.values()].flatMap((ofOption) => {
    const amounts = ofOption.map(({ price, currency: charged }) => ({ amount: price, currency: charged }));
    return convertedSum(conversion, amounts, currency) ?? [];
  });
  if (sums.length === 0) return null;
  const cheapest = sums.reduce((least, sum) => (sum < least ? sum : least));
  if (cheapest >= least && cheapest < lowest) return 0;
  const [distance, width] = [100n * (cheapest - lowest), highest - lowest];
  const away = distance < 0n ? -1n : 1n;
  const position = Number(distance / width + (distance % width === 0n ? 0n : away));
  return Math.min(farthest, Math.max(-farthest, position));
}

/**
 * Returns how first prices compare with quotes: the requests of the last weeks whose sender saw one, where their first quote
 * lies in it, and their stage of today. One partial index covers the query.
 */
export async function firstPriceFigures(
  { db, clock }: { db: Db; clock: () => number },
  { weeks }: { weeks: number },
): Promise<FirstPriceFigures> {
  const now = clock();
  const [first] = weeksUpTo(now, weeks, currentSettings().company.hours.timeZone);
  const alike = await db
    .selectFrom('leads')
    .select(({ fn }) => ['stage', 'price_position', fn.countAll<number>().as('count')])
    .where('price_shown', '=', sql.lit(1))
    .where('folder', '=', 'inbox')
    .where('merged_into', 'is', null)
    .where('received_at', '>=', first?.from ?? now)
    .where('received_at', '<=', now)
    .groupBy(['stage', 'price_position'])
    .execute();
  const kinds = alike.map(({ stage, price_position: position, count }) => ({
    ...{ stage, position, count: Number(count) },
  }));
  const sumOf = (isCounted: (kind: (typeof kinds)[number]) => boolean) =>
    kinds.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
  const positions = kinds
    .flatMap(({ position, count }) => (position === null ? [] : Array<number>(count).fill(position)))
    .sort((one, other) => one - other);
  return {
    shown: sumOf(() => true),
    quoted: positions.length,
    below: sumOf(({ position }) => position !== null && position < 0),
    within: sumOf(({ position }) => position !== null && position >= 0 && position <= 100),
    above: sumOf(({ position }) => position !== null && position > 100),
    median: percentile(positions, 0.5),
    won: sumOf(({ stage }) => stage === 'won'),
    lost: sumOf(({ stage }) => stage === 'lost'),
  };
}
