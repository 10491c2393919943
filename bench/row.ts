import { inShort, ratiosOf, type Spread, short, spreadOf } from './statistics.ts';

/** A line of the table. */
export interface Figure {
  work: string;
  site: string;
  yardstick: string;
  /** Measured value: a ratio, milliseconds or megabytes. */
  figure: string;
  goal: string;
  /** Null where the figure has no goal. */
  met: boolean | null;
}

/** Options of every row. */
export interface Run {
  rounds: number;
  /** Seconds that one measurement of wrk takes. */
  seconds: number;
  /** Submissions of the memory row between two measurements. */
  submissions: number;
  pages: number;
  /** The folder that the site writes a CPU profile to; undefined without --profile. */
  profileDir: string | undefined;
  /** Prints one line on the way. */
  note(line: string): void;
}

/** Runs one kind of work and measures it; throws when it could not be measured. */
export type Row = (run: Run) => Promise<Figure[]>;

/** A line that compares rates, each round's with the yardstick's of the same round; without a yardstick, no ratio. */
export function rateFigure(work: string, site: number[], yardstick: number[], goal: number): Figure {
  const line = { work, site: `${inShort(spreadOf(site))}/s`, goal: `≥ ${goal}` };
  if (yardstick.length === 0) return { ...line, yardstick: '–', figure: '–', met: null };
  const ratio = spreadOf(ratiosOf(site, yardstick));
  return {
    ...line,
    yardstick: `${inShort(spreadOf(yardstick))}/s`,
    figure: inShort(ratio),
    met: ratio.median >= goal,
  };
}

/** A line whose figure should stay below a limit. */
export function limitFigure(
  work: string,
  site: Spread,
  { unit, limit, yardstick = null }: { unit: string; limit: number; yardstick?: Spread | null },
): Figure {
  return {
    work,
    site: `${inShort(site)} ${unit}`,
    yardstick: yardstick ? `${inShort(yardstick)} ${unit}` : '–',
    figure: `${short(site.median)} ${unit}`,
    goal: `≤ ${limit} ${unit}`,
    met: site.median <= limit,
  };
}

/** Lines as a table in plain text, its columns aligned. */
export function tableOf(header: string[], lines: string[][]): string {
  const widths = header.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  const write = (line: string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [write(header), widths.map((width) => '-'.repeat(width)).join('  '), ...lines.map(write)].join('\n');
}

/** The table of the figures, with each goal and whether it is met. */
export function figuresTable(figures: Figure[]): string {
  return tableOf(
    ['work', 'site', 'yardstick', 'figure', 'goal', ''],
    figures.map(({ met, ...line }) => [
      line.work,
      line.site,
      line.yardstick,
      line.figure,
      line.goal,
      met === null ? '' : met ? 'met' : 'not met',
    ]),
  );
}
