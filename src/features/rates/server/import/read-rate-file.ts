import type { FoundTitle } from '../../mapping.ts';
import type { RateMapping } from '../../rate-input.ts';
import {
  mostKeptProblems,
  mostRateLines,
  mostRateTitles,
  neededRateColumns,
  type RateLine,
  type RateSheetProblem,
} from '../../rates.ts';
import { type DecimalSigns, decimalSignOf } from './cells.ts';
import { createLaneEnds, type NamedZone } from './lane-ends.ts';
import { type FileRow, NotReadable, readCsv } from './read-csv.ts';
import { type Cells, readLine } from './read-line.ts';
import { isZip, readXlsx } from './read-xlsx.ts';
import { type AppliedMapping, applyMapping, proposeTargets, questionOf } from './titles.ts';

export interface RateFile {
  content: Uint8Array;
  vendor: string;
  /** The owner's mapping for this file, and that of the vendor's last one. */
  chosen: RateMapping | null;
  remembered: RateMapping | null;
  /** Zones of the published settings. */
  zones: NamedZone[];
}

export type ReadRates =
  | {
      kind: 'lines';
      count: number;
      /** JSON of arrays of RateLine, `linesAtOnce` each, so that no reader parses all of them at once. */
      batches: Uint8Array<ArrayBuffer>[];
      /** Null where the columns have our own names. */
      mapping: RateMapping | null;
    }
  | { kind: 'problems'; problems: RateSheetProblem[]; count: number }
  | { kind: 'unmapped'; titles: FoundTitle[]; constants: RateMapping['constants'] };

const linesAtOnce = 200;

/** Rows in which the titles are looked for: a tariff has its carrier’s name and notes above them. */
const mostRowsAboveTitles = 20;

/** Shortens a cell for a message. */
function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}

