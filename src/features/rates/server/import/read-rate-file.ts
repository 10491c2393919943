import type { ChargeCode } from '../../charges.ts';
import { type FileQuestions, type FoundTitle, missingColumns } from '../../mapping.ts';
import type { RateMapping } from '../../rate-input.ts';
import {
  mostKeptProblems,
  mostRateLines,
  mostRateTitles,
  mostWrongRows,
  type RateLine,
  type RateSheetProblem,
  type SheetReading,
} from '../../rates.ts';
import { type AppliedMapping, applyMapping, questionOf } from './apply-mapping.ts';
import type { Cells } from './cells.ts';
import { asShown, isNoLine, readFacts } from './file-facts.ts';
import { type FileRow, NotReadable } from './file-row.ts';
import { firstRows, openFile } from './file-rows.ts';
import { createLaneEnds, type NamedZone } from './lane-ends.ts';
import { createLeftOut } from './left-out.ts';
import { createLineBatches } from './line-batches.ts';
import { readLine } from './read-line.ts';
import { findTitles, mostRowsAboveTitles } from './title-rows.ts';
import { createBreaks } from './weight-breaks.ts';

export interface RateFile {
  content: Uint8Array;
  vendor: string;
  /** The owner's mapping for this file, and that of the vendor's last one. */
  chosen: RateMapping | null;
  remembered: RateMapping | null;
  /** The company's answers for names of places (`nameKey` of mapping.ts). */
  places: Record<string, string>;
  /** Zones of the published settings. */
  zones: NamedZone[];
  /** Asks what the columns hold also where that is known. */
  ask?: boolean;
}

/** Questions to an owner about a file. */
export interface RateQuestion extends FileQuestions {
  /** The content of the columns is known. */
  isMapped: boolean;
  titles: FoundTitle[];
  constants: RateMapping['constants'];
  /** Constants that follow from the titles and values, and were not chosen before. */
  guessed: string[];
  included: ChargeCode[];
}

export type ReadRates =
  | {
      kind: 'lines';
      count: number;
      /** JSON of arrays of RateLine (line-batches.ts). */
      batches: Uint8Array<ArrayBuffer>[];
      /** Null where the columns have our own names. */
      mapping: RateMapping | null;
      reading: SheetReading;
    }
  | { kind: 'problems'; problems: RateSheetProblem[]; count: number }
  | ({ kind: 'unmapped' } & RateQuestion);

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
  for (const [index, target] of targets.entries()) {
    if (target !== '' && targets.indexOf(target) < index)
      problems.push({ line, column: shortened(titles[index] ?? ''), problem: 'target-twice', value: target });
  }
  for (const column of missingColumns(targets, constants))
    problems.push({ line, column, problem: 'column-missing', value: '' });
  return problems;
}

/**
 * Reads a file of rates, CSV or XLSX. Lines and prices that are wrong are left out, each cause with its lines; where none is
 * right, every problem is returned. Asks for what is not known: columns, a sheet, the order of dates, names of places and charges.
 */
export async function readRateFile(input: RateFile): Promise<ReadRates> {
  const found = createProblems();
  try {
    return await readFile(input, found);
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error;
    const cause = { line: error.line, column: '', problem: error.problem, value: '' };
    const problems = [cause, ...found.problems].slice(0, mostKeptProblems);
    return { kind: 'problems', problems, count: found.count + 1 };
  }
}

