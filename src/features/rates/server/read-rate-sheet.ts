import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Decimal, readDecimalText } from '../../../platform/values/decimal.ts';
import { type Currency, isCurrency, moneyOfDecimal } from '../../../platform/values/money.ts';
import { lineLimit } from '../../../platform/values/text.ts';
import { signedRate } from '../charges.ts';
import {
  mostRateLines,
  mostRateProblems,
  neededRateColumns,
  type RateColumn,
  type RateLine,
  type RateProblem,
  type RateSheetProblem,
  rateChoices,
  rateColumns,
} from '../rates.ts';
import { findPlaceCode } from './place-codes.ts';

/** Thrown for a cell with a problem. */
class Wrong extends Error {
  column: RateColumn;
  problem: RateProblem;
  constructor(column: RateColumn, problem: RateProblem) {
    super(problem);
    this.column = column;
    this.problem = problem;
  }
}

type Cells = Record<RateColumn, string>;

function choiceIn<Choice extends string>(cells: Cells, column: RateColumn): Choice {
  const typed = cells[column].toLowerCase();
  const found = rateChoices[column]?.find((choice) => choice.toLowerCase() === typed);
  if (found === undefined) throw new Wrong(column, 'choice');
  return found as Choice;
}

function decimalIn(cells: Cells, column: RateColumn, isSigned: boolean): Decimal {
  const read = readDecimalText(cells[column], { isExact: true });
  if (!read.ok) throw new Wrong(column, read.problem === 'number-places' ? 'digits' : 'number');
  if (!isSigned && read.decimal.startsWith('-')) throw new Wrong(column, 'negative');
  return read.decimal;
}

/** The rate of a discount may have a minus sign or none, as in the editor of quotes. */
function rateIn(cells: Cells, column: 'rate' | 'cost', code: RateLine['code']): Decimal {
  return signedRate(code, decimalIn(cells, column, code === 'discount'));
}

function dateIn(cells: Cells, column: RateColumn): string | null {
  const typed = cells[column];
  if (typed === '') return null;
  const isDate =
    /^\d{4}-\d{2}-\d{2}$/.test(typed) &&
    !Number.isNaN(Date.parse(typed)) &&
    new Date(typed).toISOString().startsWith(typed);
  if (!isDate) throw new Wrong(column, 'date');
  return typed;
}

/** Parses `18` or `18-24`, with any dash. */
function daysIn(cells: Cells): [number, number] | null {
  const typed = cells.transit_days;
  if (typed === '') return null;
  const [, least = '', most = least] = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?$/.exec(typed) ?? [];
  const days: [number, number] = [Number(least), Number(most)];
  if (least === '' || days[0] > days[1] || days[1] > 365) throw new Wrong('transit_days', 'days');
  return days;
}

function minimumIn(cells: Cells, currency: Currency): number | null {
  if (cells.minimum === '') return null;
  const money = moneyOfDecimal(decimalIn(cells, 'minimum', false), currency);
  if (!money) throw new Wrong('minimum', 'digits');
  return money.amount;
}

/** Parses one line; throws `Wrong` at the first invalid cell. */
async function lineOf(cells: Cells, codeOf: (text: string) => Promise<string | null>): Promise<RateLine> {
  for (const column of neededRateColumns) if (cells[column] === '') throw new Wrong(column, 'missing');
  const placeIn = async (column: 'from' | 'to') => {
    const code = await codeOf(cells[column]);
    if (code === null) throw new Wrong(column, 'place');
    return code;
  };
  const from = await placeIn('from');
  const to = await placeIn('to');
  if (from === to) throw new Wrong('to', 'same-place');
  const code = choiceIn<RateLine['code']>(cells, 'charge');
  const { text } = cells;
  if (text.length > lineLimit) throw new Wrong('text', 'too-long');
  if (text === '' && (code === 'other' || code === 'discount')) throw new Wrong('text', 'text-missing');
  const basis = choiceIn<RateLine['basis']>(cells, 'basis');
  if (cells.container !== '' && basis !== 'container') throw new Wrong('container', 'container');
  const container =
    cells.container === '' ? null : choiceIn<NonNullable<RateLine['container']>>(cells, 'container');
  const currency = cells.currency.toUpperCase();
  if (!isCurrency(currency)) throw new Wrong('currency', 'choice');
  const validFrom = dateIn(cells, 'valid_from');
  const validUntil = dateIn(cells, 'valid_until');
  if (validFrom && validUntil && validFrom > validUntil) throw new Wrong('valid_until', 'date-order');
  return {
    from,
    to,
    mode: choiceIn<RateLine['mode']>(cells, 'mode'),
    code,
    text,
    basis,
    container,
    currency,
    rate: rateIn(cells, 'rate', code),
    cost: cells.cost === '' ? null : rateIn(cells, 'cost', code),
    minimum: minimumIn(cells, currency),
    validFrom,
    validUntil,
    transitDays: daysIn(cells),
  };
}