/** Removes the apostrophe that an export puts before formulas. */
function cellText(value: string): string {
  return value.trim().replace(/^'(?=[\s=+\-@＝＋－＠])/, '');
}

/** Problems of a file, of which the first are kept. */
function createProblems() {
  const problems: RateSheetProblem[] = [];
  let count = 0;
  return {
    problems,
    get count() {
      return count;
    },
    add(problem: RateSheetProblem) {
      count += 1;
      if (problems.length < mostKeptProblems) problems.push(problem);
    },
  };
}

/** Returns the problems of a mapping that cannot be applied, each at the line of the titles. */
function problemsOfMapping({ targets, constants }: AppliedMapping, titles: string[], line: number) {
  const problems: RateSheetProblem[] = [];
  const titleOf = (index: number) => shortened(titles[index] ?? '');
  for (const [index, target] of targets.entries()) {
    if (target !== '' && targets.indexOf(target) < index)
      problems.push({ line, column: titleOf(index), problem: 'target-twice', value: target });
  }
  const isThere = (column: string) => targets.includes(column) || column in constants;
  const hasContainers = targets.some((target) => target.includes(':'));
  for (const column of neededRateColumns)
    if (!isThere(column) && !(column === 'basis' && hasContainers))
      problems.push({ line, column, problem: 'column-missing', value: '' });
  if (!isThere('rate') && !isThere('cost') && !hasContainers)
    problems.push({ line, column: 'rate', problem: 'column-missing', value: '' });
  return problems;
}

/** Returns the index of the row that has the most known titles. */
function titleRow(rows: FileRow[]): number {
  const known = rows.map(({ cells }) => proposeTargets(cells, false).filter(Boolean).length);
  return known.indexOf(Math.max(...known));
}

const rowsOf = (content: Uint8Array) => (isZip(content) ? readXlsx(content) : readCsv(content));

const isNumeric = (target: string) => /^(?:rate|cost|minimum|maximum)/.test(target);

/** Returns the decimal signs that the numbers of a file show. */
async function decimalSignsOf(content: Uint8Array, targets: readonly string[], titleLine: number) {
  const found = new Set<'.' | ','>();
  const numeric = targets.flatMap((target, index) => (isNumeric(target) ? index : []));
  for await (const { line, cells } of rowsOf(content)) {
    if (line <= titleLine) continue;
    for (const index of numeric) {
      const sign = decimalSignOf(cells[index] ?? '');
      if (sign === '.' || sign === ',') found.add(sign);
    }
  }
  return found;
}

/**
 * Reads a file of rates, CSV or XLSX. With any problem no lines are returned, but every problem, with its line and column.
 * Asks for a mapping when the titles are not known.
 */
export async function readRateFile({
  content,
  vendor,
  chosen,
  remembered,
  zones,
}: RateFile): Promise<ReadRates> {
  const found = createProblems();
  const laneEndOf = createLaneEnds(zones);
  const batches: Uint8Array<ArrayBuffer>[] = [];
  let lines: RateLine[] = [];
  let count = 0;
  const flush = () => {
    if (lines.length > 0) batches.push(Buffer.from(JSON.stringify(lines)));
    lines = [];
  };
  let first: FileRow[] = [];
  let mapping: AppliedMapping | null = null;
  let titles: string[] = [];
  let signs: DecimalSigns = new Set();

  async function readRow({ line, cells: written }: FileRow): Promise<void> {
    if (!mapping) return;
    const { targets, constants } = mapping;
    if (written.length > targets.length && written.slice(targets.length).some((cell) => cell.trim() !== ''))
      return found.add({ line, column: '', problem: 'cell-count', value: String(written.length) });
    const cells: Cells = new Map(Object.entries(constants));
    for (const [index, target] of targets.entries()) {
      const text = cellText(written[index] ?? '');
      if (target !== '' && text !== '') cells.set(target, text);
    }
    const read = await readLine(cells, laneEndOf, signs);
    if ('problems' in read) {
      for (const { target, problem, choices } of read.problems)
        found.add({
          line,
          column: shortened(titles[targets.indexOf(target)]?.trim() || target),
          problem,
          value: shortened(cells.get(target) ?? ''),
          ...(choices && { choices }),
        });
      return;
    }
    count += read.lines.length;
    if (count > mostRateLines) throw new NotReadable('too-many-lines', line);
    if (found.count > 0) return;
    lines.push(...read.lines);
    if (lines.length >= linesAtOnce) flush();
  }

  /** Decides how the file is read, from its first rows; returns a question where the owner has to. */
  async function begin(): Promise<ReadRates | null> {
    const rows = first;
    first = [];
    const row = rows[titleRow(rows)];
    if (!row) return null;
    titles = row.cells;
    if (titles.length > mostRateTitles) throw new NotReadable('too-many-columns', row.line);
    const reading = { titles, isVendor: vendor !== '', chosen, remembered };
    const values = rows.slice(rows.indexOf(row) + 1);
    mapping = applyMapping(reading);
    if (!mapping)
      return {
        kind: 'unmapped',
        ...questionOf(
          reading,
          values.map(({ cells }) => cells),
        ),
      };
    for (const problem of problemsOfMapping(mapping, titles, row.line)) found.add(problem);
    if (found.count > 0) return { kind: 'problems', problems: found.problems, count: found.count };
    signs = await decimalSignsOf(content, mapping.targets, row.line);
    for (const value of values) await readRow(value);
    return null;
  }

  try {
    let isBegun = false;
    for await (const row of rowsOf(content)) {
      if (isBegun) await readRow(row);
      else {
        first.push(row);
        if (first.length < mostRowsAboveTitles) continue;
        isBegun = true;
        const question = await begin();
        if (question) return question;
      }
    }
    const question = isBegun ? null : await begin();
    if (question) return question;
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error;
    found.add({ line: error.line, column: '', problem: error.problem, value: '' });
  }
  if (found.count === 0 && count === 0) found.add({ line: 1, column: '', problem: 'no-lines', value: '' });
  if (found.count > 0) return { kind: 'problems', problems: found.problems, count: found.count };
  flush();
  return { kind: 'lines', count, batches, mapping: (mapping as AppliedMapping | null)?.mapping ?? null };
}