async function readFile(
  { content, vendor, chosen, remembered, zones, places, ask = false }: RateFile,
  found: ReturnType<typeof createProblems>,
): Promise<ReadRates> {
  const refused = (): ReadRates => ({ kind: 'problems', problems: found.problems, count: found.count });
  const file = await openFile(content, [chosen?.sheet, remembered?.sheet]);
  const top = await firstRows(file.rows());
  const head = findTitles(top) ?? (top[0] && { index: 0, line: top[0].line, titles: top[0].cells, known: 0 });
  if (!head) {
    found.add({ line: 1, column: '', problem: 'no-lines', value: '' });
    return refused();
  }
  const { titles, line: titleLine } = head;
  if (titles.length > mostRateTitles) throw new NotReadable('too-many-columns', titleLine);
  const reading = { titles, isVendor: vendor !== '', chosen, remembered };
  const question = questionOf(reading, top.slice(head.index + 1, mostRowsAboveTitles));
  const mapping = applyMapping(reading);
  if (mapping) for (const problem of problemsOfMapping(mapping, titles, titleLine)) found.add(problem);
  if (found.count > 0) return refused();
  const targets = mapping?.targets ?? question.titles.map(({ proposed }) => proposed);
  const constants = mapping?.constants ?? question.constants;
  const charges = { ...remembered?.charges, ...chosen?.charges };
  const laneEndsOf = createLaneEnds(zones, { ...places, ...chosen?.places });
  const columns = { targets, titles, constants, titleLine };
  const facts = await readFacts(file.rows(), columns, { laneEndsOf, charges });
  const dates = facts.dates ?? chosen?.dates ?? null;
  const ambiguousDates = [
    ...(dates === null ? facts.ambiguousDates : []),
    ...(chosen?.dates === undefined ? facts.turned.dates : []),
  ];
  const turned = chosen?.dates === 'day-first' ? facts.turned.columns : new Set<number>();
  const years = chosen?.year === undefined ? facts.withoutYear : [];
  const decimals = chosen?.decimals;
  const signs = facts.signs.size === 0 && decimals ? new Set([decimals]) : facts.signs;
  const numbers = decimals === undefined ? facts.ambiguousNumbers : [];
  const isUnknown = [numbers, ambiguousDates, years, facts.places, facts.charges, file.choices].some(
    (names) => names.length > 0,
  );
  if (!mapping || isUnknown || (ask && !chosen))
    return {
      kind: 'unmapped',
      isMapped: mapping !== null && !ask,
      ...question,
      ...{ sheets: file.sheets.length > 1 ? file.sheets : [], sheet: file.sheet },
      ...{ numbers, dates: ambiguousDates, years, places: facts.places, charges: facts.charges },
    };

  const leftOut = createLeftOut();
  const breaks = createBreaks();
  const lines = createLineBatches();
  let leftOutLines = 0;
  const keep = (rates: RateLine[], line: number) => {
    if (lines.count + rates.length > mostRateLines) throw new NotReadable('too-many-lines', line);
    lines.add(rates);
  };
  const leave = (problem: RateSheetProblem) => {
    leftOut.add(problem);
    if (problem.problem !== 'not-a-line') found.add(problem);
  };
  const context = {
    ...{ laneEndsOf, signs, dates, charges, year: chosen?.year ?? '', bySea: facts.bySea },
    included: chosen?.included ?? mapping.mapping?.included ?? [],
    constants: new Set(Object.keys(constants)),
  };

  /** Returns true for a row that gives a rate. */
  async function readRow({ line, cells: written }: FileRow): Promise<boolean> {
    if (isNoLine(written, columns)) {
      const text = shortened(written.map((cell) => cell.trim()).find(Boolean) ?? '');
      leave({ line, column: '', problem: 'not-a-line', value: text });
      return false;
    }
    if (written.length > targets.length && written.slice(targets.length).some((cell) => cell.trim() !== '')) {
      leftOutLines += 1;
      leave({ line, column: '', problem: 'cell-count', value: String(written.length) });
      return false;
    }
    const cells: Cells = new Map(Object.entries(constants));
    for (const [index, target] of targets.entries()) {
      const text = cellText(written[index] ?? '');
      if (target === '' || text === '') continue;
      cells.set(target, turned.has(index) ? asShown(text) : text);
    }
    const ofFile = new Set(
      targets.filter((target, index) => target !== '' && cellText(written[index] ?? '') !== ''),
    );
    const read = await readLine(cells, {
      ...context,
      constants: new Set([...context.constants].filter((column) => !ofFile.has(column))),
    });
    for (const { target, problem, choices } of read.problems)
      leave({
        line,
        column: shortened(titles[targets.indexOf(target)]?.trim() || target),
        problem,
        value: shortened(cells.get(target) ?? ''),
        ...(choices && { choices }),
      });
    if (read.lines.length === 0) leftOutLines += 1;
    if (read.lines.length === 0 && read.problems.length === 0)
      leave({ line, column: '', problem: 'no-rate', value: '' });
    if (read.breakFrom === null) keep(read.lines, line);
    else for (const rate of read.lines) breaks.add(line, read.breakFrom, rate);
    return read.lines.length > 0;
  }

  const rows = { right: 0, wrong: 0 };
  for await (const row of file.rows()) {
    if (row.line <= titleLine) continue;
    rows[(await readRow(row)) ? 'right' : 'wrong'] += 1;
    if (rows.wrong > Math.max(mostWrongRows, rows.right)) throw new NotReadable('too-many-wrong', row.line);
  }
  const joined = breaks.join();
  keep(joined.lines, titleLine);
  for (const line of joined.wrong) {
    leftOutLines += 1;
    leave({ line, column: '', problem: 'breaks-differ', value: '' });
  }
  if (lines.count === 0) {
    if (found.count === 0) found.add({ line: 1, column: '', problem: 'no-lines', value: '' });
    return refused();
  }
  return {
    kind: 'lines',
    count: lines.count,
    batches: lines.end(),
    mapping: mapping.mapping,
    reading: {
      leftOutLines,
      leftOut: leftOut.causes(),
      ...{ unread: facts.unread, ignored: facts.ignored },
      sheet: file.sheet,
      otherSheets: file.sheets.filter((name) => name !== file.sheet),
    },
  };
}