/** Returns the columns of the first line, and its problems. */
function columnsOf(titles: string[]): { columns: RateColumn[]; problems: RateSheetProblem[] } {
  const names = titles.map((title) => title.trim().toLowerCase().replaceAll(' ', '_'));
  const problems: RateSheetProblem[] = [];
  for (const [index, name] of names.entries()) {
    const value = shortened(titles[index] ?? '');
    if (!rateColumns.some((column) => column === name))
      problems.push({ line: 1, column: name.slice(0, 40), problem: 'column-unknown', value });
    else if (names.indexOf(name) < index)
      problems.push({ line: 1, column: name, problem: 'column-twice', value });
  }
  for (const column of neededRateColumns)
    if (!names.includes(column)) problems.push({ line: 1, column, problem: 'column-missing', value: '' });
  return { columns: names as RateColumn[], problems };
}

/** Shortens a cell for a message. */
function shortened(value: string): string {
  return value.length > 60 ? `${value.slice(0, 60)}…` : value;
}

/** Removes the apostrophe that an export puts before formulas. */
function cellText(value: string): string {
  return value.trim().replace(/^'(?=[=+\-@])/, '');
}

export type ReadRateSheet = { ok: true; lines: RateLine[] } | { ok: false; problems: RateSheetProblem[] };

/** Limit of parsed lines, including a spreadsheet's empty rows, which hold only separators. */
const mostRows = 2 * mostRateLines;

/** Detects the separator from the first line: spreadsheets of some countries write semicolons. */
function delimiterOf(csv: string): string {
  const [first = ''] = csv.slice(0, 2000).split('\n', 1);
  return first.split(';').length > first.split(',').length ? ';' : ',';
}

/**
 * Parses a rate sheet. Reports at most one problem per line, with its column, up to a hundred; a sheet with any problem
 * returns no lines. Yields to the event loop between the parts of a long one.
 */
export async function readRateSheet(csv: string): Promise<ReadRateSheet> {
  const codes = new Map<string, Promise<string | null>>();
  const codeOf = (text: string) => {
    const found = codes.get(text) ?? findPlaceCode(text);
    codes.set(text, found);
    return found;
  };
  const lines: RateLine[] = [];
  let problems: RateSheetProblem[] = [];
  let columns: RateColumn[] | null = null;
  let reached = 1;
  const rows = Readable.from(chunksOf(csv)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }),
  );
  try {
    for await (const { record, info } of rows as AsyncIterable<{
      record: string[];
      info: { lines: number; records: number };
    }>) {
      reached = info.lines;
      if (info.records > mostRows) {
        problems.push({ line: reached, column: '', problem: 'too-many-lines', value: '' });
        break;
      }
      if (record.every((value) => value.trim() === '')) continue;
      if (!columns) {
        ({ columns, problems } = columnsOf(record));
        if (problems.length > 0) break;
        continue;
      }
      const found = await readRow(record, { columns, line: reached, codeOf });
      if ('problem' in found) problems.push(found);
      else lines.push(found);
      if (lines.length > mostRateLines)
        problems.push({ line: reached, column: '', problem: 'too-many-lines', value: '' });
      if (problems.length >= mostRateProblems || lines.length > mostRateLines) break;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    problems.push({ line: Number(error.lines ?? reached), column: '', problem: 'not-csv', value: '' });
  }
  if (problems.length > 0) return { ok: false, problems };
  if (lines.length > 0) return { ok: true, lines };
  return { ok: false, problems: [{ line: 1, column: '', problem: 'no-lines', value: '' }] };
}

interface RowOptions {
  columns: RateColumn[];
  line: number;
  codeOf: (text: string) => Promise<string | null>;
}

async function readRow(
  record: string[],
  { columns, line, codeOf }: RowOptions,
): Promise<RateLine | RateSheetProblem> {
  if (record.length !== columns.length)
    return { line, column: '', problem: 'cell-count', value: String(record.length) };
  const cells = Object.fromEntries(rateColumns.map((column) => [column, ''])) as Cells;
  for (const [index, column] of columns.entries()) cells[column] = cellText(record[index] ?? '');
  try {
    return await lineOf(cells, codeOf);
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { line, column: error.column, problem: error.problem, value: shortened(cells[error.column]) };
  }
}

/**
 * Splits a text into parts of 4 KB, each on a separate turn of the event loop: the parser is slow for very short lines.
 */
async function* chunksOf(text: string): AsyncGenerator<string> {
  const size = 4 * 1024;
  for (let at = 0; at < text.length; at += size) {
    yield text.slice(at, at + size).replaceAll('\0', '');
    await new Promise((done) => setImmediate(done));
  }
}
