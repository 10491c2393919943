import { scaled } from '#platform/values/decimal.ts';
import { moneyOfDecimal } from '#platform/values/money.ts';
import type { RateLine } from '../../rates.ts';
import type { ReadLine } from './read-line.ts';

/** Joins lines of a file that are weight breaks of one line: all but prices and minimum are the same. */
export function createBreaks() {
  interface Step {
    line: number;
    from: Exclude<ReadLine['breakFrom'], null>;
    rate: RateLine;
  }
  const groups = new Map<string, Step[]>();
  return {
    add(line: number, from: Step['from'], rate: RateLine) {
      const { rate: _rate, cost: _cost, minimum: _minimum, costMinimum: _costMinimum, ...same } = rate;
      const key = JSON.stringify(same);
      groups.set(key, [...(groups.get(key) ?? []), { line, from, rate }]);
    },
    /** Returns the joined lines, and the lines of the file that do not fit. */
    join(): { lines: RateLine[]; wrong: number[] } {
      const lines: RateLine[] = [];
      const wrong: number[] = [];
      for (const steps of groups.values()) {
        const least = steps.filter(({ from }) => from === 'minimum');
        const sorted = steps
          .flatMap((step) => (step.from === 'minimum' ? [] : { ...step, from: step.from }))
          .sort((a, b) => (scaled(a.from) < scaled(b.from) ? -1 : 1));
        const [first] = sorted;
        const minimums = new Set(sorted.map(({ rate }) => `${rate.minimum} ${rate.costMinimum}`));
        const isTwice = sorted.some(({ from }, index) => sorted[index - 1]?.from === from);
        if (!first || least.length > 1 || minimums.size > 1 || isTwice) {
          wrong.push(...steps.map(({ line }) => line));
          continue;
        }
        const amountOf = (price: string | null | undefined) =>
          price == null ? null : (moneyOfDecimal(price, first.rate.currency)?.amount ?? null);
        const isFromStart = scaled(first.from) <= scaled('1');
        lines.push({
          ...first.rate,
          minimum: amountOf(least[0]?.rate.rate) ?? first.rate.minimum,
          costMinimum: amountOf(least[0]?.rate.cost) ?? first.rate.costMinimum,
          // Without a price below the first break, the least quantity is that of the first break.
          minimumQuantity: isFromStart ? first.rate.minimumQuantity : first.from,
          breaks: sorted.slice(1).map(({ from, rate: { rate, cost } }) => ({ from, rate, cost })),
        });
      }
      return { lines, wrong };
    },
  };
}
