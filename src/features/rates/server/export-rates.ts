import { csvLine } from '#platform/csv/csv-line.ts';
import type { Db } from '#platform/db/open-database.ts';
import { scaled } from '#platform/values/decimal.ts';
import { fill } from '#platform/values/format.ts';
import { decimalOfMoney } from '#platform/values/money.ts';
import { typedTextOf } from '#platform/values/typed-number.ts';
import { type RateLine, rateColumns, type SheetReading } from '../rates.ts';
import { rateProblems } from '../strings/en/rate-outcomes.ts';
import { everyLine } from './compare-sheets.ts';

/** Quantities of weight breaks in ascending order. */
function inOrder(quantities: Iterable<string>): string[] {
  return [...new Set(quantities)].sort((a, b) => (scaled(a) < scaled(b) ? -1 : 1));
}

function titlesOf(breaks: string[]): string[] {
  const steps = breaks.flatMap((from) => [`rate_${from}`, `cost_${from}`]);
  return rateColumns.flatMap((column) => (column === 'currency' ? [...steps, column] : [column]));
}

function cellsOf(
  { minimum, costMinimum, maximum, currency, transitDays, ...line }: RateLine,
  breaks: string[],
): string[] {
  const money = (amount: number | null) => (amount === null ? '' : decimalOfMoney({ amount, currency }));
  const decimal = (value: string | null | undefined) => typedTextOf(value ?? '');
  const steps = breaks.flatMap((from) => {
    const step = line.breaks.find((found) => found.from === from);
    return [decimal(step?.rate), decimal(step?.cost)];
  });
  return [
    ...[line.from, line.to, line.via, line.carrier, line.mode, line.code, line.of ?? '', line.text],
    ...[line.basis, line.container ?? '', decimal(line.rate), decimal(line.cost), ...steps, currency],
    ...[money(minimum), money(costMinimum), money(maximum), decimal(line.minimumQuantity)],
    ...[
      String(line.freeDays ?? ''),
      line.validFrom ?? '',
      line.validUntil ?? '',
      [...new Set(transitDays ?? [])].join('-'),
    ],
  ];
}

/** Returns the lines as CSV that can be imported again. */
export function rateCsv(lines: RateLine[]): string[] {
  const breaks = inOrder(lines.flatMap((line) => line.breaks.map(({ from }) => from)));
  return [csvLine(titlesOf(breaks)), ...lines.map((line) => csvLine(cellsOf(line, breaks)))];
}

/** Yields a sheet as CSV that can be imported again; for an unknown sheet only the titles. */
export async function* rateSheetLines(db: Db, id: string): AsyncGenerator<string, void> {
  const found = new Set<string>();
  for await (const line of everyLine(db, id)) for (const { from } of line.breaks) found.add(from);
  const breaks = inOrder(found);
  yield csvLine(titlesOf(breaks));
  for await (const line of everyLine(db, id)) yield csvLine(cellsOf(line, breaks));
}

/** Returns what of a file is not imported as CSV, in the order of its lines. */
export function leftOutCsv({ leftOut }: SheetReading): string[] {
  const rows = leftOut
    .flatMap(({ problem, column, values }) =>
      values.flatMap(({ value, lines, choices = [] }) => {
        const cause = fill(rateProblems[problem], { choices: choices.join(', ') });
        return lines.map((line) => ({ line, cells: [String(line), column, value, cause] }));
      }),
    )
    .sort((a, b) => a.line - b.line);
  return [csvLine(['line', 'column', 'value', 'cause']), ...rows.map(({ cells }) => csvLine(cells))];
}
