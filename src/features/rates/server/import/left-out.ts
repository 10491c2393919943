import type { LeftOutCause, RateSheetProblem } from '../../rates.ts';

/** Lines that the causes of a sheet name at most, and values of a cause. */
const mostLines = 20_000;
const mostValues = 500;

/** Collects what of a file is not imported, once for each cause and value. */
export function createLeftOut() {
  const byCause = new Map<string, LeftOutCause & { byValue: Map<string, LeftOutCause['values'][number]> }>();
  let kept = 0;
  return {
    add({ line, column, problem, value, choices }: RateSheetProblem) {
      const key = `${problem}\n${column}`;
      const cause = byCause.get(key) ?? { problem, column, count: 0, values: [], byValue: new Map() };
      byCause.set(key, cause);
      cause.count += 1;
      const found = cause.byValue.get(value);
      if (!found && cause.byValue.size >= mostValues) return;
      const entry = found ?? { value, count: 0, lines: [], ...(choices && { choices }) };
      cause.byValue.set(value, entry);
      entry.count += 1;
      if (kept >= mostLines) return;
      kept += 1;
      entry.lines.push(line);
    },
    causes(): LeftOutCause[] {
      return [...byCause.values()]
        .sort((a, b) => b.count - a.count)
        .map(({ byValue, ...cause }) => ({
          ...cause,
          values: [...byValue.values()].sort((a, b) => b.count - a.count),
        }));
    },
  };
}
