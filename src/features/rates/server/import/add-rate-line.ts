import type { StaffActor } from '#features/identity/server/staff/staff-events.ts';
import { csvLine } from '#platform/csv/csv-line.ts';
import type { RateMapping } from '../../rate-input.ts';
import {
  mostRateLines,
  type RateColumn,
  type RateSheetProblem,
  rateColumns,
  type SheetReading,
} from '../../rates.ts';
import { everyLine } from '../compare-sheets.ts';
import type { RateDependencies } from '../rate-dependencies.ts';
import { findRateSheet, findReading, findSheetMapping } from '../rate-sheets.ts';
import { namesOfCompany, storeRateSheet } from './import-rate-sheet.ts';
import { createLineBatches } from './line-batches.ts';
import type { RateQuestion } from './read-rate-file.ts';

export type TypedLine = Partial<Record<RateColumn, string>>;

export type AddLineOutcome =
  | { ok: true; id: string; lineCount: number; reading: SheetReading }
  | { ok: false; reason: 'unknown' | 'ended' | 'too-many-lines' }
  | { ok: false; reason: 'line-wrong'; problems: RateSheetProblem[] };

/** The typed numbers are those of the desk. */
const asTyped: RateMapping = { columns: {}, constants: {}, decimals: '.' };

/** Names that would be asked for in a file are wrong in a line that is typed. */
function problemsOf({ places, charges, dates, years }: RateQuestion, typed: TypedLine): RateSheetProblem[] {
  const problemOf = (column: RateColumn, problem: RateSheetProblem['problem'], choices: string[]) => ({
    ...{ line: 2, column, problem, value: typed[column] ?? '' },
    ...(choices.length > 0 && { choices }),
  });
  return [
    ...(['from', 'to', 'via'] as const).flatMap((column) =>
      places
        .filter(({ name }) => name === typed[column])
        .map(({ choices }) => problemOf(column, choices.length > 0 ? 'place-ambiguous' : 'place', choices)),
    ),
    ...charges.map(({ choices }) =>
      problemOf('charge', choices.length > 0 ? 'charge-ambiguous' : 'charge', choices),
    ),
    ...(['valid_from', 'valid_until'] as const).flatMap((column) => [
      ...(dates.includes(typed[column] ?? '') ? [problemOf(column, 'date-ambiguous', [])] : []),
      ...(years.includes(typed[column] ?? '') ? [problemOf(column, 'date', [])] : []),
    ]),
  ];
}

/** Returns the lines of a sheet as the import has them, with their number. */
async function batchesOf(
  db: RateDependencies['db'],
  id: string,
): Promise<{ batches: Uint8Array[]; count: number }> {
  const lines = createLineBatches();
  for await (const { number: _number, ...line } of everyLine(db, id)) lines.add([line]);
  return { batches: lines.end(), count: lines.count };
}

/**
 * Adds a line to a sheet without a file: as another version of it, with all of its lines, which is confirmed like an import.
 * The line is read like that of a file. Refused with every wrong cell, and for a sheet that is out of use.
 */
export async function addRateLine(
  { db, clock, readRates }: RateDependencies,
  by: StaffActor,
  id: string,
  typed: TypedLine,
): Promise<AddLineOutcome> {
  const sheet = await findRateSheet(db, id);
  if (!sheet) return { ok: false, reason: 'unknown' };
  if (sheet.state === 'ended') return { ok: false, reason: 'ended' };
  if (sheet.lineCount >= mostRateLines) return { ok: false, reason: 'too-many-lines' };
  const { name, vendor, lineCount } = sheet;
  const cells = rateColumns.map((column) => typed[column] ?? '');
  const read = await readRates({
    content: Buffer.from([csvLine([...rateColumns]), csvLine(cells)].join('')),
    ...{ vendor, chosen: asTyped, remembered: null },
    ...(await namesOfCompany(db)),
  });
  if (read.kind === 'problems') return { ok: false, reason: 'line-wrong', problems: read.problems };
  if (read.kind === 'unmapped') return { ok: false, reason: 'line-wrong', problems: problemsOf(read, typed) };
  const wrong = read.reading.leftOut.flatMap(({ problem, column, values }) =>
    values.map(({ value, choices }) => ({
      ...{ line: 2, column, problem, value },
      ...(choices && { choices }),
    })),
  );
  if (wrong.length > 0) return { ok: false, reason: 'line-wrong', problems: wrong };
  const [reading, mapping, { batches, count }] = await Promise.all([
    findReading(db, id),
    sheet.state === 'unconfirmed' ? findSheetMapping(db, id) : null,
    batchesOf(db, id),
  ]);
  // Replaced while it was read, as by a second click.
  if (count !== lineCount) return { ok: false, reason: 'unknown' };
  const stored = await storeRateSheet({ db, clock }, by, {
    ...{ name, vendor, mapping },
    count: lineCount + read.count,
    batches: [...batches, ...read.batches],
    // The person who confirmed the sheet in use has seen the lines that its file left out.
    reading:
      sheet.state === 'unconfirmed'
        ? reading
        : { ...reading, leftOutLines: 0, leftOut: [], unread: [], ignored: [] },
  });
  return { ok: true, id: stored.id, lineCount: stored.lineCount, reading: stored.reading };
}
